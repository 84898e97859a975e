import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzePages } from '../../../src/entry/cli/analyze-pages.ts';
import type { AnalysedPage } from '../../../src/entry/report/analysed-page.ts';
import { createProgress } from '../../../src/entry/cli/progress.ts';
import { startSites, type Sites } from '../../support/sites/sites.ts';
import { makeTempDirectory } from '../../support/temp-database.ts';
import { runCli, startCli, type CliRun } from '../../support/run-cli.ts';
import { sampleResult } from './sample-result.ts';

const directory = makeTempDirectory();
const files = ['one', 'two', 'three'].map((name) => join(directory.path, `${name}.html`));
const [one = '', two = '', three = ''] = files;
const settings = { FETCH_ALLOW_NETWORKS: '127.0.0.0/8', WORKER_CONCURRENCY: '1' };
let sites: Sites;

const page = (title: string, words: number): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${'A heat pump moves heat from outside into a house. '.repeat(words)}</p></main></html>`;

beforeAll(async () => {
  sites = await startSites();
  writeFileSync(one, page('First page', 40));
  // The longest comes second: it ends last.
  writeFileSync(two, page('Second page', 4_000));
  writeFileSync(three, page('Third page', 2));
});
afterAll(async () => {
  await sites.close();
  directory.remove();
});

const run = (...args: readonly string[]): Promise<CliRun> => runCli(['analyze', ...args], { settings });

interface Printed {
  readonly status: string;
  readonly url: string;
  readonly overall_score: number | null;
  readonly page: { readonly title: string } | null;
}
const printed = ({ stdout }: CliRun): Printed[] => JSON.parse(stdout) as Printed[];

describe('several pages', () => {
  it('are printed in the given order as an array', async () => {
    const result = await run(two, three, one, '--json');
    expect(result.exitCode).toBe(0);
    expect(printed(result).map((analysis) => analysis.page?.title)).toEqual([
      'Second page',
      'Third page',
      'First page',
    ]);
    expect(
      result.stderr
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(0, 6)),
    ).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  it('have the same scores together as alone', async () => {
    const together = printed(await run(one, three, '--json', '--as-of', '2026-11-21'));
    const alone = JSON.parse((await run(three, '--json', '--as-of', '2026-11-21')).stdout) as Printed;
    expect(together[1]).toEqual(alone);
  });

  it('have a report each, then a summary line each', async () => {
    const { stdout, exitCode } = await run(one, three);
    expect(exitCode).toBe(0);
    expect(stdout.match(/Overall score/g)).toHaveLength(2);
    expect(stdout.indexOf('First page')).toBeLessThan(stdout.indexOf('Third page'));
    const table = stdout.slice(stdout.lastIndexOf('Overall '));
    expect(table).toMatch(
      /^Overall +Intent +Structure +Entity +Band +Page\n\d+\.\d.*one\.html\n\d+\.\d.*three\.html\n$/,
    );
  });

  it('are tasks below each other with --format prompt; a failed page goes to standard error', async () => {
    const { stdout, stderr, exitCode } = await run(one, 'no-such-file.html', three, '--format', 'prompt');
    expect(exitCode).toBe(2);
    expect(stdout.match(/^# Improve a page/gm)).toHaveLength(2);
    expect(stdout).not.toContain('no-such-file');
    expect(stderr).toContain('no-such-file.html: the analysis failed.');
  });

  it('are one document with --format markdown, failures included', async () => {
    const { stdout, exitCode } = await run(one, 'no-such-file.html', '--format', 'markdown');
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(
      /^# Overview: 2 pages[\s\S]*\n---\n\n# .*First page[\s\S]*\n---\n\n# no-such-file.html\n\nThe analysis failed: /,
    );
  });

  it('exit with 2 when one fails, and still report the others', async () => {
    const result = await run(one, 'no-such-file.html', '--json', '--fail-under', '100');
    expect(result.exitCode).toBe(2);
    expect(printed(result).map((analysis) => analysis.status)).toEqual(['completed', 'failed']);
    expect(result.stderr).toContain('No such file.');
  });

  it('come from a list in a file, without its comments', async () => {
    const list = join(directory.path, 'list.txt');
    writeFileSync(list, `# pages\n${one}\r\n\n  ${three}  \n`);
    expect(printed(await run(`@${list}`, '--json')).map((analysis) => analysis.page?.title)).toEqual([
      'First page',
      'Third page',
    ]);
    const missing = await run('@no-such-list', one, '--json');
    expect(missing.exitCode).toBe(2);
    expect(missing.stderr).toContain('@no-such-list: No such file.');
  });

  it.each([
    ['nothing', []],
    ['standard input twice', ['-', '-']],
    ['one address for two pages', ['a.html', 'b.html', '--url', 'https://example.com/']],
    ['a limit that is none', ['a.html', '--limit', '0']],
    ['a score that is none', ['a.html', '--fail-under', '101']],
    ['a report in a directory that does not exist', ['a.html', '--html', '/no/such/directory/r.html']],
    ['a report over its own page', ['a.html', '--html', './a.html']],
  ])('exits with 2 and a message for %s', async (_what, args) => {
    const result = await run(...args);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr.length).toBeGreaterThan(20);
  });
});

