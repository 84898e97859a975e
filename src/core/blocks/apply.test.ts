import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../document/page-document.ts';
import { elementsOf, textOf } from '../document/tree.ts';
import { oddHtml, someBlocks } from '../../../test/support/pages/odd-html.ts';
import { applyBlocks } from './apply.ts';
import type {
  ContentBlock,
  FaqBlock,
  HeadingsBlock,
  SupportingParagraphsBlock,
} from '../schema/content-block.ts';
import { pieceHtml } from './plan.ts';

const facts = { fixes: [], generator: 'extractive', review: null, grounding: [], html: '' } as const;
const title = (text: string): ContentBlock => ({
  ...facts,
  id: 'blk_title',
  type: 'title',
  text,
  placement: { selector: 'head > title', operation: 'replace' },
});
const description = (text: string): ContentBlock => ({
  ...facts,
  id: 'blk_description',
  type: 'meta_description',
  text,
  placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
});
const headings = (...items: HeadingsBlock['items']): HeadingsBlock => ({
  ...facts,
  id: 'blk_headings',
  type: 'headings',
  items,
  placement: { selector: 'main', operation: 'insert_before' },
});
const paragraphs = (...items: SupportingParagraphsBlock['items']): SupportingParagraphsBlock => ({
  ...facts,
  id: 'blk_paragraphs',
  type: 'supporting_paragraphs',
  items,
  placement: { selector: 'main', operation: 'insert_after' },
});
const faq = (items: FaqBlock['items'], html = ''): FaqBlock => ({
  ...facts,
  id: 'blk_faq',
  type: 'faq',
  items,
  html,
  placement: { selector: 'main', operation: 'append' },
});

const text = 'The kettle heats water in two minutes and switches itself off when the water boils.';
const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const titleOf = (html: string): string | null => readDocument(html).metadata.title;
const descriptionOf = (html: string): string | null => readDocument(html).metadata.description;

describe('title', () => {
  test('replaces the words of the title and nothing else', () => {
    const html = page('<title  data-x="1">Old &amp; tired</title><meta charset=utf-8>', `<p>${text}</p>`);
    expect(applyBlocks(html, [title('New <& bright')])).toBe(
      html.replace('Old &amp; tired', 'New &lt;&amp; bright'),
    );
  });

  test.each([
    ['no title', page('<meta charset=utf-8>', `<p>${text}</p>`)],
    ['an empty title', page('<title></title>', `<p>${text}</p>`)],
    ['no head', `<!DOCTYPE html><p>${text}`],
    ['nothing but text', text],
    ['a byte order mark', `\uFEFF<!doctype html><p>${text}`],
    ['a title in a drawing only', page('', `<svg><title>Drawing</title></svg><p>${text}</p>`)],
    [
      'a title in a comment and in a script',
      page('<!-- <title>No</title> --><script>"<title>No</title>"</script>', text),
    ],
    ['a title in the body', page('', `<title>Late</title><p>${text}</p>`)],
    ['two titles', page('<title>One</title><title>Two</title>', text)],
    ['a head that text ends', `<head><div>x</div><p>${text}</p>`],
    ['capitals and line ends of Windows', `<HTML>\r\n<HEAD>\r\n<TITLE>Old\r\n</TITLE>\r\n<BODY>\r\n${text}`],
  ])('is the page’s title after it: %s', (_, html) => {
    const result = applyBlocks(html, [title('Kettles that boil fast')]);
    expect(titleOf(result)).toBe('Kettles that boil fast');
    expect(readDocument(result).text).toBe(readDocument(html).text);
    expect(applyBlocks(result, [title('Kettles that boil fast')])).toBe(result);
  });

  test('a title that is never closed is left alone: the page stands inside it', () => {
    const html = `<title>Old <p>${text}`;
    expect(applyBlocks(html, [title('New title of the page')])).toBe(html);
  });
});

