import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../../support/temp-database.ts';
import { runCommand, startServer, type SpawnedServer } from '../../support/spawned-server.ts';

const page = `<!doctype html><html lang="en"><head><title>Heat pumps</title></head><body><main><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one, and needs electricity for it. '.repeat(12)}</p></main></body></html>`;

let directory: TempDirectory;
let site: Server;
let siteUrl: string;
let server: SpawnedServer | undefined;
const hits = new Map<string, number>();
const held: ServerResponse[] = [];
let isReleased = false;
let onHit = (): void => undefined;

beforeAll(async () => {
  directory = makeTempDirectory();
  site = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/robots.txt') return response.writeHead(404).end();
    hits.set(path, (hits.get(path) ?? 0) + 1);
    response.setHeader('content-type', 'text/html');
    if (path.startsWith('/held') && !isReleased) held.push(response);
    else response.end(page);
    return onHit();
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  if (server?.process.exitCode === null) await server.kill();
  site.closeAllConnections();
  site.close();
  directory.remove();
});

const isHit = (path: string): Promise<void> =>
  new Promise((done) => {
    onHit = () => {
      if (hits.has(path)) done();
    };
    onHit();
  });

test('a batch resumes after a kill without fetching pages again', async () => {
  const made = await runCommand(
    directory.path,
    ...['keys', 'create', '--type', 'secret', '--environment', 'live', '--rate-limit', '100000', '--json'],
  );
  const { key } = JSON.parse(made.stdout) as { key: string };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  server = await startServer(directory.path);
  // A batch may have two of four places: the second page that is held is asked for once both others are saved.
  const paths = ['/held/1', '/a', '/b', '/held/2'];
  const submitted = await fetch(`${server.baseUrl}/v1/analysis/batch`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ urls: paths.map((path) => `${siteUrl}${path}`) }),
  });
  const { id } = (await submitted.json()) as { id: string };
  await isHit('/held/2');
  await server.kill();
  for (const response of held.splice(0)) response.destroy();

  isReleased = true;
  server = await startServer(directory.path);
  const read = async (path: string): Promise<Record<string, unknown>> =>
    (await (await fetch(`${server?.baseUrl ?? ''}${path}`, { headers })).json()) as Record<string, unknown>;
  await expect.poll(async () => (await read(`/v1/analysis/batch/${id}`))['status']).toBe('completed');
  const batch = await read(`/v1/analysis/batch/${id}`);
  expect(batch['counts']).toEqual({ queued: 0, processing: 0, completed: 4, failed: 0 });
  expect(Object.fromEntries(hits)).toEqual({ '/held/1': 2, '/a': 1, '/b': 1, '/held/2': 2 });
  for (const { id: analysisId, url } of batch['analyses'] as { id: string; url: string }[]) {
    const analysis = await read(`/v1/analysis/${analysisId}`);
    expect(analysis).toMatchObject({ status: 'completed' });
    const { competitors } = analysis;
    const others = paths.map((path) => `${siteUrl}${path}`).filter((other) => other !== url);
    expect((competitors as { url: string }[]).map((competitor) => competitor.url)).toEqual(others);
  }
});
