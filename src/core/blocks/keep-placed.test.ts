import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksFor } from '../../../test/support/pages/blocks-for.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { readDocument } from '../document/page-document.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import type {
  ContentBlock,
  FaqBlock,
  HeadingsBlock,
  Omission,
  SupportingParagraphsBlock,
} from '../schema/content-block.ts';
import { applyBlocks } from './apply.ts';
import { composeBlocks } from './compose-blocks.ts';
import type { AnyComposer } from './composer.ts';
import { keepPlaced } from './keep-placed.ts';
import { MARK } from './piece-html.ts';

const facts = { fixes: [], generator: 'extractive', review: null, grounding: [], html: '' } as const;
const placement = { selector: 'main', operation: 'append' } as const;
const paragraphs = (heading: string): SupportingParagraphsBlock => ({
  ...facts,
  id: 'blk_p',
  type: 'supporting_paragraphs',
  items: [{ text: 'Descale the kettle once a month.', heading }],
  placement,
});
const headings = (anchor: string): HeadingsBlock => ({
  ...facts,
  id: 'blk_h',
  type: 'headings',
  items: [{ level: 3, text: 'Descaling', anchor }],
  placement,
});
const faq: FaqBlock = {
  ...facts,
  id: 'blk_f',
  type: 'faq',
  items: [
    { question: 'How fast is it?', answer: 'It boils in two minutes.' },
    { question: 'Is it safe?', answer: 'It switches itself off.' },
  ],
  placement,
};

const lead =
  'The kettle heats water in two minutes and switches itself off when the water boils, so nobody has to wait beside it.';
const care =
  'Descaling keeps the kettle fast: fill it with water and citric acid, boil it and rinse it twice.';
const part = `<h2>Care</h2><p>${care}</p>`;
const page = (inner: string): string =>
  `<!doctype html><html lang="en"><head><title>Kettles</title></head><body><main><h1>Kettles</h1><p>${lead}</p>${inner}<p>${lead.replace('two', 'three')}</p></main></body></html>`;
const card = (text: string, name: string): string =>
  `<div class="${name}"><h2>${text}</h2><p>${care}</p></div>`;

describe('a heading and a paragraph have no place', () => {
  test.each([
    ['in a form', `<form action="/order">${part}<input></form>`],
    ['in a form by its role', `<div role="search">${part}</div>`],
    ['in navigation', `<div><nav>${part}</nav></div>`],
    ['in navigation by its role', `<div role="navigation">${part}</div>`],
    ['in a side note', `<aside>${part}</aside>`],
    ['in a footer of the article', `<footer>${part}</footer>`],
    ['in a dialog', `<div role="dialog" aria-modal="true">${part}</div>`],
    ['in a tab', `<div role="tabpanel">${part}</div>`],
    ['in a tab by its classes', `<div class="woocommerce-tabs">${part}</div>`],
    ['in an accordion', `<details open><summary>More</summary>${part}</details>`],
    ['in a slider', `<div class="swiper"><div class="swiper-slide">${part}</div></div>`],
    ['in a cell of a table', `<table><tr><td>${part}</td><td>Yes</td></tr></table>`],
    [
      'in a table by its role',
      `<div role="table"><div role="row"><div role="cell">${part}</div></div></div>`,
    ],
    ['in an offer', `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${part}</div>`],
    ['in a price box', `<div class="price-box">${part}<span>€ 39</span></div>`],
    ['in a review', `<div itemscope itemtype="https://schema.org/Review">${part}</div>`],
    ['in a list of testimonials', `<section class="testimonials">${part}</section>`],
    ['in a comment', `<div itemscope itemtype="https://schema.org/Comment">${part}</div>`],
    ['in another product', `<div itemscope itemtype="https://schema.org/Product">${part}</div>`],
    [
      'in a product tile',
      `<div class="grid">${card('Care', 'tile tile-1')}${card('Speed', 'tile tile-2')}${card('Price', 'tile tile-3')}</div>`,
    ],
    [
      'in a teaser without a class',
      `<div>${['Care', 'Speed', 'Noise'].map((title) => `<article><h2>${title}</h2><p>${care}</p></article>`).join('')}</div>`,
    ],
    [
      'in a long post of a thread',
      `<div>${['Care', 'Speed', 'Noise'].map((title) => `<div class="post bg"><h2>${title}</h2>${`<p>${care} ${lead}</p>`.repeat(9)}</div>`).join('')}</div>`,
    ],
  ])('%s', (_, inner) => {
    const html = page(inner);
    const document = readDocument(html);
    for (const block of [paragraphs('Care'), headings('Descaling keeps')]) {
      expect(applyBlocks(html, [block])).toBe(html);
      expect(keepPlaced(block, document)).toEqual({ type: block.type, reason: expect.any(String) as string });
    }
  });
});

