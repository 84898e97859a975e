import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  makeSmallFilesystem,
  smallFilesystemProblem,
  type SmallFilesystem,
} from '../../support/small-filesystem.ts';
import { makeDataDirectory } from '../../support/temp-database.ts';
import { launchCommand, untilReady, type SpawnedServer } from '../../support/spawned-server.ts';

const problem = smallFilesystemProblem();
if (problem !== undefined) process.stderr.write(`\n*** NOT TESTED ON A FULL DISK: ${problem}. ***\n\n`);

const program = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
const serveAndSpendLog = fileURLToPath(new URL('../../support/serve-and-spend-log.mjs', import.meta.url));
const run = promisify(execFile);

describe.skipIf(problem !== undefined)('the embedded database on a full disk', () => {
  let disk: SmallFilesystem;
  let server: SpawnedServer | undefined;
  let key: string;

  beforeEach(async () => {
    disk = await makeSmallFilesystem(160);
    const empty = makeDataDirectory();
    await runInside('cp', '-r', `${empty.path}/.`, disk.directory);
    empty.remove();
    const options = ['--type', 'secret', '--environment', 'live', '--rate-limit', '1000000', '--json'];
    const created = await runInside(process.execPath, program, 'keys', 'create', ...options);
    key = (JSON.parse(created) as { key: string }).key;
  });

  afterEach(async () => {
    await server?.kill();
    await disk.remove();
  });

  async function runInside(...command: readonly string[]): Promise<string> {
    const [file = '', ...args] = disk.inside(command);
    const env = { PATH: process.env['PATH'], DATA_DIR: disk.directory };
    return (await run(file, args, { env })).stdout;
  }

  async function launch(...args: readonly string[]): Promise<SpawnedServer> {
    return await launchCommand(disk.inside([process.execPath, ...args]), disk.directory);
  }

  async function start(...args: readonly string[]): Promise<void> {
    server = await untilReady(await launch(...args));
  }

  async function submit(seed: number): Promise<string> {
    const answer = await call('/analysis', { url: 'https://example.com/', html: page(seed) });
    expect(answer?.status).toBeLessThan(300);
    return answer?.body.id ?? '';
  }

  /** Null when the server went away. */
  async function call(
    path: string,
    body?: object,
  ): Promise<{ status: number; retryAfter: string | null; body: Body } | null> {
    try {
      const response = await fetch(`${server?.baseUrl ?? ''}/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=0' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: (await response.json()) as Body,
      };
    } catch {
      return null;
    }
  }

  /** Submits until no more is accepted; returns what was accepted and the answer that was not. */
  async function submitUntilRefused(): Promise<{
    accepted: string[];
    refusal: Awaited<ReturnType<typeof call>>;
  }> {
    const accepted: string[] = [];
    for (let count = 0; ; count += 1) {
      const answer = await call('/analysis', { url: 'https://example.com/', html: page(count) });
      if (answer === null || answer.status >= 300) return { accepted, refusal: answer };
      accepted.push(answer.body.id);
    }
  }

  async function expectAllCompleted(accepted: readonly string[]): Promise<void> {
    for (const id of accepted) {
      await expect.poll(async () => (await call(`/analysis/${id}`))?.body.status).toBe('completed');
    }
  }

  test('requests get 503 with Retry-After, and all that was accepted ends once there is space again', async () => {
    await start(program, 'serve');
    // Little enough that results have no place, either, before the first refusal.
    await disk.fill(200_000);
    const { accepted, refusal } = await submitUntilRefused();
    expect(accepted.length).toBeGreaterThan(0);
    expect(refusal).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(Number(refusal?.retryAfter)).toBeGreaterThan(0);
    // What is stored can be read, and nothing that waits for space has failed.
    for (const id of accepted) {
      const read = await call(`/analysis/${id}`);
      expect(read?.status).toBe(200);
      expect(read?.body.status).not.toBe('failed');
    }
    await disk.empty();
    await expectAllCompleted(accepted);
    expect((await call('/analysis', { url: 'https://example.com/', html: page(0) }))?.status).toBeLessThan(
      300,
    );
  });

  test('a log that cannot grow ends the process with its reason, and the next start works', async () => {
    await start(serveAndSpendLog);
    const accepted = [await submit(1), await submit(2)];
    await disk.fill(6_000_000);
    accepted.push(await submit(3));
    const first = server?.process;
    if (first === undefined) throw new Error('no server');
    first.kill('SIGUSR2');
    await expect.poll(() => first.exitCode).toBe(1);
    expect(server?.output()).toContain('has stopped: its disk is full');
    await disk.empty();
    await start(program, 'serve');
    await expectAllCompleted(accepted);
  });
});

interface Body {
  readonly id: string;
  readonly status: string;
  readonly error: { readonly code: string } | null;
}

/** Words, because the database compresses what is the same. */
function page(seed: number): string {
  const words = Array.from({ length: 2_000 }, (_, index) =>
    (((index + 1) * (seed + 7919) * 2_654_435_761) % 4_294_967_291).toString(36),
  );
  return `<!doctype html><title>Heat pumps</title><h1>Heat pumps</h1><p>${words.join(' ')}</p>`;
}
