import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { HEAT_PUMPS, signalsOf } from '../../../test/support/pages/extractive-blocks.ts';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { countWords } from '../document/visible-text.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import { contentBlockTypes } from '../schema/vocabulary.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import type { AnyComposer } from './composer.ts';
import { composeBlocks } from './compose-blocks.ts';
import { composers } from './composers.ts';
import { checkGrounding, groundingSources } from './grounding.ts';

const LONG_PAGES = Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const);

describe('composeBlocks', () => {
  it.each(LONG_PAGES)('puts every requested type of the %s in blocks or in omitted, once', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    const { blocks, omitted } = composeBlocks(signals, contentBlockTypes);
    expect([...blocks, ...omitted].map(({ type }) => type).sort()).toEqual([...contentBlockTypes].sort());
    for (const { reason } of omitted) expect(reason).toMatch(/^\p{Lu}.+\.$/u);
  });

  it.each(LONG_PAGES)('keeps the bounds of every type on the %s', (_, html, url) => {
    const { blocks } = composeBlocks(createSignals(html, { url, asOf: '2026-11-21' }), contentBlockTypes);
    for (const block of blocks) expectInBounds(block);
  });

  it.each(LONG_PAGES)('claims nothing about the %s that it does not say', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    const sources = groundingSources(signals, []);
    for (const text of composeBlocks(signals, contentBlockTypes).blocks.flatMap(textsOf))
      expect(checkGrounding(text, sources)).toEqual([]);
  });

  it.each(LONG_PAGES)('says where on the %s each of its words stands', (_, html, url) => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    for (const block of composeBlocks(signals, contentBlockTypes).blocks) {
      expect(block.grounding.length).toBeGreaterThan(0);
      for (const { source, start, end } of block.grounding)
        if (start !== null && end !== null) expect(signals.page.text.slice(start, end)).toBe(source);
    }
  });

  it('makes the same blocks with the same ids from the same page', () => {
    const once = (): unknown => composeBlocks(signalsOf(HEAT_PUMPS), contentBlockTypes);
    expect(once()).toEqual(once());
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    const { blocks, omitted } = composeBlocks(signalsOf(html), contentBlockTypes);
    expect(blocks.length + omitted.length).toBe(contentBlockTypes.length);
    for (const block of blocks) expectInBounds(block);
  });
});

