import { expect, test } from 'vitest';
import { createFrontier, siteAddress, type Frontier, type FrontierOptions } from './crawl-frontier.ts';
import { pageLinks } from './page-links.ts';

const site = new URL('https://example.com/');

function frontier(part: Partial<FrontierOptions> = {}): Frontier {
  return createFrontier(
    site,
    { pagesMax: 100, keepsQueries: false, isIncluded: () => true, isExcluded: () => false, ...part },
    [site.href],
  );
}

test.each([
  ['https://example.com/a?utm=1#x', 'https://example.com/a'],
  ['http://example.com/a', 'https://example.com/a'],
  ['https://www.example.com/a', undefined],
  ['https://example.com:8443/a', undefined],
  ['https://example.com/a.PDF', undefined],
  ['mailto:a@example.com', undefined],
  [`https://example.com${'/a/b'.repeat(3)}`, undefined],
  [`https://example.com/${Array.from({ length: 25 }, (_, at) => `s${String(at)}`).join('/')}`, undefined],
])('%s is the page %s', (found, page) => {
  expect(siteAddress(found, site, false)).toBe(page);
});

test('query strings make pages only where they are asked for', () => {
  expect(siteAddress('https://example.com/?id=1', site, true)).toBe('https://example.com/?id=1');
});

test('each page is visited once, at most as many as the limit, the start included', () => {
  const made = frontier({ pagesMax: 3 });
  made.add(
    ['/a', '/a#x', '/', '/b', '/c', '/d'].map((path) => `https://example.com${path}`),
    false,
  );
  expect(made.next()).toEqual(['https://example.com/a', 'https://example.com/b']);
  expect(made.next()).toEqual([]);
  expect(made.isCut).toBe(true);
});

test('a page that robots.txt refuses takes no place', () => {
  const made = frontier({ pagesMax: 2 });
  made.add(['https://example.com/a', 'https://example.com/b'], false);
  expect(made.next()).toEqual(['https://example.com/a']);
  made.refuse(1);
  expect(made.next()).toEqual(['https://example.com/b']);
  expect(made.refusedByRobots).toBe(1);
});

test('a calendar without an end takes a share of the pages; the same addresses in a sitemap do not', () => {
  const days = Array.from({ length: 90 }, (_, day) => `https://example.com/calendar/2026/${String(day)}`);
  const followed = frontier();
  followed.add(days, false);
  expect(followed.next()).toHaveLength(20);
  expect(followed.endless).toEqual(['/calendar/#/#']);
  const listed = frontier();
  listed.add(days, true);
  expect(listed.next()).toHaveLength(90);
});

test('addresses without an end do not fill the memory', () => {
  const made = frontier({ pagesMax: 2 });
  const words = Array.from(
    { length: 5_000 },
    (_, at) => `https://example.com/${String.fromCodePoint(0x4e00 + at)}`,
  );
  made.add(words, false);
  expect(made.isCut).toBe(true);
});

test('patterns select by the path', () => {
  const made = frontier({
    isIncluded: (path) => path.startsWith('/guide/'),
    isExcluded: (path) => path.endsWith('/old'),
  });
  made.add(
    ['/guide/a', '/guide/old', '/blog'].map((path) => `https://example.com${path}`),
    false,
  );
  expect(made.next()).toEqual(['https://example.com/guide/a']);
});

test('links are those of anchors, from the base of the page', () => {
  const html = `<base href="/docs/"><a href="a">1</a><A class=x HREF='b?x=1&amp;y=2#z'>2</A><a href=//other.example/c>3</a>
    <a href="#top">4</a><a href="javascript:alert(1)">5</a><a href="http://user:pw@example.com/">6</a><a name="x">7</a><a href="a">8</a>`;
  expect(pageLinks(html, 'https://example.com/start')).toEqual([
    ...['https://example.com/docs/a', 'https://example.com/docs/b?x=1&y=2', 'https://other.example/c'],
  ]);
});

test('a page of nothing but links is read once, up to a limit', () => {
  const html = `${'<a '.repeat(100_000)}${Array.from({ length: 9_000 }, (_, at) => `<a href=/${String(at)}>`).join('')}`;
  expect(pageLinks(html, 'https://example.com/')).toHaveLength(2_000);
});
