import { fileURLToPath } from 'node:url';
import next from 'next';
import { insertBlocks, listen } from '../listen.mjs';

const app = next({ dev: false, dir: fileURLToPath(new URL('.', import.meta.url)) });
const handle = app.getRequestHandler();
await app.prepare();
listen((request, response) => insertBlocks(request, response, () => handle(request, response)));