describe('drafts for an editor', () => {
  const drafted = (html: string, url = 'https://a.example/page') => {
    const signals = createSignals(html, { url, asOf: '2026-11-21' });
    return { signals, ...composeBlocks(signals, contentBlockTypes, { standard: 'drafts' }) };
  };

  it.each(LONG_PAGES)('keep the bounds and the grounding of every type on the %s', (_, html, url) => {
    const { signals, blocks, omitted, broken } = drafted(html, url);
    const sources = groundingSources(signals, []);
    expect(broken).toEqual([]);
    expect([...blocks, ...omitted].map(({ type }) => type).sort()).toEqual([...contentBlockTypes].sort());
    for (const block of blocks) expectInBounds(block);
    for (const text of blocks.flatMap(textsOf)) expect(checkGrounding(text, sources)).toEqual([]);
  });

  it.each(LONG_PAGES)(
    'of the %s say what to check wherever it could not be published unseen',
    (_, html, url) => {
      const { signals, blocks, drafts } = drafted(html, url);
      const unseen = composeBlocks(signals, contentBlockTypes).blocks;
      for (const block of blocks) {
        if (block.review === null) expect(unseen).toContainEqual(block);
        for (const reason of block.review?.reasons ?? []) expect(reason).toMatch(/^["“\p{Lu}].+\.$/u);
        const isDrafted = drafts.get(block.id)?.some(({ composer: id }) => DRAFTERS.has(id)) === true;
        if (isDrafted) expect(block.review).not.toBeNull();
      }
    },
  );

  it('are more than what is published unseen, which they keep as it is', () => {
    const pages = LONG_PAGES.map(([, html, url]) => {
      const { signals, blocks } = drafted(html, url);
      const unseen = composeBlocks(signals, contentBlockTypes).blocks;
      for (const { type, html: own } of unseen)
        if (type !== 'faq') expect(blocks.find((block) => block.type === type)?.html).toBe(own);
      return [unseen.length, blocks.length] as const;
    });
    const sum = (at: 0 | 1): number => pages.reduce((total, counts) => total + counts[at], 0);
    expect(sum(1)).toBeGreaterThan(sum(0));
  });

  it.each(Object.entries(hostilePages))('survive %s', (_, html) => {
    const { blocks, omitted, broken } = drafted(html);
    expect(broken).toEqual([]);
    expect(blocks.length + omitted.length).toBe(contentBlockTypes.length);
    for (const block of blocks) expectInBounds(block);
  });
});

const DRAFTERS = new Set(composers.filter(({ isDraft }) => isDraft === true).map(({ id }) => id));

describe('a composer', () => {
  const composer = (id: string, compose: AnyComposer['compose']): AnyComposer =>
    ({ id, type: 'title', idea: 'Tests.', needs: ['page'], compose }) as AnyComposer;
  const proposing = (text: string): AnyComposer =>
    composer('proposing', () => [{ text, grounding: [{ text, source: text, start: null, end: null }] }]);
  const titlesOf = (...some: readonly AnyComposer[]): ReturnType<typeof composeBlocks> =>
    composeBlocks(signalsOf(HEAT_PUMPS), ['title'], { composers: some });

  it('that throws costs nothing of the others, and is named', () => {
    const broken = composer('broken', () => {
      throw new Error('on this page');
    });
    const { blocks, broken: ids } = titlesOf(broken, proposing('Heat pumps for old houses'));
    expect(blocks).toMatchObject([{ type: 'title', text: 'Heat pumps for old houses' }]);
    expect(ids).toEqual(['broken']);
  });

  it('whose proposal claims what the page does not say is not heard', () => {
    const { blocks } = titlesOf(
      proposing('Heat pumps that save 73 % of the costs'),
      proposing('Heat pumps for old houses'),
    );
    expect(blocks).toMatchObject([{ text: 'Heat pumps for old houses' }]);
  });

  it('is heard in the order of the registry', () => {
    const { blocks } = titlesOf(
      proposing('Heat pumps in old houses'),
      proposing('Heat pumps for old houses'),
    );
    expect(blocks).toMatchObject([{ text: 'Heat pumps in old houses' }]);
  });

  it('has its file’s name, a type and a sentence about its idea', async () => {
    for (const { id, type, idea, needs } of composers) {
      expect(contentBlockTypes).toContain(type);
      expect(idea).toMatch(/^\p{Lu}.+\.$/u);
      expect(needs.length).toBeGreaterThan(0);
      const places = FOLDERS.map((folder) => new URL(`./${folder}/${id}.ts`, import.meta.url));
      const found = await Promise.all(
        places.map((place) =>
          stat(place).then(
            () => true,
            () => false,
          ),
        ),
      );
      expect(found.filter(Boolean), id).toHaveLength(1);
    }
    expect(new Set(composers.map(({ id }) => id)).size).toBe(composers.length);
  });
});

const FOLDERS = ['title', 'description', 'faq', 'headings', 'paragraphs'];

function textsOf(block: ContentBlock): string[] {
  if ('text' in block) return [block.text];
  return block.items.flatMap((item) => ('answer' in item ? [item.question, item.answer] : [item.text]));
}

function expectInBounds(block: ContentBlock): void {
  expect(block.id).toMatch(/^blk_[0-9a-z]{16}$/);
  expect(block).toMatchObject({ generator: 'extractive', fixes: [] });
  switch (block.type) {
    case 'title':
      expect(block.text.length).toBeGreaterThanOrEqual(15);
      expect(block.text.length).toBeLessThanOrEqual(60);
      break;
    case 'meta_description':
      expect(block.text.length).toBeGreaterThanOrEqual(70);
      expect(block.text.length).toBeLessThanOrEqual(160);
      break;
    case 'faq':
      expect(block.items.length).toBeGreaterThanOrEqual(2);
      expect(block.items.length).toBeLessThanOrEqual(8);
      break;
    case 'headings':
      for (const { level } of block.items) expect([2, 3, 4, 5, 6]).toContain(level);
      break;
    case 'supporting_paragraphs':
      for (const { text } of block.items) {
        expect(countWords(text)).toBeGreaterThanOrEqual(40);
        expect(countWords(text)).toBeLessThanOrEqual(120);
      }
  }
}
