import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPackage, runProgram, unpackPackage } from '../support/packed-package.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'packages/middleware');

let directory: TempDirectory;
let archive: string;
let files: readonly string[];
/** A project that has installed the package, its one dependency and the frameworks of the examples. */
let project: string;

const settings = { CITEWORTHY_KEY: 'cw_sk_live_0' };

beforeAll(() => {
  directory = makeTempDirectory();
  ({ archive, files } = packPackage(folder, directory.path));
  project = join(directory.path, 'project');
  unpackPackage(archive, join(project, 'node_modules/@citeworthy/middleware'));
  for (const name of ['parse5', 'express', 'connect', 'fastify'])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
});
afterAll(() => directory.remove());

test('contains one module and the declarations that its types reach', () => {
  const strays = files.filter((path) => !/^dist\/bundled\/[\w-]+\.d\.ts$/.test(path));
  expect(strays.sort()).toEqual(['LICENSE', 'README.md', 'dist/bundled/index.js', 'package.json']);
});

test('has types that resolve and a manifest without faults', () => {
  for (const [command, ...args] of [
    ['attw', archive, '--profile', 'esm-only'],
    ['publint', archive, '--strict'],
  ] as const) {
    const { status, stdout } = runProgram(join(root, 'node_modules/.bin', command), args, project);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.any(String) });
  }
});

/** Runs an example against a service that publishes a title for every page, and prints what a visitor gets. */
const driver = `
import { createServer } from 'node:http';
import { once } from 'node:events';
const title = { id: 'blk_1', type: 'title', html: '', text: 'How to choose a heat pump' };
const answer = { object: 'tracker_page', version: 'v1', content_blocks: [title] };
const service = createServer((request, response) => response.end(JSON.stringify(answer))).listen(0, '127.0.0.1');
await once(service, 'listening');
const baseUrl = 'http://127.0.0.1:' + service.address().port;
globalThis.serviceUrl = baseUrl;
const found = {};
// A first visitor waits 50 ms only.
const until = async (read) => { for (;;) { const text = await read(); if (text.includes('heat pump</title>')) return text; } };
for (const name of ['express', 'connect', 'fastify']) {
  const { app } = await import('./' + name + '.mjs');
  const server = name === 'fastify' ? app.server : createServer(app);
  if (name === 'fastify') await app.listen({ port: 0, host: '127.0.0.1' });
  else await once(server.listen(0, '127.0.0.1'), 'listening');
  found[name] = await until(async () => (await fetch('http://127.0.0.1:' + server.address().port + '/guide')).text());
}
const { default: worker, GET, onRequest } = await import('./fetch.mjs');
const request = new Request('https://www.example.com/guide');
const page = () => new Response('<title>Guide</title>', { headers: { 'content-type': 'text/html' } });
found.worker = await until(async () => (await worker.fetch(request)).text());
found.next = await until(async () => (await GET(request)).text());
found.astro = await until(async () => (await onRequest({ request }, page)).text());
console.log(JSON.stringify(found));
process.exit();
`;

test('every example of the README puts blocks into its page', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const [, name = '', code = ''] of readme.matchAll(/```js (\w+)\n([^]*?)```/g)) {
    const example = code
      .replaceAll("'https://citeworthy.example.com'", 'globalThis.serviceUrl')
      .replace(/^(?:await )?(?:app|createServer\(app\))\.listen\(.*\);$/m, 'export { app };');
    writeFileSync(join(project, `${name}.mjs`), example);
  }
  writeFileSync(join(project, 'driver.mjs'), driver);
  const { stdout, stderr } = runProgram(process.execPath, ['driver.mjs'], project, settings);
  expect(stderr).toBe('');
  const whole = '<!doctype html><title>How to choose a heat pump</title><p>How to choose a heat pump.';
  expect(JSON.parse(stdout)).toEqual({
    ...Object.fromEntries(['express', 'connect', 'fastify', 'worker', 'next'].map((name) => [name, whole])),
    astro: '<title>How to choose a heat pump</title>',
  });
});
