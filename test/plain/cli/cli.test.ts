import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDirectory } from '../../support/temp-database.ts';
import { cliEnv, runCli, startCli } from '../../support/run-cli.ts';
import { startedProcess } from '../../support/started.ts';

const html = `<!doctype html><html lang="en"><head><title>What a heat pump costs to run</title></head><body><main>
<h1>What a heat pump costs to run</h1>
<p>A heat pump is a machine that moves heat from outside into a house. It takes about 4,000 kWh of electricity a year.</p>
<h2>How much electricity does a heat pump use?</h2>
<p>${'A heat pump in a house of 120 square metres takes one kilowatt-hour for each three that it gives. '.repeat(12)}</p>
</main></body></html>`;

const directory = makeTempDirectory();
const file = join(directory.path, 'page.html');

interface PrintedAnalysis extends AnalysisResult {
  readonly id: null;
  readonly object: string;
  readonly status: string;
  readonly url: string;
  readonly error: { readonly code: string; readonly message: string } | null;
}

function parsed(stdout: string): PrintedAnalysis {
  return JSON.parse(stdout) as PrintedAnalysis;
}

beforeAll(() => writeFileSync(file, html));
afterAll(() => directory.remove());

describe('citeworthy analyze', () => {
  it("prints a file's report to standard output only", async () => {
    const run = await runCli(['analyze', file]);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toContain('What a heat pump costs to run');
    expect(run.stdout).toMatch(/Overall score +\d+\.\d/);
    expect(run.stdout).toContain('Checks');
  });

  it('uses no colour outside a terminal, unless forced', async () => {
    expect((await runCli(['analyze', file])).stdout).not.toContain('\u001b');
    const forced = await runCli(['analyze', file], { settings: { FORCE_COLOR: '1' } });
    expect(forced.stdout).toContain('\u001b[');
  });

  it('prints only the analysis object with --json', async () => {
    const run = await runCli([
      'analyze',
      file,
      '--json',
      '--url',
      'https://example.com/hp',
      '--as-of',
      '2026-11-21',
    ]);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    const analysis = parsed(run.stdout);
    expect(analysis).toMatchObject({
      id: null,
      object: 'analysis',
      environment: null,
      status: 'completed',
      url: 'https://example.com/hp',
      error: null,
      engine: { as_of: '2026-11-21' },
    });
    expect(analysis.overall_score).toBeGreaterThan(0);
  });

  it('prints the same bytes for the same page, day and queries', async () => {
    const args = ['analyze', file, '--json', '--as-of', '2026-11-21', '-q', 'heat pump cost'];
    const [first, second] = [await runCli(args), await runCli(args)];
    expect(first.stdout).toBe(second.stdout);
  });

  it('reads the page from standard input', async () => {
    const run = await runCli(['analyze', '-', '--json', '--url', 'https://example.com/x'], { stdin: html });
    expect(run.exitCode).toBe(0);
    expect(parsed(run.stdout)).toMatchObject({ status: 'completed', url: 'https://example.com/x' });
  });

  it('takes up to ten queries, as given', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ['-q', `question ${String(index)}`]).flat();
    const run = await runCli(['analyze', file, '--json', ...ten]);
    expect(parsed(run.stdout).queries.map((query) => query.query)).toHaveLength(10);
    expect(parsed(run.stdout).queries[0]).toMatchObject({ query: 'question 0', source: 'given' });
    const eleven = await runCli(['analyze', file, ...ten, '-q', 'one more']);
    expect(eleven).toMatchObject({ exitCode: 2, stdout: '' });
    expect(eleven.stderr).toContain('At most 10 queries');
  });

  it.each([
    ['a file that is not there', ['no-such-file.html'], 'No such file.'],
    ['a host without http', ['example.com'], 'write https://example.com'],
    ['a folder without pages', ['deploy'], 'contains no .html or .htm file'],
    ['an address that is not public', ['http://127.0.0.1:1/'], 'blocked_address'],
    ['another scheme', ['ftp://example.com/x'], 'Only http and https'],
    ['empty standard input', ['-'], 'empty_page'],
  ])('exits with 2 and a message on standard error for %s', async (_what, args, words) => {
    const run = await runCli(['analyze', ...args]);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(words);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });

  it('prints a failed analysis object with --json for an unreadable page', async () => {
    const [failed, completed] = [
      await runCli(['analyze', 'http://[::1]/', '--json']),
      await runCli(['analyze', file, '--json']),
    ];
    expect(failed.exitCode).toBe(2);
    expect(parsed(failed.stdout)).toMatchObject({
      status: 'failed',
      error: { code: 'blocked_address' },
      checks: [],
    });
    expect(Object.keys(parsed(failed.stdout))).toEqual(Object.keys(parsed(completed.stdout)));
  });

  it('rejects a file larger than FETCH_MAX_BYTES', async () => {
    const run = await runCli(['analyze', file, '--json'], { settings: { FETCH_MAX_BYTES: '1024' } });
    expect(run.exitCode).toBe(2);
    expect(parsed(run.stdout)).toMatchObject({ error: { code: 'too_large' } });
  });

  it('prints Markdown, or the actions as a task, with --format', async () => {
    const markdown = await runCli(['analyze', file, '--format', 'markdown']);
    expect(markdown).toMatchObject({ exitCode: 0, stderr: '' });
    expect(markdown.stdout).toMatch(/^# .*heat pump/i);
    expect(markdown.stdout).toContain('## What to do first');
    const prompt = await runCli(['analyze', file, '--format', 'prompt', '--url', 'https://example.com/hp']);
    expect(prompt).toMatchObject({ exitCode: 0, stderr: '' });
    expect(prompt.stdout).toMatch(/^# Improve a page/);
    expect(prompt.stdout).toContain(`Address: https://example.com/hp\nFile: ${file}`);
    expect(prompt.stdout).toContain(`--url='https://example.com/hp' -- '${file}'`);
  });

  it('refuses --json beside another format', async () => {
    const both = await runCli(['analyze', file, '--json', '--format', 'text']);
    expect(both).toMatchObject({ exitCode: 2, stdout: '' });
    expect(both.stderr).toContain("'--json' cannot be used with option '--format <format>'");
  });

  it('names an invalid setting', async () => {
    const run = await runCli(['analyze', file], { settings: { FETCH_TIMEOUT_MS: '15s' } });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/^citeworthy: FETCH_TIMEOUT_MS must be/);
  });

  it('does not start a server with a misspelled setting', async () => {
    const run = await runCli(['serve'], { settings: { FETCH_TIMEOUT: '5000', DATA_DIR: directory.path } });
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toContain('FETCH_TIMEOUT is not a setting. Did you mean FETCH_TIMEOUT_MS?');
  });

  it('needs and creates no database', async () => {
    const dataDir = join(directory.path, 'never-made');
    await runCli(['analyze', file], { settings: { DATA_DIR: dataDir } });
    const { existsSync } = await import('node:fs');
    expect(existsSync(dataDir)).toBe(false);
  });

  describe('analyze with a web page', () => {
    const site = createServer((request, response) => {
      if (request.url === '/robots.txt') {
        response.end('User-agent: GPTBot\nDisallow: /\n');
        return;
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
    });
    let address = '';
    beforeAll(async () => {
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}/guide`;
    });
    afterAll(() => site.close());

    it('fetches it and its robots.txt when FETCH_ALLOW_NETWORKS permits', async () => {
      const settings = { FETCH_ALLOW_NETWORKS: '127.0.0.0/8' };
      const run = await runCli(['analyze', address, '--json'], { settings });
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      const analysis = parsed(run.stdout);
      expect(analysis).toMatchObject({ status: 'completed', url: address, page: { http_status: 200 } });
      const training = analysis.access.crawlers.find((crawler) => crawler.name === 'GPTBot');
      expect(training).toMatchObject({ allowed: false, rule: 'Disallow: /' });
    });
  });

  it('exits quietly when its pipe is closed', async () => {
    const main = `node dist/main.js analyze "$1" --json | head -c 10; echo " \${PIPESTATUS[0]}"`;
    const root = new URL('../../..', import.meta.url);
    const child = startedProcess(
      'bash',
      spawn('bash', ['-c', main, 'bash', file], { cwd: root, env: cliEnv() }),
    );
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    await new Promise((resolve) => child.on('close', resolve));
    expect(output).toMatch(/^\{\n {2}"id": {2}0\n$/);
  });
});

describe('the command line', () => {
  it('prints its version and help', async () => {
    expect(await runCli(['--version'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const help = await runCli(['--help']);
    expect(help).toMatchObject({ exitCode: 0, stderr: '' });
    for (const command of ['serve', 'analyze', 'keys']) expect(help.stdout).toContain(command);
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['serv']],
    ['an unknown option', ['analyze', '-', '--jsn']],
    ['a missing argument', ['analyze']],
    ['a day that does not exist', ['analyze', '-', '--as-of', '2026-02-30']],
    ['an address that is none', ['analyze', '-', '--url', 'example.com']],
  ])('exits with 2 and a message on standard error for %s', async (_what, args) => {
    const run = await runCli(args);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr.length).toBeGreaterThan(10);
  });

  it('exits at once when its pipe is already closed', async () => {
    const child = startCli(['--help']);
    child.stdout.destroy();
    const exitCode = await new Promise((resolve) => child.on('close', resolve));
    expect(exitCode).toBe(0);
  });
});