describe('meta description', () => {
  const words = 'A kettle that boils water in two minutes: "fast", quiet & safe.';

  test('changes the content attribute alone', () => {
    const html = page(
      `<META data-rh NAME='Description' content='old' id=d><meta name=description content=second>`,
      text,
    );
    expect(applyBlocks(html, [description(words)])).toBe(
      html.replace(
        `content='old'`,
        'content="A kettle that boils water in two minutes: &quot;fast&quot;, quiet &amp; safe."',
      ),
    );
  });

  test.each([
    ['none', page('<title>T</title>', text)],
    ['no head', text],
    ['no content', page('<meta name="description">', text)],
    [
      'empty content and a second one',
      page('<meta name=description content=""><meta name=description content=b>', text),
    ],
    ['commented out', page('<!-- <meta name="description" content="no"> -->', text)],
    ['microdata in the head', page('<meta itemprop="description" content="data">', text)],
    ['microdata in the body', page('', `<div><meta itemprop="description" content="data">${text}</div>`)],
    ['unquoted', page('<meta content=foo name=description>', text)],
    ['self-closed', page('<meta name="description" content="foo"/>', text)],
    ['Open Graph only', page('<meta property="og:description" content="og">', text)],
  ])('is the page’s description after it: %s', (_, html) => {
    const result = applyBlocks(html, [description(words)]);
    expect(descriptionOf(result)).toBe(words);
    expect(applyBlocks(result, [description(words)])).toBe(result);
  });
});

describe('headings', () => {
  const second = 'A kettle with a wide lid is easier to clean than one with a narrow spout.';
  const item = { level: 2, text: 'Cleaning a kettle', anchor: 'A kettle with a wide lid' };

  test.each([
    ['a paragraph', `<main><p>${text}</p>\n|<p>${second}</p></main>`],
    ['words between line breaks', `<main><p>${text}<br><br>|${second}</p></main>`],
    ['bare text of a division', `<main><div>${text}<br><br>|<b>A kettle</b> ${second.slice(9)}</div></main>`],
    ['the first item of a list', `<main><p>${text}</p>|<ul><li>${second}</li><li>${text}</li></ul></main>`],
    [
      'the first row of a table',
      `<main><p>${text}</p>|<table><tr><td>A kettle with a wide lid</td><td>Yes</td></tr></table></main>`,
    ],
    ['a quotation', `<main><p>${text}</p>|<blockquote><p>${second}</p></blockquote></main>`],
    ['an element that is not closed', `<main><p>${text}|<p>${second}`],
  ])('stand above %s', (_, marked) => {
    const html = marked.replace('|', '');
    const [piece] = pieceHtml(headings(item));
    expect(applyBlocks(html, [headings(item)])).toBe(marked.replace('|', piece ?? ''));
  });

  test.each([
    ['is nowhere', `<main><p>${text}</p></main>`],
    ['is in the footer', `<main><p>${text} ${text}</p></main><footer><p>${second}</p></footer>`],
    ['is in the middle of a list', `<main><ul><li>${text}</li><li>${second}</li></ul></main>`],
    ['is in a comment', `<main><p>${text}</p><!-- <p>${second}</p> --></main>`],
    ['is in a script', `<main><p>${text}</p><script>"<p>${second}</p>"</script></main>`],
  ])('change nothing when the anchor %s', (_, html) => {
    expect(applyBlocks(html, [headings(item)])).toBe(html);
  });

  test('an empty anchor is not found', () => {
    expect(applyBlocks(`<p>${text}</p>`, [headings({ ...item, anchor: ' ' })])).toBe(`<p>${text}</p>`);
  });

  test('goes behind a byte order mark, which is one at the beginning only', () => {
    const item = { level: 2, text: 'Speed', anchor: text.slice(0, 20) };
    const once = applyBlocks(`\uFEFF${text}`, [headings(item)]);
    expect(once).toMatch(/^\uFEFF<h2 /);
    expect(applyBlocks(once, [headings(item)])).toBe(once);
  });
});

describe('supporting paragraphs', () => {
  test('stand directly under their heading, and under the H1 above the first block', () => {
    const html = `<main><h1>Kettles</h1><p class=byline>By Ada</p><p>${text}</p><h2>Care</h2><p>${text}</p></main>`;
    const block = paragraphs(
      { text: 'Rinse it.', heading: 'Care' },
      { text: 'Kettles heat water.', heading: 'Kettles' },
    );
    expect(applyBlocks(html, [block])).toBe(
      html
        .replace('<h2>Care</h2>', '<h2>Care</h2><p data-citeworthy="blk_paragraphs">Rinse it.</p>')
        .replace(`<p>${text}`, `<p data-citeworthy="blk_paragraphs">Kettles heat water.</p><p>${text}`),
    );
  });

  test('change nothing under a heading that the page does not have', () => {
    const html = `<main><h2>Care</h2><p>${text}</p></main>`;
    expect(applyBlocks(html, [paragraphs({ text: 'Rinse it.', heading: 'Repair' })])).toBe(html);
  });
});

