/**
 * The inputs of `hostile.mjs`. Add one as an object: `name`, `bytes`, and `send`, which submits it and returns how it
 * ended. `send` gets the service (`call`), a site on loopback (`serve`) and the model's endpoint (`answer`).
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Compiles a file of the tests that imports nothing. */
async function load(name) {
  const source = readFileSync(new URL(`../../test/support/${name}.ts`, import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  return await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}

const { hostileRobots, longestPath } = await load('hostile-robots');
const { worstInputs } = await load('hostile-pages');

const statusOf = ({ status, json }) =>
  json.status === undefined
    ? `${status} ${json.error?.code ?? ''}`
    : [
        json.status,
        json.error?.code,
        ...(json.warnings ?? []).map(({ code }) => code).filter((code) => code.startsWith('model_')),
      ]
        .filter(Boolean)
        .join(' ');

const head =
  '<!doctype html><html lang="en"><head><title>Oil</title></head><body><main><h1>How a windlass is oiled</h1>';
const nested = (depth, open, close = '') => open.repeat(depth) + close.repeat(depth);

const robots = Object.entries(hostileRobots).map(([name, text]) => ({
  name: `robots.txt: ${name}`,
  bytes: text.length,
  async send({ call, serve }) {
    const site = await serve((path) =>
      path === '/robots.txt'
        ? { type: 'text/plain', body: text }
        : { type: 'text/html', body: `${head}<p>Oil it twice a year.` },
    );
    try {
      return statusOf(await call('/v1/analysis', { url: `${site.baseUrl}${longestPath.slice(0, 1_900)}` }));
    } finally {
      await site.close();
    }
  },
}));

const page = (name, html, queries) => ({
  name: `page: ${name}`,
  bytes: Buffer.byteLength(html),
  send: async ({ call }) =>
    statusOf(
      await call('/v1/analysis', {
        url: 'https://a.example/',
        html,
        ...(queries === undefined ? {} : { queries }),
      }),
    ),
});

const injection = (name, html) => ({
  name: `injection: ${name}`,
  bytes: Buffer.byteLength(html),
  send: async ({ call, answer }) => {
    answer('{}');
    return statusOf(await call('/v1/injection', { html }));
  },
});

const largePages = {
  'divisions nested 250,000 deep': head + nested(250_000, '<div>x', '</div>'),
  'lists nested 100,000 deep': head + nested(100_000, '<ul><li>x'),
  'tables nested 50,000 deep': head + nested(50_000, '<table><tr><td>'),
  'a row of 200,000 cells above 50,000 rows': `${head}<table><tr>${'<td>1'.repeat(200_000)}${'<tr><td>1'.repeat(50_000)}`,
  'a million cells': `${head}<table><tr>${'<td>1'.repeat(1_000_000)}`,
  '5 MB of words': `${head}<p>${'a b c d. '.repeat(550_000)}`,
  'unclosed fonts': head + '<p><font size=1>x'.repeat(60_000),
  'JSON-LD nested 240,000 deep': `<script type="application/ld+json">${nested(240_000, '[', ']')}</script>${head}<p>Oil it.`,
  'media queries nested 100,000 deep': `<style>${'@media x{'.repeat(100_000)}</style>${head}<p>Oil it.`,
};

const body = (name, text) => ({
  name: `body: ${name}`,
  bytes: text.length,
  send: async ({ post }) => statusOf(await post('/v1/analysis', text)),
});

const mib = 1024 * 1024;
const bodies = [
  body('10 MiB nested arrays', `${'['.repeat(5 * mib - 1)}${']'.repeat(5 * mib - 1)}`),
  body('10 MiB of empty objects', `[${'{},'.repeat((10 * mib) / 3 - 2)}{}]`),
  body('10 MiB of escapes', `{"url":"${'\\u0041'.repeat((10 * mib) / 6 - 4)}"}`),
  body('10 MiB of escaped quotes', `{"url":"${'\\"'.repeat(5 * mib - 8)}"}`),
  body('html of 5 MiB of line ends', `{"url":"https://a.example/","html":"${'\\n'.repeat(5 * mib - 40)}"}`),
  body('metadata with NUL', '{"url":"https://a.example/","html":"<p>x","metadata":{"a":"\\u0000"}}'),
];

const answers = {
  'nested 500,000 deep': nested(500_000, '[', ']'),
  'an object nested 30,000 deep': `{"title":${nested(30_000, '[', ']')}}`,
  '900 kB of one title': JSON.stringify({ title: 'a'.repeat(900_000) }),
  '60,000 blocks': `{"faq":[${'{"q":1},'.repeat(60_000)}1]}`,
  'a page of an error': '<html><body>Bad gateway</body></html>',
};
const models = Object.entries(answers).map(([name, text]) => ({
  name: `model: ${name}`,
  bytes: text.length,
  async send({ call, answer }) {
    answer(text);
    return statusOf(
      await call('/v1/injection', {
        html: `${head}<p>A windlass is oiled twice a year, in spring and autumn.`,
      }),
    );
  },
}));

const receivers = {
  name: 'webhooks: 10 receivers that never answer',
  bytes: 0,
  async send({ call, serve, addEndpoint }) {
    const site = await serve(() => null);
    try {
      for (let index = 0; index < 10; index += 1) await addEndpoint(`${site.baseUrl}/${index}`);
      const html = `${head}<p>Oil it twice a year.`;
      const sent = await Promise.all(
        Array.from({ length: 10 }, () => call('/v1/analysis', { url: 'https://a.example/', html })),
      );
      return [...new Set(sent.map(statusOf))].join(', ');
    } finally {
      await site.close();
    }
  },
};

export const inputs = [
  { name: 'nothing', bytes: 0, send: () => new Promise((done) => setTimeout(() => done('–'), 3_000)) },
  ...robots,
  ...worstInputs().map(({ name, html, queries }) => page(name, html, queries)),
  ...Object.entries(largePages).map(([name, html]) => page(name, html)),
  ...Object.entries(largePages)
    .slice(0, 5)
    .map(([name, html]) => injection(name, html)),
  ...bodies,
  ...models,
  receivers,
];
