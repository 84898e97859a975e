import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText, readYaml, root } from '../support/deploy-files.ts';
import {
  blocksOf,
  isPrinted,
  outputsOf,
  scriptOf,
  stepsOf,
  type GuideStep,
} from '../support/guide-blocks.ts';
import { startServer, type SpawnedServer } from '../support/spawned-server.ts';
import { startedProcess } from '../support/started.ts';
import { makeDataDirectory } from '../support/temp-database.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';

const docs = join(root, 'docs');
const pages = [
  'quickstart.md',
  ...['concepts', 'guides'].flatMap((folder) =>
    readdirSync(join(docs, folder)).map((name) => `${folder}/${name}`),
  ),
];

/** Blocks that no test runs, by their first line, with the reason. */
const notRun: Readonly<Record<string, string>> = {
  'npx citeworthy secret-key replace --revoke-everything':
    'ends the service that the other guides use; has its own tests',
  'useradd --system --home-dir /var/lib/citeworthy --shell /usr/sbin/nologin citeworthy':
    'needs root and systemd',
  'export SECRET_KEY=$(openssl rand -hex 32)': 'needs a PostgreSQL with a certificate',
  'tar --create --gzip --file ../backup.tar.gz data':
    'the data of the shared service are elsewhere, and in use',
  'systemctl stop citeworthy': 'needs root and systemd',
  'mv data data.before': 'the data of the shared service are elsewhere, and in use',
  'claude mcp add citeworthy -- npx -y citeworthy mcp': 'needs Claude Code',
  'kill %1': 'one service serves all pages',
  'kill $RECEIVER; wait $RECEIVER || true': 'needs PHP',
};
/** Guides that continue where another one has published a block: its first three blocks come first. */
const continued = ['guides/nextjs.md', 'guides/astro.md'];
/** What a framework would do with the files of its guide; the last line printed is the title of the page. */
const frameworks: Readonly<Record<string, string>> = {
  'guides/nextjs.md': `
    node server.mjs & server=$!
    curl -s --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:3000/guide -o first.html
    for try in $(seq 50); do curl -s http://127.0.0.1:3000/guide | grep -o 'served <title>How.*</title>' && break; sleep 0.1; done
    kill $server
    cp app/guide/route.js route.mjs
    node --input-type=module -e "import { GET } from './route.mjs'; $ASK_AGAIN" 'GET(request)'`,
  'guides/astro.md': `
    cp src/middleware.js middleware.mjs
    node --input-type=module -e "import { onRequest } from './middleware.mjs';
      const next = async () => new Response('<!doctype html><title>Home</title><h1>How a windlass is oiled and kept dry</h1>', { headers: { 'Content-Type': 'text/html' } });
      $ASK_AGAIN" 'onRequest({ request }, next)'`,
};
const askAgain = `const request = new Request('http://127.0.0.1/guide');
  for (let tries = 0; tries < 50; tries += 1) {
    const title = /<title>How.*<.title>/.exec(await (await eval(process.argv[1])).text());
    if (title !== null) { console.log('handled', title[0]); break; }
    await new Promise((done) => setTimeout(done, 100));
  }`;
const nextInPlace = `export default () => ({
  prepare: async () => {},
  getRequestHandler: () => (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('served <title>Home</title><h1>How a windlass is oiled and kept dry</h1>');
  },
});`;

const stepsOfPage = (page: string): readonly GuideStep[] =>
  stepsOf(blocksOf(readFileSync(join(docs, page), 'utf8')));
const firstLine = ({ script }: GuideStep): string => script.split('\n')[0] ?? '';
const isRun = (step: GuideStep): boolean => !(firstLine(step) in notRun);
const has = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`SKIPPED: blocks of the guides that need ${command}, which is not installed.\n`);
    return false;
  }
};
const canRun = has('curl');
const hasPython = has('python3');
const hasPhp = has('php');

describe('the blocks of the guides', () => {
  const blocks = pages.flatMap((page) => blocksOf(readFileSync(join(docs, page), 'utf8')));

  it('are of a kind that a test checks', () => {
    expect(blocks.length).toBeGreaterThan(50);
    expect([...new Set(blocks.map(({ language }) => language))].sort()).toEqual([
      'js',
      'json',
      'php',
      'sh',
      'text',
    ]);
    for (const { language, content } of blocks) {
      if (language === 'json') JSON.parse(content);
      if (language === 'js')
        execFileSync(process.execPath, ['--check', '--input-type=module'], { input: content });
      if (language === 'php' && hasPhp) execFileSync('php', ['-l'], { input: `<?php ${content}` });
    }
    // Output that no command precedes would be compared with nothing.
    const shown = blocks.filter(
      ({ language }, index) => language === 'text' && blocks[index - 1]?.language !== 'sh',
    );
    expect(shown).toEqual([]);
  });

  it('have the inputs of the action and of the job in CI', () => {
    const guide = readText('docs/guides/pipelines.md');
    const given = [...guide.matchAll(/^ {10}([a-z-]+): (?!citeworthy.sarif)/gm)].map(([, name]) => name);
    const action = readText('deploy/github-action/action.yml');
    const variables = [...guide.matchAll(/^ +(CITEWORTHY_\w+):/gm)].map(([, name]) => name);
    const job = readText('deploy/gitlab/citeworthy.yml');
    expect(given.length * variables.length).toBeGreaterThan(0);
    for (const name of given) expect(action).toMatch(new RegExp(`^  ${String(name)}:$`, 'm'));
    for (const name of variables) expect(job).toMatch(new RegExp(`^    ${String(name)}:`, 'm'));
  });

  it('that are listed as not run exist', () => {
    const lines = pages.flatMap((page) => stepsOfPage(page).map(firstLine));
    expect(Object.keys(notRun).filter((line) => !lines.includes(line))).toEqual([]);
  });
});

