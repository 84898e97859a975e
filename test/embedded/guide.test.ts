import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, startServer, type SpawnedServer } from '../support/spawned-server.ts';
import { makeDataDirectory } from '../support/temp-database.ts';
import { startedProcess } from '../support/started.ts';

/** Blocks of docs/guides/curl.md with the statuses that stand below them; none below a block that only sets something up. */
const guide = readFileSync(new URL('../../docs/guides/curl.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```(?:\n\n> (\d{3})(?: or (\d{3}))?$)?/gm)].map(
  ([, script = '', ...statuses]) => ({ script, statuses: statuses.filter((status) => status !== undefined) }),
);

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
/** curl with the status printed, and the package's program in any directory. */
const prelude = `
  curl() { command curl -w '\\n%{http_code}\\n' "$@"; }
  npx() { shift; '${process.execPath}' '${program}' "$@"; }
`;

const hasCurl = ((): boolean => {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    process.stderr.write(
      'SKIPPED: the commands of docs/guides/curl.md are not run, because curl is not installed.\n',
    );
    return false;
  }
})();

describe('the guide', () => {
  it('states the status of every request', () => {
    expect(blocks.length).toBeGreaterThan(15);
    for (const { script, statuses } of blocks) {
      expect(statuses.length > 0, script).toBe(/^curl/m.test(script));
    }
  });
});

describe.skipIf(!hasCurl)('the commands of the guide, in order', () => {
  const directory = makeDataDirectory();
  let server: SpawnedServer;
  let key: string;
  const seen: { an?: string; bat?: string; inj?: string; blk?: string } = {};

  beforeAll(async () => {
    server = await startServer(directory.path);
    const args = 'keys create --type secret --environment live --json'.split(' ');
    key = (JSON.parse((await runCommand(directory.path, ...args)).stdout) as { key: string }).key;
  });
  afterAll(async () => {
    await server.kill();
    directory.remove();
  });

  it.each(blocks.filter(({ statuses, script }) => statuses.length > 0 || script.startsWith('npx')))(
    '$script',
    async ({ script, statuses }) => {
      const filled = script
        .replaceAll('an_…', seen.an ?? '')
        .replaceAll('bat_…', seen.bat ?? '')
        .replaceAll('inj_…', seen.inj ?? '')
        .replaceAll('blk_…', seen.blk ?? '');
      expect(filled).not.toContain('…');
      const output = await bash(filled);
      const answered = [...output.matchAll(/^(\{.*\})\n(\d{3})$/gm)];
      expect(answered).toHaveLength(script.match(/^curl/gm)?.length ?? 0);
      for (const [, body = '', status = ''] of answered) {
        expect(statuses, body).toContain(status);
        remember(body);
      }
    },
  );

  /** Keeps the ids that later blocks write as `an_…`. */
  function remember(body: string): void {
    const { id } = JSON.parse(body) as { id?: string | null };
    if (typeof id !== 'string') return;
    if (id.startsWith('an_')) seen.an = id;
    if (id.startsWith('bat_')) seen.bat = id;
    if (!id.startsWith('inj_')) return;
    seen.inj = id;
    seen.blk = /blk_\w+/.exec(body)?.[0] ?? seen.blk ?? '';
  }

  function bash(script: string): Promise<string> {
    const env = {
      PATH: process.env['PATH'],
      BASE: `${server.baseUrl}/v1`,
      KEY: key,
      DATA_DIR: directory.path,
    };
    return new Promise((done, failed) => {
      const child = execFile('bash', ['-euc', prelude + script], { env }, (error, stdout, stderr) => {
        if (error === null) done(stdout);
        else failed(new Error(`${stderr}${stdout}`));
      });
      startedProcess('a command of the guide', child);
    });
  }
});
