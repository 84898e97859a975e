import { describe, expect, test } from 'vitest';
import type { AnalyzeFile } from '../../service/config/analyze/analyze-file.ts';
import {
  analyzeRequest,
  requestProblems,
  type AnalyzeFlags,
  type AnalyzeRequest,
} from './analyze-request.ts';

const request = (
  flags: AnalyzeFlags,
  file: AnalyzeFile = {},
  given: readonly string[] = ['a.html'],
): AnalyzeRequest => analyzeRequest(given, flags, file, '.');

describe('the command line wins over the file', () => {
  test.each<[AnalyzeFlags, AnalyzeFile, Partial<AnalyzeRequest>]>([
    [{ limit: 3 }, { limit: 7 }, { pagesMax: 3 }],
    [{}, { limit: 7 }, { pagesMax: 7 }],
    [{ asOf: '2026-01-01' }, { asOf: '2026-02-02' }, { asOf: '2026-01-01' }],
    [
      { baseUrl: 'https://a.example/' },
      { baseUrl: 'https://b.example/', baseDir: 'b' },
      { baseUrl: 'https://a.example/', baseDir: undefined },
    ],
    [{ url: 'https://a.example/x' }, { baseUrl: 'https://b.example/' }, { baseUrl: undefined }],
    [{ format: 'markdown' }, { format: 'json' }, { printed: 'markdown' }],
    [{ format: 'text' }, { json: true }, { printed: 'terminal' }],
    [{ json: true }, { format: 'sarif' }, { printed: 'analysis' }],
    [{}, { format: 'sarif' }, { printed: 'sarif' }],
    [
      { output: ['x.md'] },
      { output: { sarif: 'y' } },
      { printed: undefined, files: [{ format: 'terminal', file: 'x.md' }] },
    ],
    [
      { html: 'x.html' },
      { html: 'y.html' },
      { printed: 'terminal', files: [{ format: 'html', file: 'x.html' }] },
    ],
    [{ baselineTolerance: 0 }, { baselineTolerance: 5 }, { tolerance: 0 }],
    [{ quiet: true }, { quiet: false }, { isQuiet: true }],
  ])('%j and %j', (flags, file, expected) => {
    expect(request(flags, file)).toMatchObject(expected);
  });

  test('and its sources replace all of the file', () => {
    const file = { sources: ['public'], sitemap: 'map.xml' };
    expect(request({}, file, [])).toMatchObject(file);
    expect(request({}, file, ['x'])).toMatchObject({ sources: ['x'], sitemap: undefined });
    expect(request({ sitemap: 'y' }, file, [])).toMatchObject({ sources: [], sitemap: 'y' });
  });

  test('and --fail-under holds for every page type', () => {
    const file: AnalyzeFile = {
      budgets: {
        overall: 70,
        structure_quality: 50,
        pageTypes: { article: { overall: 20, entity_coverage: 10 } },
      },
    };
    const { scores, pageTypes } = request({ failUnder: 60 }, file).budgets;
    expect(scores).toEqual({ overall: 60, structure_quality: 50 });
    expect(pageTypes.article).toEqual({ overall: undefined, entity_coverage: 10 });
    expect(request({}, { failUnder: 30 }).budgets.scores.overall).toBe(30);
  });
});

describe('outputs', () => {
  test.each([
    [['sarif=a.sarif', 'junit=b=c.xml'], 'terminal', ['sarif a.sarif', 'junit b=c.xml']],
    [['text=a.txt'], undefined, ['terminal a.txt']],
    [['notes=a.txt'], undefined, ['terminal notes=a.txt']],
    [['out.md', 'jsonl=o'], undefined, ['terminal out.md', 'jsonl o']],
  ])('%j', (output, printed, files) => {
    const made = request({ output });
    expect(made.printed).toBe(printed);
    expect(made.files.map(({ format, file }) => `${format} ${file}`)).toEqual(files);
  });

  test('have a file of their own each', () => {
    expect(requestProblems(request({ output: ['a', 'sarif=./a'] }))).toEqual([
      './a is named for two outputs.',
    ]);
    expect(requestProblems(request({ baseline: 'a', html: 'a' }))).toHaveLength(1);
  });
});

describe('queries', () => {
  const file: AnalyzeFile = {
    queries: { 'docs/**': ['one'], '/blog/*': ['two'], 'https://example.com/**': ['three'] },
  };
  test.each([
    ['docs/a/b.html', null, ['one']],
    ['other.html', 'https://example.org/blog/x', ['two']],
    ['https://example.com/blog/x', 'https://example.com/blog/x', ['two']],
    ['https://example.com/z', 'https://example.com/z', ['three']],
    ['other.html', null, []],
  ])('of %s at %s are those of the first pattern that matches', (source, url, expected) => {
    expect(request({}, file).queriesOf(source, url)).toEqual(expected);
    expect(request({ query: ['given'] }, file).queriesOf(source, url)).toEqual(['given']);
  });
});

test('patterns to ignore of both count', () => {
  const { isIgnored } = request({ ignore: ['a/**'] }, { ignore: ['**/404.html'] });
  expect(['a/x.html', 'b/404.html'].map((page) => isIgnored?.(page))).toEqual([true, true]);
  expect(isIgnored?.('b/x.html')).toBe(false);
});