describe.skipIf(!canRun)('the blocks of a guide, copied in order', () => {
  const data = makeDataDirectory();
  let directory: TempDirectory;
  let server: SpawnedServer;

  beforeAll(async () => {
    directory = makeTempDirectory();
    linkPackages(join(directory.path, 'node_modules'));
    server = await startServer(data.path);
  });
  afterAll(async () => {
    await server.kill();
    data.remove();
    directory.remove();
  });

  // `guide.test.ts` runs the guide of curl, by the statuses in it.
  const others = pages.filter((page) => page !== 'guides/curl.md');
  it.each(others.filter((page) => stepsOfPage(page).some(isRun)))('%s', async (page) => {
    const before = continued.includes(page) ? stepsOfPage('guides/middleware.md').slice(0, 3) : [];
    const own = stepsOfPage(page).filter(
      (step) => isRun(step) && (hasPython || !step.script.includes('python3')),
    );
    const last = frameworks[page];
    const title = '<title>How a windlass is oiled and kept dry</title>';
    const kinds = last?.match(/\b(?:served|handled)(?= )|ASK_AGAIN/g) ?? [];
    const check = {
      script: last?.replace('$ASK_AGAIN', askAgain) ?? '',
      printed: kinds.map((kind) => `${kind === 'served' ? 'served' : 'handled'} ${title}`),
    };
    const steps = [...before, ...own, ...(last === undefined ? [] : [check])];
    const folder = join(directory.path, page.replaceAll(/\W/g, '-'));
    mkdirSync(folder);
    symlinkSync(join(directory.path, 'node_modules'), join(folder, 'node_modules'));
    const { code, output } = await copied(scriptOf(steps), folder);
    outputsOf(steps, output).forEach((printed, index) => {
      for (const line of steps[index]?.printed ?? [])
        expect(
          isPrinted(line, printed ?? ''),
          `${line}\n--- expected of\n${steps[index]?.script ?? ''}\n${output}`,
        ).toBe(true);
    });
    expect(code, output).toBe(0);
    checkFiles(folder);
  });

  async function copied(script: string, folder: string): Promise<{ code: number | null; output: string }> {
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const filled = script
      .replaceAll('http://127.0.0.1:8080', server.baseUrl)
      .replaceAll(/\b(?:3000|3001|4000)\b/g, (port) => String(ports[['3000', '3001', '4000'].indexOf(port)]));
    const prelude = `npm() { :; }
      npx() { shift; if [ "$1" = serve ]; then echo '"msg":"listening"'; else '${process.execPath}' '${join(root, 'dist/main.js')}' "$@"; fi; }
    `;
    const env = { PATH: process.env['PATH'], DATA_DIR: data.path, LOG_LEVEL: 'warn' };
    // In a group of its own, which ends with everything that the guide has started in the background.
    const child = startedProcess(
      'a guide',
      spawn('bash', ['-euc', prelude + filled], { cwd: folder, env, detached: true }),
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing is left of the group.
    }
    return { code, output };
  }
});

/** The packages as a project would have installed them, linked to what is built here. */
function linkPackages(modules: string): void {
  mkdirSync(join(modules, '@citeworthy/middleware'), { recursive: true });
  symlinkSync(root, join(modules, 'citeworthy'));
  symlinkSync(join(root, 'packages/client'), join(modules, '@citeworthy/client'));
  for (const name of ['express', 'fastify'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  // The package bundles what it takes from the service; here it is read from the build.
  const index = new URL('packages/middleware/dist/index.js', new URL('../../', import.meta.url)).href;
  writeModule(join(modules, '@citeworthy/middleware'), `export * from '${index}';`);
  mkdirSync(join(modules, 'next'));
  writeModule(join(modules, 'next'), nextInPlace);
}

function writeModule(folder: string, source: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(folder, 'index.js'), source);
}

/** Files that a guide creates and does not run itself. */
function checkFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.startsWith('node_modules')) continue;
    if (name.endsWith('.json')) JSON.parse(readFileSync(join(folder, name), 'utf8'));
    if (name.endsWith('.yml')) readYaml(relative(root, join(folder, name)));
    if (name.endsWith('.php') && hasPhp) execFileSync('php', ['-l', join(folder, name)]);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
