import { describe, expect, it } from 'vitest';
import { readDocument, type PageDocument } from './page-document.ts';

const text = `<p>${'The pump moves heat from the cold air outside into the warm house. '.repeat(6)}</p>`;
const page = (head: string, above = ''): PageDocument =>
  readDocument(
    `<html lang="en"><head><title>Heat pumps in winter | Warmhaus</title>${head}</head><body><article><h1>Heat pumps in winter</h1>${above}${text}</article></body></html>`,
  );
const data = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('the author of a page', () => {
  it.each<[string, string, string, string | null]>([
    [
      'a person in the structured data',
      data({ '@type': 'Article', author: { '@type': 'Person', name: 'Ann Bell' } }),
      '',
      'Ann Bell',
    ],
    [
      'several persons',
      data({ '@type': 'NewsArticle', author: [{ name: 'Ann Bell' }, { name: 'Ben Cole' }] }),
      '',
      'Ann Bell, Ben Cole',
    ],
    [
      'an item of the graph that is referred to',
      data({
        '@graph': [
          { '@type': 'Article', author: { '@id': '#ann' } },
          { '@type': 'Person', '@id': '#ann', name: 'Ann Bell' },
        ],
      }),
      '',
      'Ann Bell',
    ],
    [
      'an organization',
      data({ '@type': 'BlogPosting', author: { '@type': 'Organization', name: 'Warmhaus &amp; Co' } }),
      '',
      'Warmhaus & Co',
    ],
    ['the head', '<meta name="author" content="Ann Bell">', '', 'Ann Bell'],
    ['the head, “By” left out', '<meta name="author" content="By Ann Bell">', '', 'Ann Bell'],
    [
      'the head, where the structured data name an account',
      `${data({ '@type': 'Article', author: { name: 'admin' } })}<meta name="author" content="Ann Bell">`,
      '',
      'Ann Bell',
    ],
    [
      'a byline',
      '',
      '<p class="byline">By Ann van der Bell, Senior Editor | March 3, 2026</p>',
      'Ann van der Bell',
    ],
    ['a byline of a Chinese page', '', '<p class="author">作者：王小明</p>', '王小明'],
    [
      'nobody: an address',
      '<meta property="article:author" content="https://facebook.com/annbell">',
      '',
      null,
    ],
    ['nobody: an account', '<meta name="author" content="admin">', '', null],
    ['nobody: a handle', '<meta name="author" content="@annbell">', '', null],
    ['nobody: a word for one', '<meta name="author" content="By">', '', null],
    ['nobody: a mail address', '<meta name="author" content="ann@warmhaus.example">', '', null],
    ['nobody: a line of the template', '', '<p class="author">Posted in heating and 3 others</p>', null],
    ['nobody: a date with the class of an author', '', '<p class="author">Sun Dec 17, 2023</p>', null],
    [
      'nobody: the author of a book about it',
      data({ '@type': 'Book', name: 'Pumps', author: { name: 'Ann Bell' } }),
      '',
      null,
    ],
    [
      'nobody: who reviewed a product',
      data({ '@type': 'Product', review: { '@type': 'Review', author: { name: 'Ann Bell' } } }),
      '',
      null,
    ],
    [
      'nobody: microdata of a review',
      '',
      '<div itemscope><meta itemprop="author" content="Ann Bell"></div>',
      null,
    ],
    [
      'nobody: one of the authors of a list',
      '',
      '<p class="author">Ann Bell</p><p>One story.</p><p class="author">Ben Cole</p><p>Another story.</p>',
      null,
    ],
  ])('is %s', (_, head, above, expected) => {
    expect(page(head, above).author).toBe(expected);
  });

  it('is of the item that the title names, not of a related one', () => {
    const head = data([
      {
        '@type': 'Article',
        headline: 'Stoves in summer',
        author: { name: 'Ben Cole' },
        datePublished: '2020-01-01',
      },
      {
        '@type': 'Article',
        headline: 'Heat pumps in winter',
        author: { name: 'Ann Bell' },
        datePublished: '2026-02-03',
      },
    ]);
    expect(page(head)).toMatchObject({ author: 'Ann Bell', publishedAt: '2026-02-03' });
  });

  it('is of the item with the page’s address', () => {
    const head = `<link rel="canonical" href="https://w.example/pumps/">${data([
      { '@type': 'Article', url: 'https://w.example/stoves', author: { name: 'Ben Cole' } },
      {
        '@type': 'Article',
        mainEntityOfPage: { '@id': 'https://w.example/pumps' },
        author: { name: 'Ann Bell' },
      },
    ])}`;
    expect(page(head).author).toBe('Ann Bell');
  });

  it('is nobody where several items could be the page', () => {
    const head = data([
      { '@type': 'Article', headline: 'Stoves', author: { name: 'Ben Cole' }, datePublished: '2020-01-01' },
      { '@type': 'Article', headline: 'Ovens', author: { name: 'Ann Bell' }, datePublished: '2021-01-01' },
    ]);
    expect(page(head)).toMatchObject({ author: null, publishedAt: null });
  });
});

describe('the dates of a page', () => {
  it.each<[string, string, string, readonly [string | null, string | null]]>([
    [
      'the structured data',
      data({ '@type': 'Article', datePublished: '2026-02-03T10:00:00+0100', dateModified: '2026-02-04' }),
      '',
      ['2026-02-03T10:00:00+01:00', '2026-02-04'],
    ],
    [
      'the page’s own item, where the article has none',
      data({ '@graph': [{ '@type': 'WebPage', datePublished: '2026-02-03' }, { '@type': 'Organization' }] }),
      '',
      ['2026-02-03', null],
    ],
    [
      'the head',
      '<meta property="article:published_time" content="2026-02-03T10:00:00Z"><meta property="article:modified_time" content="2026-02-04T10:00:00Z">',
      '',
      ['2026-02-03T10:00:00Z', '2026-02-04T10:00:00Z'],
    ],
    ['one <time>', '', '<p><time datetime="2026-02-03">3 February</time></p>', ['2026-02-03', null]],
    [
      'two <time>',
      '',
      '<p>Updated <time datetime="2026-02-04">4 February</time>, <time datetime="2026-02-03">3 February</time></p>',
      ['2026-02-03', '2026-02-04'],
    ],
    [
      'nothing, of many <time>',
      '',
      ['2026-02-03', '2026-02-04', '2026-02-05']
        .map((day) => `<p><time datetime="${day}">${day}</time></p>`)
        .join(''),
      [null, null],
    ],
    [
      'nothing, of a <time> in a list of other pages',
      '',
      '<ul><li><time datetime="2026-02-03">3 February</time></li></ul>',
      [null, null],
    ],
    [
      'the head, where the structured data are absurd',
      `${data({ '@type': 'Article', datePublished: '0001-01-01T00:00:00Z' })}<meta property="article:published_time" content="2026-02-03">`,
      '',
      ['2026-02-03', null],
    ],
    ['a day to come', data({ '@type': 'Article', datePublished: '2087-02-03' }), '', ['2087-02-03', null]],
    [
      'the publication alone, where the change is before it',
      data({ '@type': 'Article', datePublished: '2026-02-03', dateModified: '2020-01-01' }),
      '',
      ['2026-02-03', null],
    ],
    [
      'nothing, of the release of a book',
      data({ '@type': 'Book', datePublished: '1999-01-01' }),
      '',
      [null, null],
    ],
  ])('are of %s', (_, head, above, [publishedAt, modifiedAt]) => {
    expect(page(head, above)).toMatchObject({ publishedAt, modifiedAt });
  });
});