describe('FAQ', () => {
  const items = [
    { question: 'How fast is it?', answer: 'It boils in two minutes.' },
    { question: 'Is it <safe>?', answer: 'Yes: </script><script>alert(1)</script><!-- it stops.' },
  ];

  test.each([
    ['main', `<main><p>${text}</p>|</main><footer><p>Footer</p></footer>`],
    [
      'before a footer',
      `<div><p>${text}</p><p>${text} ${text}</p>|<footer><p>All rights reserved.</p></footer></div>`,
    ],
    ['a body that is not closed', `<p>${text}</p><p>${text}</p>|`],
  ])('goes to the end of the main content: %s', (_, marked) => {
    const html = marked.replace('|', '');
    expect(applyBlocks(html, [faq(items)])).toBe(marked.replace('|', pieceHtml(faq(items))[0] ?? ''));
  });

  test('shows its questions and says the same in JSON-LD that nothing can break out of', () => {
    const result = applyBlocks(`<main><p>${text}</p></main>`, [
      faq(items, '<section><h2>Questions &amp; answers</h2></section>'),
    ]);
    const scripts = [...elementsOf(parse(result))].filter((element) => element.tagName === 'script');
    expect(scripts).toHaveLength(1);
    expect(textOf(scripts[0]!)).not.toContain('<');
    const document = readDocument(result);
    expect(document.structuredData.invalid).toEqual([]);
    const [faqPage] = document.structuredData.items.filter((item) => item.types.includes('FAQPage'));
    expect(faqPage?.properties['mainEntity']).toEqual(
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
    expect(document.blocks.map(({ kind, level, text: words }) => [kind, level, words]).slice(1)).toEqual([
      ['heading', 2, 'Questions & answers'],
      ...items.flatMap(({ question, answer }) => [
        ['heading', 3, question],
        ['paragraph', 0, answer],
      ]),
    ]);
  });

  test('without questions changes nothing', () => {
    const html = `<main><p>${text}</p></main>`;
    expect(applyBlocks(html, [faq([{ question: ' ', answer: 'x' }])])).toBe(html);
  });
});

describe('on any HTML', () => {
  test('applying twice equals applying once', () => {
    fc.assert(
      fc.property(oddHtml, someBlocks, (html, blocks) => {
        const once = applyBlocks(html, blocks);
        expect(applyBlocks(once, blocks)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  test('nothing of the page changes but the title, the description and the marked pieces', () => {
    fc.assert(
      fc.property(oddHtml, someBlocks, (html, blocks) => {
        const inBody = blocks.filter(({ type }) => type !== 'title' && type !== 'meta_description');
        let result = applyBlocks(html, inBody);
        for (const block of inBody)
          for (const piece of pieceHtml(block)) result = result.replaceAll(piece, '');
        expect(result).toBe(html);
      }),
      { numRuns: 300 },
    );
  });

  test('no script enters but an FAQ’s JSON-LD, and no attribute but the mark', () => {
    fc.assert(
      fc.property(oddHtml, someBlocks, (html, blocks) => {
        const scripts = (source: string): number =>
          [...elementsOf(parse(source))].filter(
            ({ tagName, attrs }) => tagName === 'script' && attrs[0]?.value !== 'application/ld+json',
          ).length;
        expect(scripts(applyBlocks(html, blocks))).toBe(scripts(html));
      }),
      { numRuns: 300 },
    );
  });

  test('thousands of nested or unclosed elements are no trouble', () => {
    for (const unit of ['<div>', '<p>a<br>', '<b><p>', '<table><td>', '<span></span><br>']) {
      const html = `${unit.repeat(1_000_000 / unit.length / 8)}<p>${text}</p>`;
      const result = applyBlocks(html, [
        title('Kettles that boil fast'),
        headings({ level: 2, text: 'Speed', anchor: 'The kettle heats' }),
      ]);
      expect(titleOf(result)).toBe('Kettles that boil fast');
    }
  });
});
