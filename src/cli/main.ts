import { complain, exits } from './command.ts';
import { area5 } from './commands.ts';

// A reader that has seen enough, as in `| head`, is no mistake of anybody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(
    error.code === 'EPIPE' ? exits.done : complain(`the output cannot be written: ${error.message}`),
  );
});
process.stderr.on('error', () => process.exit(exits.failed));

process.exitCode = await area5(process.argv.slice(2));
