import { describe, expect, it } from 'vitest';
import { parseRobotsTag, readMetadata, type Metadata } from './metadata.ts';
import { parseHtml } from './parse-html.ts';

const read = (head: string, html = '<html lang="en-GB">'): Metadata =>
  readMetadata(parseHtml(`<!doctype html>${html}<head>${head}</head><body></body></html>`).root);

describe('readMetadata', () => {
  it('reads the elements of the head, white space collapsed', () => {
    const metadata = read(
      '<title>\n Heat  pumps </title><meta name="description" content=" How\n they work. ">' +
        '<link rel="alternate canonical" href="https://example.com/a"><meta property="og:site_name" content="Example">' +
        '<meta name="author" content="Ada Low"><meta name="keywords" content="heat; pump, ,heating"><meta property="og:type" content="Article">',
    );
    expect(metadata).toMatchObject({
      title: 'Heat pumps',
      description: 'How they work.',
      canonical: 'https://example.com/a',
      lang: 'en-GB',
      siteName: 'Example',
      author: 'Ada Low',
      keywords: ['heat', 'pump', 'heating'],
      openGraphType: 'article',
      hasMetaRefresh: false,
    });
  });

  it('says null for what the page does not say, and for what it leaves empty', () => {
    expect(
      read(
        '<title> </title><meta name="description" content="  "><link rel="canonical" href="">',
        '<html lang=" ">',
      ),
    ).toMatchObject({
      title: null,
      description: null,
      canonical: null,
      lang: null,
      siteName: null,
      author: null,
      authors: [],
      keywords: [],
      openGraphType: null,
      dates: [],
    });
  });

  it('falls back to Open Graph and Twitter for title and description', () => {
    expect(
      read('<meta property="og:title" content="T"><meta name="twitter:description" content="D">'),
    ).toMatchObject({ title: 'T', description: 'D' });
  });

  it('takes the first of each, and the title of the document rather than of a drawing', () => {
    expect(
      read(
        '<title>first</title><title>second</title><meta name="description" content="a"><meta name="description" content="b">',
      ),
    ).toMatchObject({
      title: 'first',
      description: 'a',
    });
    const drawing = readMetadata(parseHtml('<title>page</title><body><svg><title>icon</title></svg>').root);
    expect(drawing.title).toBe('page');
  });

  it('reads dates with what they date', () => {
    const { dates } = read(
      '<meta property="article:published_time" content="2026-01-02T03:04:05Z"><meta property="article:modified_time" content="2026-02-03"><meta itemprop="datePublished" content="2025-12-24">',
    );
    expect(dates).toEqual([
      { kind: 'published', value: '2026-01-02T03:04:05Z', source: 'meta' },
      { kind: 'modified', value: '2026-02-03', source: 'meta' },
      { kind: 'published', value: '2025-12-24', source: 'meta' },
    ]);
  });

  it('reads each robots directive with the crawler that it addresses and the element that says it', () => {
    const { robotsDirectives } = read(
      '<meta name="Robots" content="NOINDEX, max-snippet:0"><meta name="googlebot" content="nosnippet">',
    );
    expect(robotsDirectives.map(({ crawler, directive }) => [crawler, directive])).toEqual([
      ['robots', 'noindex'],
      ['robots', 'max-snippet:0'],
      ['googlebot', 'nosnippet'],
    ]);
    expect(robotsDirectives[2]?.quote).toBe('<meta name="googlebot" content="nosnippet">');
  });

  it('notices a refresh', () => {
    expect(read('<meta http-equiv="Refresh" content="0; url=/x">').hasMetaRefresh).toBe(true);
  });
});

describe('parseRobotsTag', () => {
  it.each<[string, [string, string][]]>([
    ['noindex', [['robots', 'noindex']]],
    [
      'NoIndex, NoSnippet',
      [
        ['robots', 'noindex'],
        ['robots', 'nosnippet'],
      ],
    ],
    [
      'googlebot: noindex, nofollow',
      [
        ['googlebot', 'noindex'],
        ['googlebot', 'nofollow'],
      ],
    ],
    ['max-snippet:0', [['robots', 'max-snippet:0']]],
    [
      'max-snippet: 0, noindex',
      [
        ['robots', 'max-snippet: 0'],
        ['robots', 'noindex'],
      ],
    ],
    [
      'unavailable_after: 25 Jun 2026 15:00:00 PST',
      [['robots', 'unavailable_after: 25 jun 2026 15:00:00 pst']],
    ],
  ])('reads %j', (value, expected) => {
    expect(parseRobotsTag(value).map(({ crawler, directive }) => [crawler, directive])).toEqual(expected);
    expect(parseRobotsTag(value)[0]?.quote).toContain(value);
  });
});
