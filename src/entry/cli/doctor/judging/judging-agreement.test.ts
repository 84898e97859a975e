import { describe, expect, it } from 'vitest';
import { createSignals } from '../../../../core/page-signals/page-signals.ts';
import { ratedParts, type RatedPart } from '../../../../core/schema/vocabulary.ts';
import { judgingAgreement, LABELS_AS_OF, type JudgingAgreement } from './judging-agreement.ts';
import { labelledPages, type LabelledPage } from './labelled-pages.ts';

type Rate = (label: number, part: RatedPart) => number;

/** The answer of a model that agrees with the labels but for its ratings, and quotes the beginning of the page. */
function answerOf(page: LabelledPage, rate: Rate): string {
  const { prose } = createSignals(page.html, { url: page.url, asOf: LABELS_AS_OF });
  const quotable = prose.sentences.map(({ text }) => text);
  const [first = ''] = quotable;
  const reason = { quote: first.split(' ').slice(0, 20).join(' '), why: 'says so' };
  return JSON.stringify({
    queries: Object.entries(page.verdicts).map(([query, answered]) => ({
      query,
      intent: 'informational',
      answered,
      answer: answered === 'no' ? null : (quotable.find((text) => /\d/u.test(text)) ?? first),
    })),
    entities: [...new Set(page.html.match(/(?<=[a-z] )[A-Z][a-z]{3,}/gu))].map((name) => ({
      name,
      type: 'organization',
    })),
    why: { intent: reason, structure: reason, entities: reason },
    ratings: Object.fromEntries(ratedParts.map((part) => [part, rate(page.ratings[part], part)])),
    weaknesses: [],
  });
}

const agreementOf = (rate: Rate): JudgingAgreement =>
  judgingAgreement(
    labelledPages.map((page) => ({ page, text: answerOf(page, rate) })),
    'acme/reader-1',
  );

describe('a model that judges the labelled pages', () => {
  it('agrees in full where it rates as the labels do', () => {
    const { correlation, offset, pages } = agreementOf((label) => label);
    expect(correlation).toBeGreaterThan(0.95);
    expect(Math.abs(offset)).toBeLessThanOrEqual(0.1);
    expect(pages.map(({ rated }) => rated).every((rated) => rated !== null)).toBe(true);
  });

  it('has the offset that corrects it where it rates half a point too low', () => {
    const { correlation, offset } = agreementOf((label) => Math.max(1, label - 0.5));
    expect(offset).toBeGreaterThanOrEqual(0.3);
    expect(offset).toBeLessThanOrEqual(0.5);
    expect(correlation).toBeGreaterThan(0.9);
  });

  it('disagrees where it rates all pages alike, or the other way round', () => {
    expect(agreementOf(() => 3).correlation ?? 0).toBeLessThan(0.5);
    expect(agreementOf((label) => 6 - label).correlation).toBeLessThan(0);
  });

  it('is not measured by answers that cannot be read', () => {
    const agreement = judgingAgreement(
      labelledPages.map((page, index) => ({ page, text: index === 0 ? null : 'Sure!' })),
      'acme/reader-1',
    );
    expect(agreement).toMatchObject({ correlation: null, offset: 0, verdicts: { right: 0 } });
  });
});

describe('the labelled pages', () => {
  it('use the scale, and ask for what a page does and does not answer', () => {
    const overall = labelledPages.map(({ ratings }) => ratings.overall);
    expect(Math.min(...overall)).toBeLessThanOrEqual(1.5);
    expect(Math.max(...overall)).toBeGreaterThanOrEqual(4.5);
    const verdicts = labelledPages.flatMap((page) => Object.values(page.verdicts));
    expect(new Set(verdicts)).toEqual(new Set(['full', 'partial', 'no']));
  });
});