describe('a heading and a paragraph have their place', () => {
  const long = `${`<p>${care} ${lead}</p>`.repeat(6)}`;
  test.each([
    ['in an ordinary section', page(`<section class="care">${part}</section>`)],
    [
      'in a page that is one form',
      page(part).replace('<main>', '<form action="/"><main>').replace('</main>', '</main></form>'),
    ],
    [
      'in content that is one tab',
      page(part).replace('<main>', '<main><div role="tabpanel">').replace('</main>', '</div></main>'),
    ],
    [
      'in the product that the page is about',
      page(part).replace('<main>', '<main itemscope itemtype="https://schema.org/Product">'),
    ],
    [
      'in one of several chapters',
      page(
        ['Care', 'Speed', 'Noise']
          .map((title) => `<section class="chapter"><h2>${title}</h2><p>${care}</p>${long}</section>`)
          .join(''),
      ),
    ],
    [
      'in wrappers of one element each, as page builders make them',
      page(
        `<div class="block"><h2>Care</h2></div><div class="block"><p>${care}</p></div><div class="block"><p>${lead}</p></div>`,
      ),
    ],
  ])('%s', (_, html) => {
    const document = readDocument(html);
    for (const block of [paragraphs('Care'), headings('Descaling keeps')]) {
      expect(applyBlocks(html, [block])).toContain(MARK);
      expect(keepPlaced(block, document)).toBe(block);
    }
  });
});

describe('an FAQ', () => {
  test('goes to the end of the content', () => {
    const html = page(part);
    expect(keepPlaced(faq, readDocument(html))).toBe(faq);
    expect(applyBlocks(html, [faq])).toContain(MARK);
  });

  test('has no place where the content ends in testimonials', () => {
    const said = `<div class="testimonial"><p>${care}</p><p>${lead}</p><nav><a href="/">Next</a></nav></div>`;
    const html = page('').replace(/<p>[^<]*three[^<]*<\/p>/, said);
    expect(applyBlocks(html, [faq])).toBe(html);
    expect(keepPlaced(faq, readDocument(html))).toEqual({
      type: 'faq',
      reason: expect.any(String) as string,
    });
    const open = html.replace('class="testimonial"', 'class="part"');
    expect(applyBlocks(open, [faq])).toContain(MARK);
  });
});

function piecesOf(kept: ContentBlock | Omission): number {
  if (!('id' in kept) || !('items' in kept)) return 0;
  return kept.type === 'faq' ? Math.min(1, kept.items.length) : kept.items.length;
}

describe('what is offered', () => {
  test('leaves out a proposal without a place for the next one, and says so where none is left', () => {
    const inner = `<form>${part}</form><h2>Noise</h2><p>${lead.replace('two', 'four')}</p>`;
    const signals = createSignals(page(inner), { url: 'https://a.example/', asOf: '2026-11-21' });
    const composer = (...anchors: string[]): AnyComposer => ({
      id: 'stub',
      type: 'headings',
      idea: 'Heads what the test names.',
      needs: [],
      compose: () => anchors.map((anchor) => ({ level: 3, text: lead.slice(4, 22), anchor, grounding: [] })),
    });
    const compose = (...anchors: string[]): unknown =>
      composeBlocks(signals, ['headings'], { composers: [composer(...anchors)] });
    expect(compose('Descaling keeps', 'The kettle heats water in four')).toMatchObject({
      blocks: [{ items: [{ anchor: 'The kettle heats water in four' }] }],
      omitted: [],
    });
    expect(compose('Descaling keeps')).toMatchObject({
      blocks: [],
      omitted: [{ type: 'headings', reason: expect.stringContaining('no place') as string }],
    });
  });

  test.each(Object.entries(ordinaryPages))('is what applying inserts: %s', (_, { url, html, queries }) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21', queries });
    fc.assert(
      fc.property(blocksFor(signals), (blocks) => {
        for (const block of blocks) {
          const kept = keepPlaced(block, signals.page);
          if (block.type === 'title' || block.type === 'meta_description') {
            expect(kept).toBe(block);
            continue;
          }
          const inserted = applyBlocks(html, [block]).split(`${MARK}="`).length - 1;
          expect(inserted).toBe(piecesOf(kept));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('is found in linear time among thousands of siblings and deep inside', () => {
    const deep = `${'<div>'.repeat(20_000)}<h2>Care</h2><p>${care}</p>${'</div>'.repeat(20_000)}`;
    const wide = card('Care', 'tile').repeat(20_000);
    for (const inner of [deep, wide])
      expect(() => applyBlocks(page(inner), [paragraphs('Care')])).not.toThrow();
  });
});
