import { expect, test } from 'vitest';
import { compileGlob, isGlob } from './glob.ts';

test.each([
  ['*.html', ['a.html', '.html'], ['a/b.html', 'a.htm', 'a.html.bak']],
  ['**/*.html', ['a.html', 'a/b.html', 'a/b/c.html'], ['a/b.htm', 'html']],
  ['docs/**', ['docs/a', 'docs/a/b.html', 'docs/'], ['docs', 'other/docs/a']],
  ['**/404.html', ['404.html', 'en/404.html'], ['en/x404.html', 'x404.html']],
  ['a/**/z.html', ['a/z.html', 'a/b/c/z.html'], ['az.html', 'a/bz.html', 'b/a/z.html']],
  ['page-?.{html,htm}', ['page-1.html', 'page-b.htm'], ['page-.html', 'page-12.html', 'page-/.html']],
  ['[a-c]/[!x].html', ['a/y.html'], ['d/y.html', 'a/x.html', 'a//.html']],
  ['/guide/*', ['/guide/x', '/guide/'], ['/guide/x/y', '/guide']],
  ['a.b+(c)', ['a.b+(c)'], ['aXb+(c)', 'a.bb(c)']],
])('%s', (pattern, matched, others) => {
  const matches = compileGlob(pattern);
  expect(matched.filter((path) => !matches(path))).toEqual([]);
  expect(others.filter(matches)).toEqual([]);
});

test('a path that a regular expression would backtrack on is matched in one pass', () => {
  const matches = compileGlob(`${'*a'.repeat(30)}b`);
  expect(matches('a'.repeat(4_000))).toBe(false);
  expect(matches(`${'a'.repeat(4_000)}b`)).toBe(true);
});

test('a pattern with too many alternatives is refused', () => {
  expect(() => compileGlob('{a,b,c}'.repeat(10))).toThrow('alternatives');
});

test('only text with a wildcard is a pattern', () => {
  expect(['a*.html', 'a?', '[ab]', '{a,b}'].every(isGlob)).toBe(true);
  expect(isGlob('plain/file-(1).html')).toBe(false);
});
