import { analyzeForPage } from '../../../deduction/analysis/worker.ts';
import { analyze } from './analyze.ts';

analyzeForPage(analyze);
