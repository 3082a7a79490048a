import { damageOf } from './sqlite-check.ts';

/** A process of its own: says what is wrong with the file that it is given, or nothing. */
process.stdout.write(damageOf(process.argv[2] ?? '') ?? '');
