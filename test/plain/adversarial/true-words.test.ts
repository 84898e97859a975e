import { describe, expect, it } from 'vitest';
import { createSignals } from '../../../src/core/page-signals/page-signals.ts';
import { groundingSources } from '../../../src/core/blocks/grounding.ts';
import { wordJudge } from '../../../src/core/blocks/model/judge-words.ts';
import { blocksOfModel } from '../../../src/core/blocks/model/written-blocks.ts';
import { trueWordsPage, type TrueWordCase } from '../../support/pages/true-words/true-word-case.ts';
import { TRUE_WORDS } from '../../support/pages/true-words/true-words.ts';

/** What the gates leave of words about the page of a case. */
function keptOf(one: TrueWordCase, text: string): string {
  const signals = createSignals(trueWordsPage(one), {
    url: 'https://almanac.example/page',
    asOf: '2026-11-21',
    queries: [],
  });
  const sources = groundingSources(signals, []);
  const { question } = one;
  if (question === null) return wordJudge(signals, sources, []).supported(text).text;
  // An FAQ has at least two items.
  const other = { question: `${one.title}?`, answer: signals.prose.sentences[0]?.text };
  const answer = { faq: [{ question, answer: text }, other] };
  const { blocks } = blocksOfModel(answer, signals, ['faq'], { generator: 'acme/large', facts: [], sources });
  const [faq] = blocks;
  const items = faq?.type === 'faq' ? faq.items : [];
  return items.find((item) => item.question === question)?.answer ?? '';
}

describe('true words of a model', () => {
  it.each(TRUE_WORDS)('are kept, $form ($lang): $truth', (one) => {
    expect(keptOf(one, one.truth)).toBe(one.kept ?? one.truth);
  });

  it('are refused in at most one of 60 cases', () => {
    const refused = TRUE_WORDS.filter(({ kept }) => kept === '');
    expect(TRUE_WORDS.length).toBeGreaterThanOrEqual(60);
    expect(refused.length * 60).toBeLessThanOrEqual(TRUE_WORDS.length);
  });
});

describe('false words of the same form', () => {
  const lies = TRUE_WORDS.flatMap((one) => one.lies.map((lie) => ({ lie, one })));

  it('are twice as many', () => {
    expect(lies.length).toBeGreaterThanOrEqual(TRUE_WORDS.length * 1.8);
  });

  it.each(lies)('get into no block: $lie', ({ lie, one }) => {
    expect(keptOf(one, lie)).not.toContain(lie.replace(/[.]$/u, ''));
  });
});
