import { describe, expect, it } from 'vitest';
import { createSignals } from '../../../src/core/page-signals/page-signals.ts';
import { composers } from '../../../src/core/blocks/composers.ts';
import { composeBlocks } from '../../../src/core/blocks/compose-blocks.ts';
import type { ContentBlock } from '../../../src/core/schema/content-block.ts';
import { contentBlockTypes } from '../../../src/core/schema/vocabulary.ts';
import type { Proposals } from '../../../src/core/blocks/composer.ts';
import type { ContentType } from '../../../src/core/schema/vocabulary.ts';
import { SPLICED, splicedPage } from '../../support/pages/spliced-meaning.ts';

/** The texts of a block as a reader meets them: a question with its answer, a heading with what stands below it. */
function textsOf(block: ContentBlock): readonly string[] {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return [block.text];
    case 'faq':
      return block.items.map(({ question, answer }) => `${question}\n${answer}`);
    case 'headings':
      return block.items.map(({ text, anchor }) => `${text}\n${anchor}`);
    case 'supporting_paragraphs':
      return block.items.map(({ text, heading }) => (heading === null ? text : `${heading}\n${text}`));
  }
}

/** The same of what a composer proposes: a proposal for a block that falls short of its minimum today may not do so tomorrow. */
function proposed(proposal: Proposals[ContentType]): string {
  if ('question' in proposal) return `${proposal.question}\n${proposal.answer}`;
  if ('anchor' in proposal) return `${proposal.text}\n${proposal.anchor}`;
  return proposal.text;
}

/** The doubts that name what turns the meaning of a draft, so that its editor says it too. */
const TURNS: ReadonlySet<string> = new Set(['former', 'scope', 'turned']);

/** True for a draft that an editor has to rewrite because of what limits, dates or disputes it on the page. */
function namesItsTurn({ doubts = [] }: Proposals[ContentType]): boolean {
  return doubts.some(
    ({ sign, level, reason }) => TURNS.has(sign) && level === 'rewrite' && reason.includes('“'),
  );
}

describe('blocks never make true sentences say something false', () => {
  it.each(SPLICED)('$kind ($lang): $says', (one) => {
    for (const queries of [one.queries, []]) {
      for (const isAlone of [true, false]) {
        const signals = createSignals(splicedPage(one, isAlone), {
          url: 'https://a.example/page',
          asOf: '2026-11-21',
          queries,
        });
        const { blocks, broken } = composeBlocks(signals, contentBlockTypes);
        const proposals = composers.flatMap((composer) =>
          composer.compose(signals, []).filter((each) => !(composer.isDraft === true && namesItsTurn(each))),
        );
        const texts = [...blocks.flatMap(textsOf), ...proposals.map(proposed)];
        expect(broken).toEqual([]);
        expect(texts.filter((text) => one.isFalse.test(text))).toEqual([]);
      }
    }
  });

  it('are drafts to rewrite where they are made of former, supposed or disputed statements', () => {
    const marked = SPLICED.flatMap((one) => {
      const signals = createSignals(splicedPage(one, false), {
        url: 'https://a.example/page',
        asOf: '2026-11-21',
        queries: one.queries,
      });
      const { blocks } = composeBlocks(signals, contentBlockTypes, { standard: 'drafts' });
      return blocks.filter((block) => textsOf(block).some((text) => one.isFalse.test(text)));
    });
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ review }) => review?.level !== 'rewrite')).toEqual([]);
  });

  it('has 60 different cases of 13 kinds', () => {
    expect(SPLICED).toHaveLength(60);
    expect(new Set(SPLICED.map(({ says }) => says)).size).toBe(60);
    expect(new Set(SPLICED.map(({ kind }) => kind)).size).toBe(13);
  });

  it('still makes FAQ items from such pages', () => {
    const made = SPLICED.flatMap((one) => {
      const signals = createSignals(splicedPage(one, false), {
        url: 'https://a.example/page',
        asOf: '2026-11-21',
        queries: ['What is a leaflet?', 'Was ist ein Faltblatt?'],
      });
      return composeBlocks(signals, ['faq'], { standard: 'drafts' }).blocks.flatMap(textsOf);
    });
    expect(made.length).toBeGreaterThan(0);
  });
});
