import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDirectory } from '../../support/temp-directory.ts';
import { runCli, type CliRun } from '../../support/run-cli.ts';
import { sarifProblems } from '../../support/sarif-conformance.ts';

const directory = makeTempDirectory();
const settings = { WORKER_CONCURRENCY: '1' };

const page = (title: string, rest = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head>\n<body><main><h1>${title}</h1>\n<p>${title} moves heat from outside into a house, and takes 4,000 kWh a year. <a href="other.html">More</a></p>\n${rest}</main></body></html>`;

function write(name: string, text: string): void {
  const file = join(directory.path, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = (name: string): string => readFileSync(join(directory.path, name), 'utf8');

beforeAll(() => {
  write('.git/HEAD', '');
  write('public/index.html', page('A heat pump'));
  write('public/guide/index.html', page('A boiler'));
  write('public/guide/stove.htm', page('A stove'));
  write('public/guide/404.html', page('Nothing'));
  write('public/guide/notes.txt', 'no page');
  write('public/node_modules/x/a.html', page('Not ours'));
  write('citeworthy.config.json', JSON.stringify({ ignore: ['**/404.html'], asOf: '2026-11-21' }));
});
afterAll(() => directory.remove());

const run = (...args: readonly string[]): Promise<CliRun> =>
  runCli(['analyze', ...args], { settings, cwd: directory.path });

interface Report {
  readonly pages: readonly {
    readonly file: string | null;
    readonly url: string | null;
    readonly analysis: { readonly queries: readonly { readonly query: string }[] };
  }[];
}

describe('a folder', () => {
  it('gives its pages their addresses, and a report in each format from one run', async () => {
    const { exitCode, stdout, stderr } = await run(
      ...['public', '--base-url', 'https://example.com/docs', '--format', 'json', '-q', 'what is it'],
      ...['--output', 'sarif=o.sarif', '--output', 'junit=o.xml', '--output', 'html=o.html', '--quiet'],
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const { pages } = JSON.parse(stdout) as Report;
    expect(pages.map(({ file, url }) => [file, url])).toEqual([
      ['public/guide/index.html', 'https://example.com/docs/guide/'],
      ['public/guide/stove.htm', 'https://example.com/docs/guide/stove.htm'],
      ['public/index.html', 'https://example.com/docs/'],
    ]);
    expect(pages[0]?.analysis.queries.map(({ query }) => query)).toEqual(['what is it']);
    expect(read('o.xml').match(/<testsuite /g)).toHaveLength(3);
    expect(read('o.html')).toContain('https://example.com/docs/guide/');
    expect(sarifProblems(JSON.parse(read('o.sarif')))).toEqual([]);
    expect(read('o.sarif')).toMatch(/"uri": "public\/guide\/stove.htm"[\s\S]*?"startLine": [34],/);
  });
});

describe('a page without an address', () => {
  it('says so in every report, and shows no placeholder', async () => {
    const { stdout, stderr, exitCode } = await run(
      ...['public/guide/*.htm', '--no-config', '--format', 'jsonl'],
      ...['--output', 'html=n.html', '--output', 'markdown=n.md', '--output', 'terminal=n.txt'],
      ...['--output', 'sarif=n.sarif', '--output', 'junit=n.xml', '--output', 'prompt=n.prompt'],
    );
    expect(exitCode, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ file: 'public/guide/stove.htm', url: null },
      analysis: { url: null, page: { final_url: null } },
    });
    const written = ['n.html', 'n.md', 'n.txt', 'n.sarif', 'n.xml', 'n.prompt'].map(read);
    for (const text of [stdout, ...written]) {
      expect(text).not.toContain('page.invalid');
      expect(text).toContain('stove.htm');
    }
    for (const text of written.slice(0, 3)) expect(text).toContain('(no address)');
  });
});

describe('budgets and baselines', () => {
  it('fail the pages below a budget of their own, and name them', async () => {
    write(
      'strict/.citeworthyrc',
      JSON.stringify({ sources: ['../public'], budgets: { entity_coverage: 100 } }),
    );
    const { exitCode, stderr } = await run('--config', 'strict/.citeworthyrc', '--quiet');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^citeworthy: public\/index\.html: entity coverage \d+\.\d, budget 100$/m);
    expect(stderr).toContain('4 of 4 pages are below budget.');
  });

  it('without a baseline write their summary and an empty SARIF for the steps that follow', async () => {
    const { exitCode, stdout } = await run(
      'public/index.html',
      ...['--baseline', 'none.json', '--format', 'markdown', '--output', 'sarif=none.sarif'],
    );
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/^\s*No page was analysed: none\.json: There is no such baseline yet\./);
    const { runs } = JSON.parse(read('none.sarif')) as { runs: { results: unknown[] }[] };
    expect(runs.map(({ results }) => results)).toEqual([[]]);
  });

  it('fail on regressions only', async () => {
    const compare = (...args: string[]): Promise<CliRun> =>
      run(
        'public/index.html',
        '--baseline',
        'base.json',
        '--fail-under',
        '100',
        '--format',
        'jsonl',
        ...args,
      );
    const missing = await compare();
    expect(missing).toMatchObject({ exitCode: 2, stdout: '' });
    expect(missing.stderr).toContain('Make it with --update-baseline.');

    // The run that makes a baseline is judged by the budget alone.
    expect((await compare('--update-baseline')).exitCode).toBe(1);
    const baseline = JSON.parse(read('base.json')) as {
      pages: Record<string, { score: number; questions: string[] }>;
    };
    expect(Object.keys(baseline.pages)).toEqual(['public/index.html']);
    baseline.pages['public/gone.html'] = { ...baseline.pages['public/index.html']! };
    write('base.json', JSON.stringify(baseline));
    const same = await compare();
    expect(same).toMatchObject({ exitCode: 0 });
    expect(same.stderr).toContain('public/gone.html is in the baseline and was not analysed.');

    baseline.pages['public/index.html']!.score += 2;
    write('base.json', JSON.stringify(baseline));
    const worse = await compare('--quiet');
    expect(worse.exitCode).toBe(1);
    expect(worse.stderr).toMatch(
      /^citeworthy: public\/index\.html: overall score fell from [\d.]+ to [\d.]+$/m,
    );

    const { questions, ...page } = baseline.pages['public/index.html']!;
    expect(questions.length).toBeGreaterThan(0);
    baseline.pages['public/index.html'] = { ...page, questions: ['who built the harbour'] };
    write('base.json', JSON.stringify(baseline));
    const other = await compare();
    expect(other.exitCode).toBe(1);
    expect(other.stderr).toContain('public/index.html answers other questions than in the baseline');
    expect(other.stderr).not.toContain('overall score fell');
    expect(other.stderr).toContain('budget 100');

    write('base.json', JSON.stringify({ ...baseline, pages: { 'public/index.html': page } }));
    expect(await compare()).toMatchObject({ exitCode: 2, stdout: '' });

    write('base.json', JSON.stringify({ ...baseline, rubric_version: 'older' }));
    const older = await compare();
    expect(older).toMatchObject({ exitCode: 2, stdout: '' });
    expect(older.stderr).toContain('made with rubric older');
    expect(older.stderr).toContain('Renew it with --update-baseline.');
  });
});

describe('before the first page is read', () => {
  it.each([
    [
      'a report over a page of a folder',
      ['public', '--html', 'public/index.html'],
      'would overwrite an input',
    ],
    ['a file in a folder that does not exist', ['public', '--output', 'no/o'], 'not writable'],
    [
      'a baseline to write that is not named',
      ['public', '--update-baseline'],
      'needs the file: give --baseline',
    ],
    ['a pattern that matches nothing', ['public/*.xhtml'], 'public/*.xhtml matches no file.'],
    [
      'two addresses',
      ['a', '--url', 'https://a.example/', '--base-url', 'https://a.example/'],
      'cannot be used with',
    ],
  ])('%s exits with 2', async (_what, args, words) => {
    const result = await run(...args);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain(words);
  });
});
