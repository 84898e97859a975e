import { fileURLToPath } from 'node:url';
import express from 'express';
import { insertBlocks, listen } from '../listen.mjs';
import { handler } from './dist/server/entry.mjs';

const app = express();
app.set('env', 'test');
// Pages that are rendered on demand get their blocks from the middleware of Astro, prerendered ones here.
app.use(/^\/static/, insertBlocks);
app.use(
  express.static(fileURLToPath(new URL('dist/client', import.meta.url)), {
    redirect: false,
    extensions: ['html'],
  }),
);
app.get('/static', (request, response) =>
  response.sendFile(fileURLToPath(new URL('dist/client/static/index.html', import.meta.url))),
);
app.use(handler);
listen(app);
