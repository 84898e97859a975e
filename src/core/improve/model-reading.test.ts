import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { goodPages } from '../../../test/support/pages/law-pages.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { scorePage, type ScoredPage } from '../score/score-page.ts';
import { createSignals } from '../page-signals/page-signals.ts';
import type { ProposedReading } from '../reading/model/proposed-reading.ts';
import { applyBlocks } from '../blocks/apply.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import { analyze } from './analyze-page.ts';
import { buildReadingQuestion } from './build-reading-question.ts';
import { scoreApplied } from './measure-gains.ts';
import { scoreRequest } from './score-request.ts';

const asOf = '2026-11-21';
const written = (answer: object): ProposedReading => ({
  kind: 'written',
  reader: 'acme/reader-1',
  text: JSON.stringify(answer),
  isCut: false,
});

const pages = [
  ...Object.values(ordinaryPages),
  ...Object.values(goodPages).map(({ url, queries, description }) => ({
    url,
    queries,
    html: buildPage(description),
  })),
];

/** What a model might say of any page: the first words of its blocks answer its queries, in turn in full and not at all. */
function readingOf(html: string, url: string, queries: readonly string[]): ProposedReading {
  const { page } = createSignals(html, { url, asOf });
  const texts = page.blocks.map(({ text }) => text).filter((text) => /^.{60,1500}[.。]$/su.test(text));
  return written({
    subject: { name: page.titleHeading, type: 'topic' },
    page_type: 'article',
    queries: queries.map((query, index) => ({
      query,
      intent: 'informational',
      answered: index % 2 === 0 ? 'full' : 'no',
      answer: index % 2 === 0 ? texts[index] : null,
    })),
    entities: [{ name: page.titleHeading, type: 'concept' }],
    missing: [{ name: 'comparison of costs', why: 'readers compare' }],
  });
}

const block = {
  id: 'blk_x',
  fixes: [],
  generator: 'acme/reader-1',
  review: null,
  grounding: [],
  html: '',
} as const;

describe('a page with blocks', () => {
  it.each(pages.map((page) => [page.url, page] as const))(
    'has the same score in memory and in its HTML under a model’s reading: %s',
    (_, { url, html, queries }) => {
      const asked = queries.map((query) => ({ query, source: 'given' as const }));
      const reading = readingOf(html, url, queries);
      const scored = scoreRequest(html, { url, asOf, queries: asked, contentTypes: null, reading });
      if (scored === null) throw new Error('not scored');
      expect(scored.before.signals.answers.some(({ isModels }) => isModels === true)).toBe(true);
      const title: ContentBlock = {
        ...block,
        type: 'title',
        text: `${queries[0] ?? 'Answers'} and more`,
        placement: { selector: 'head > title', operation: 'replace' },
      };
      const inMemory = scoreApplied(scored.before, [title]);
      const inHtml = scorePage(createSignals(applyBlocks(html, [title]), scored.conditions));
      expect(inHtml.overall).toBe(inMemory.overall);
      expect(inHtml.checks).toEqual(inMemory.checks);
    },
  );
});

const QUERY = 'what does a windlass cost';
const BODY = `<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year
with 40 ml of thin oil, so that salt water does not reach its gears, and it lasts for about fifteen years.</p><p>Salt water is
the reason that most windlasses fail. Dry the cover after each trip, and store the handle below deck in winter.</p>`;
const ANSWER = '<p>A windlass costs 900 dollars, and a windlass with a motor costs 1,400 dollars.</p>';
const pageWith = (body: string): string =>
  `<html lang="en"><head><title>The windlass</title></head><body><main><h1>The windlass</h1>${body}</main></body></html>`;

