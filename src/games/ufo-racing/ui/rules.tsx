import { RulesPage } from '../../../ui/rules-page.tsx';
import { SECTIONS } from './rules-text.ts';

export const Rules = () => <RulesPage sections={SECTIONS} />;
