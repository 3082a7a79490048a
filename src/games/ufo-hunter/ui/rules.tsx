import { RulesPage } from '../../../ui/rules-page.tsx';
import { SECTIONS } from './rules-text.ts';
import './pieces.css';

export const Rules = () => <RulesPage sections={SECTIONS} />;