describe('--fail-under', () => {
  it('exits with 1 when a page scores below, and with 0 when none does', async () => {
    const scores = printed(await run(one, three, '--json')).map((analysis) => analysis.overall_score ?? -1);
    const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
    expect(lowest).toBeLessThan(highest);
    const between = await run(one, three, '--json', '--fail-under', String(highest));
    expect(between.exitCode).toBe(1);
    expect(between.stderr).toContain(`1 of 2 pages scores below ${String(highest)}.`);
    expect((await run(one, three, '--json', '--fail-under', String(lowest))).exitCode).toBe(0);
    expect((await run(one, '--fail-under', '100')).exitCode).toBe(1);
  });
});

describe('--sitemap', () => {
  const xml = (...paths: readonly string[]): string =>
    `<urlset>${paths.map((path) => `<url><loc>${sites.url(path)}</loc></url>`).join('')}</urlset>`;
  const serve = (path: string, body: string | Buffer, type = 'application/xml'): void =>
    sites.serve(path, (_request, response) => response.setHeader('content-type', type).end(body));

  it('analyses every page of a sitemap on the web', async () => {
    serve('/sitemap.xml', xml('/article', '/article-2'));
    const result = await run('--sitemap', sites.url('/sitemap.xml'), '--json');
    expect(result.exitCode).toBe(0);
    expect(printed(result).map((analysis) => analysis.url)).toEqual([
      sites.url('/article'),
      sites.url('/article-2'),
    ]);
  });

  it('asks no other host, neither for pages nor for sitemaps', async () => {
    const [page, sitemap] = ['/article', '/more.xml'].map((path) => sites.url(path, 'elsewhere'));
    serve('/pages.xml', xml('/article').replace('</urlset>', `<url><loc>${page}</loc></url></urlset>`));
    serve('/more.xml', xml('/stub'));
    const children = [sites.url('/pages.xml'), sitemap].map((url) => `<sitemap><loc>${url}</loc></sitemap>`);
    serve('/two-hosts.xml', `<sitemapindex>${children.join('')}</sitemapindex>`);
    const before = sites.requests.length;
    const result = await run('--sitemap', sites.url('/two-hosts.xml'), '--json');
    expect(result.exitCode).toBe(0);
    expect(printed(result).map((analysis) => analysis.url)).toEqual([sites.url('/article')]);
    expect(result.stderr).toContain('2 addresses of other hosts');
    expect(sites.requests.slice(before).map(({ path }) => path)).not.toContain('/more.xml');
  });

  it('follows an index, gzipped or not, and analyses each page once', async () => {
    serve('/packed.xml.gz', gzipSync(xml('/article', '/article-2')), 'application/gzip');
    serve('/plain.txt', `${sites.url('/article')}\n${sites.url('/stub')}\n`, 'text/plain');
    const sitemaps = ['/packed.xml.gz', '/plain.txt'].map(
      (path) => `<sitemap><loc>${sites.url(path)}</loc></sitemap>`,
    );
    const index = join(directory.path, 'index.xml');
    writeFileSync(index, `<sitemapindex>${sitemaps.join('')}</sitemapindex>`);
    const result = await run('--sitemap', index, '--json');
    expect(printed(result).map((analysis) => analysis.url)).toEqual(
      ['/article', '/article-2', '/stub'].map((path) => sites.url(path)),
    );
  });

  it('analyses at most --limit pages and says so', async () => {
    serve('/long.xml', xml(...Array.from({ length: 50 }, (_, index) => `/articles/${String(index)}`)));
    const result = await run('--sitemap', sites.url('/long.xml'), '--limit', '2', '--json');
    expect(result.exitCode).toBe(0);
    expect(printed(result)).toHaveLength(2);
    expect(result.stderr).toContain('more than 2 pages');
  });

  it('prints an array also for a single page', async () => {
    serve('/single.xml', xml('/article'));
    expect(printed(await run('--sitemap', sites.url('/single.xml'), '--json'))).toHaveLength(1);
  });

  it('continues when one sitemap of an index cannot be read, and exits with 2', async () => {
    serve('/good.xml', xml('/article'));
    serve('/broken.xml.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3]));
    const paths = ['/good.xml', '/gone.xml', '/broken.xml.gz', '/article'];
    serve(
      '/index.xml',
      `<sitemapindex>${paths.map((path) => `<sitemap><loc>${sites.url(path)}</loc></sitemap>`).join('')}</sitemapindex>`,
    );
    const result = await run('--sitemap', sites.url('/index.xml'), '--json');
    expect(result.exitCode).toBe(2);
    expect(printed(result)).toHaveLength(1);
    expect(result.stderr).toContain('HTTP status 404');
    expect(result.stderr).toContain('Cannot be decompressed');
    expect(result.stderr).toContain('Not a sitemap.');
  });

  it('reads no local file named by a sitemap', async () => {
    const inside = join(directory.path, 'inside.html');
    writeFileSync(inside, page('Private', 40));
    const list = join(directory.path, 'hostile.xml');
    writeFileSync(
      list,
      `<urlset><url><loc>${inside}</loc></url><url><loc>file://${inside}</loc></url></urlset>`,
    );
    const result = await run('--sitemap', list, '--json');
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain('The sitemap lists no pages.');
  });

  it('rejects a decompression bomb', async () => {
    serve('/bomb.xml.gz', gzipSync(Buffer.alloc(60 * 1024 * 1024, 0x20)), 'application/gzip');
    const result = await run('--sitemap', sites.url('/bomb.xml.gz'));
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain('arger than 50 MiB');
  });

  it('does not reach private addresses', async () => {
    const result = await runCli(['analyze', '--sitemap', 'http://127.0.0.1:1/sitemap.xml']);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain('not a public internet address');
  });
});

describe('--html', () => {
  it('writes one file for all pages, and prints the figures', async () => {
    const report = join(directory.path, 'report.html');
    const result = await run(one, three, '--html', report);
    expect(result.exitCode).toBe(0);
    const markup = readFileSync(report, 'utf8');
    expect(markup).toContain('2 pages, by score');
    expect(markup).toContain('class="page-text"');
    expect(markup).toContain('<mark class=');
    expect(result.stdout).toMatch(/^Overall /);
    expect(result.stderr).toContain(`Report written to ${report}`);
  });

  it('writes one page without an index, beside --json', async () => {
    const report = join(directory.path, 'single.html');
    const result = await run(one, '--html', report, '--json');
    expect(JSON.parse(result.stdout)).toMatchObject({ status: 'completed' });
    expect(readFileSync(report, 'utf8')).not.toContain('by score');
  });

  it('refuses to overwrite an input', async () => {
    const before = readFileSync(one, 'utf8');
    expect((await run(one, '--html', one)).exitCode).toBe(2);
    expect(readFileSync(one, 'utf8')).toBe(before);
  });

  it('reports a file that cannot be written', async () => {
    const taken = join(directory.path, 'a-directory');
    mkdirSync(taken);
    const result = await run(one, '--html', taken);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain('cannot be written');
    expect(existsSync(taken)).toBe(true);
  });
});

describe('the limits of the settings', () => {
  it('end a page that takes too long without affecting the others', async () => {
    const slow = join(directory.path, 'slow.html');
    // As large as a page may be: more than twice the limit on an idle machine, where the other takes a tenth of it.
    writeFileSync(slow, page('Slow', 200_000));
    const limits = { ...settings, ANALYSIS_TIMEOUT_MS: '3000' };
    const result = await runCli(['analyze', slow, three, '--json'], { settings: limits });
    expect(result.exitCode).toBe(2);
    const analyses = JSON.parse(result.stdout) as { status: string; error: { code: string } | null }[];
    expect(analyses.map((analysis) => analysis.error?.code ?? analysis.status)).toEqual([
      'timeout',
      'completed',
    ]);
  });
});

describe('progress', () => {
  const failed: AnalysedPage = {
    source: 'https://example.com/\u001b[2Jgone',
    url: 'https://example.com/gone',
    outcome: { status: 'failed', error: { code: 'timeout', message: 'too slow', retryable: true } },
  };
  const done: AnalysedPage = {
    source: `https://example.com/${'long/'.repeat(40)}`,
    url: 'https://example.com/',
    outcome: {
      status: 'completed',
      result: sampleResult,
      content: { title: null, text: '', markdown: '', outline: [] },
    },
  };

  function draw(isTTY: boolean, total: number, env: Record<string, string> = {}): string {
    const stream = Object.assign(new PassThrough(), { isTTY, columns: 60 });
    const progress = createProgress({ stderr: stream, env }, total);
    progress.ended(done);
    progress.ended(failed);
    progress.close();
    return String(stream.read() ?? '');
  }

  it('is one redrawn line on a terminal, never wider, erased at the end', () => {
    const drawn = draw(true, 4);
    const states = drawn.split('\r\u001b[K');
    expect(states).toHaveLength(5);
    expect(states[2]).toMatch(/^█{5}░{15} 1 of 4 {2}https:\/\/example\.com/);
    expect(states[3]).toBe('█'.repeat(10) + '░'.repeat(10) + ' 2 of 4, 1 failed  https://example.com…');
    expect(states[4]).toBe('');
    for (const state of states) expect(state.length).toBeLessThan(60);
    expect(drawn).not.toContain('\n');
  });

  it('is a plain line for each page elsewhere', () => {
    const lines = draw(false, 4).split('\n');
    expect(lines[0]).toMatch(/^1 of 4 {4}42\.6 {2}https:/);
    expect(lines[1]).toBe('2 of 4  failed  https://example.com/␛[2Jgone: too slow');
  });

  it('is silent for a single page', () => {
    expect(draw(true, 1)).toBe('');
    expect(draw(false, 1)).toBe('');
  });

  it('is silent in CI, whose log keeps it', () => {
    for (const isTTY of [true, false]) expect(draw(isTTY, 4, { CI: 'true' })).toBe('');
    expect(draw(false, 4, { CI: '' })).not.toBe('');
  });
});

describe('analyzePages', () => {
  it('starts no further page after a rejection', async () => {
    const begun: string[] = [];
    const sources = Array.from({ length: 30 }, (_, index) => String(index));
    const work = analyzePages(sources, {
      limits: { workerConcurrency: 1, analysisTimeoutMs: 10_000, analysisHeapMbMax: 512 },
      read: async (source) => {
        begun.push(source);
        if (source === '1') throw new Error('broken');
        return await new Promise<never>(() => undefined);
      },
      asOf: '2026-01-01',
      queriesOf: () => [],
      keepsContent: false,
      signal: new AbortController().signal,
      onEnd: () => undefined,
    });
    await expect(work).rejects.toThrow('broken');
    expect(begun.length).toBeLessThan(sources.length / 2);
  });
});

describe('an interrupted run', () => {
  /** Answers `/held` never, so that the run waits for it. */
  async function interrupted(
    args: readonly string[],
    isReady: (stderr: string) => boolean,
  ): Promise<{ readonly exitCode: number | null; readonly stdout: string; readonly stderr: string }> {
    const child = startCli(args, settings, directory.path);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const wasReady = isReady(stderr);
      stderr += text;
      if (!wasReady && isReady(stderr)) child.kill('SIGINT');
    });
    child.stdin.end();
    const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { exitCode, stdout, stderr };
  }

  it('prints the pages that were done, and writes them to files', async () => {
    sites.serve('/held', () => undefined);
    const result = await interrupted(
      ['analyze', sites.url('/article'), sites.url('/held'), '--json', '--output', 'markdown=part.md'],
      (stderr) => stderr.includes('/article'),
    );
    expect(result.exitCode).toBe(130);
    const pages = JSON.parse(result.stdout) as readonly { readonly url: string; readonly status: string }[];
    expect(pages).toMatchObject([{ url: sites.url('/article'), status: 'completed' }]);
    expect(result.stderr).toContain('1 of 2 pages are missing');
    expect(readFileSync(join(directory.path, 'part.md'), 'utf8')).toContain('Score');
  });

  it('leaves the baseline as it is', async () => {
    sites.serve('/held', () => undefined);
    const file = join(directory.path, 'kept-baseline.json');
    const result = await interrupted(
      [
        ...['analyze', sites.url('/article'), sites.url('/held')],
        ...['--baseline', file, '--update-baseline', '--json'],
      ],
      (stderr) => stderr.includes('/article'),
    );
    expect(result.exitCode).toBe(130);
    expect(existsSync(file)).toBe(false);
  });

  it('of a site reports the pages that were read', async () => {
    sites.serve('/held', () => undefined);
    sites.serve('/start', (_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(page('Start', 80).replace('</main>', '<a href="/article">a</a><a href="/held">b</a></main>')),
    );
    const result = await interrupted(
      ['site', sites.url('/start'), '--no-sitemap', '--format', 'json'],
      (stderr) => stderr.includes('/article'),
    );
    expect(result.exitCode).toBe(130);
    const report = JSON.parse(result.stdout) as { site: { notes: string[] }; pages: { url: string }[] };
    expect(report.pages.map(({ url }) => url)).toEqual([sites.url('/start'), sites.url('/article')]);
    expect(report.site.notes).toContain('The crawl was interrupted: pages are missing.');
  });
});
