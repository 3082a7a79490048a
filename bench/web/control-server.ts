import { print } from '../../src/cli/command.ts';
import { startServer } from '../../src/server/serve.ts';

/** Our own server with another page: started with the folders of the page and of its data. */
const [page = '', data = ''] = process.argv.slice(2);
const { url } = await startServer({ host: '127.0.0.1', port: 0, data, page, botThreads: 1, log: 'silent' });
print(`open at ${url}`);
