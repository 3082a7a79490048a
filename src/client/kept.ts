export { forget, keep, readKept } from '../ui/kept.ts';