describe('a changed page', () => {
  const scoredAs = (answer: object | null, html = pageWith(BODY)) => {
    const reading =
      answer === null ? null : written({ queries: [{ query: QUERY, intent: 'informational', ...answer }] });
    const queries = [{ query: QUERY, source: 'given' as const }];
    const scored = scoreRequest(html, { url: null, asOf, queries, contentTypes: null, reading });
    if (scored === null) throw new Error('not scored');
    return scored;
  };
  const verdictIn = ({ signals }: Pick<ScoredPage, 'signals'>) => signals.answers[0]?.answered;

  it('answers a query that the model found open, once the rules see that it does', () => {
    const { before, conditions } = scoredAs({ answered: 'no', answer: null });
    expect(verdictIn(before)).toBe('no');
    const after = scorePage(createSignals(pageWith(BODY + ANSWER), conditions));
    expect(verdictIn(after)).not.toBe('no');
    expect(after.overall).toBeGreaterThan(before.overall);
    const filler = scorePage(
      createSignals(pageWith(`${BODY}<p>The deck is washed with cold water.</p>`), conditions),
    );
    expect(verdictIn(filler)).toBe('no');
  });

  it('keeps the model’s verdict while its quotation stands, and no longer', () => {
    const answer = 'It is oiled twice a year with 40 ml of thin oil';
    const { before, conditions } = scoredAs({ answered: 'full', answer });
    expect(verdictIn(before)).toBe('full');
    const longer = scorePage(createSignals(pageWith(`${BODY}<p>The deck is washed.</p>`), conditions));
    expect(verdictIn(longer)).toBe('full');
    const without = BODY.replace(/It is oiled[^.]*\./, '');
    const shorter = scorePage(createSignals(pageWith(without), conditions));
    expect(verdictIn(shorter)).toBe(verdictIn(scoredAs(null, pageWith(without)).before));
    expect(shorter.categories.intent_alignment).toBeLessThan(before.categories.intent_alignment);
  });
});

describe('an analysis', () => {
  const analysed = (html: string, reading?: ProposedReading): AnalysisResult => {
    const options = {
      url: 'https://deck.example/windlass',
      asOf,
      ...(reading === undefined ? {} : { reading }),
    };
    const outcome = analyze(html, options);
    if (outcome.status !== 'completed') throw new Error(outcome.error.message);
    return outcome.result;
  };

  it('is the same with a refused reading as with none, except for the warning', () => {
    const html = pageWith(BODY);
    const rules = analysed(html);
    const refused = analysed(html, written({ subject: { name: 'PillMart', type: 'x' }, queries: [] }));
    expect(rules.engine.reader).toBe('rules');
    expect({ ...refused, warnings: [] }).toEqual({ ...rules, warnings: [] });
    expect(refused.warnings.at(-1)).toMatchObject({ code: 'model_unavailable' });
  });

  it('is the same every time for the same answer', () => {
    const html = pageWith(BODY);
    const reading = readingOf(html, 'https://deck.example/windlass', [
      QUERY,
      'how often is a windlass oiled',
    ]);
    expect(JSON.stringify(analysed(html, reading))).toBe(JSON.stringify(analysed(html, reading)));
  });
});

describe('the key of a question', () => {
  const options = {
    url: 'https://deck.example/windlass',
    queries: [QUERY],
    asOf,
    reader: 'acme/reader-1',
    isJudging: true,
    charsMax: 20_000,
  };
  const keyOf = (html: string, changes: Partial<typeof options> = {}): string | undefined =>
    buildReadingQuestion(html, { ...options, ...changes })?.key;

  it('is the same for the same text, whatever its markup, and differs by text, queries and model', () => {
    const html = pageWith(BODY);
    expect(keyOf(html.replaceAll('<p>', '<p class="a">'))).toBe(keyOf(html));
    const others = [
      keyOf(pageWith(BODY + ANSWER)),
      keyOf(html, { queries: [] }),
      keyOf(html, { reader: 'acme/reader-2' }),
      keyOf(html.replace('<title>The', '<title>A')),
      keyOf(html, { isJudging: false }),
    ];
    expect(new Set([keyOf(html), ...others]).size).toBe(6);
  });

  it('does not exist for what is no page', () => {
    expect(keyOf('%PDF-1.7')).toBeUndefined();
    expect(keyOf('')).toBeUndefined();
  });
});
