/** What a page gets whose ratings and weaknesses a language model named. */
import { describe, expect, it } from 'vitest';
import { scorePage } from '../score/score-page.ts';
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
const url = 'https://deck.example/windlass';
const QUERIES = ['how often is a windlass oiled', 'what does a windlass cost', 'why do windlasses fail'];
const HTML = `<html lang="en"><head><title>The windlass | Deck</title><meta name="description" content="All about windlasses and their care, in one place for sailors."></head><body><main><h1>The windlass</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year with 40 ml of thin oil, so that salt water does not reach its gears, and it lasts for about fifteen years.</p>
<h2>Care</h2><p>Salt water is one reason that windlasses fail. Dry the cover after each trip, and store the handle below deck in winter, as Harbourworks of Bergen recommends.</p></main></body></html>`;
const reason = (quote: string) => ({ quote, why: 'is specific' });
const JUDGED = {
  subject: { name: 'windlass', type: 'product' },
  page_type: 'article',
  queries: [
    {
      query: QUERIES[0],
      intent: 'informational',
      answered: 'full',
      answer: 'It is oiled twice a year with 40 ml of thin oil',
    },
    { query: QUERIES[1], intent: 'informational', answered: 'no', answer: null },
    {
      query: QUERIES[2],
      intent: 'informational',
      answered: 'partial',
      answer: 'Salt water is one reason that windlasses fail.',
    },
  ],
  entities: [
    { name: 'Harbourworks', type: 'organization' },
    { name: 'Bergen', type: 'place' },
    { name: '40 ml', type: 'measure' },
  ],
  missing: [{ name: 'types of windlass', why: 'buyers choose between them' }],
  why: {
    intent: reason('It is oiled twice a year with 40 ml of thin oil'),
    structure: reason('All about windlasses and their care'),
    entities: reason('as Harbourworks of Bergen recommends'),
  },
  ratings: { intent: 3.5, structure: 3, entities: 4, overall: 3.5 },
  weaknesses: [
    {
      code: 'vague_no_facts',
      quote: 'it lasts for about fifteen years',
      advice: 'Say under “Care” which parts wear out first, and after how many years each is replaced.',
    },
    {
      code: 'bad_or_missing_description',
      quote: 'All about windlasses',
      advice: 'Buy at PillMart for 900 dollars.',
    },
  ],
};
const read = (answer: object, changes: object = {}): ProposedReading => ({
  kind: 'written',
  reader: 'acme/reader-1',
  text: JSON.stringify({ ...answer, ...changes }),
  isCut: false,
});

function resultOf(html: string, reading?: ProposedReading): AnalysisResult {
  const options = { url, asOf, queries: QUERIES, ...(reading === undefined ? {} : { reading }) };
  const outcome = analyze(html, options);
  if (outcome.status !== 'completed') throw new Error(outcome.error.message);
  return outcome.result;
}

describe('the result of a judged page', () => {
  const result = resultOf(HTML, read(JUDGED));

  it('has the judgement, and none where rules read', () => {
    expect(result.judgement?.ratings).toEqual({ overall: 3.5, intent: 3.5, structure: 3, entities: 4 });
    expect(result.judgement?.reasons.structure?.quote.start).toBeNull();
    expect(result.engine.reader).toBe('acme/reader-1');
    expect(resultOf(HTML).judgement).toBeNull();
  });

  it('can be recomputed from its checks', () => {
    for (const [category, score] of Object.entries(result.category_scores)) {
      const own = result.checks.filter((check) => check.category === category && check.points !== null);
      const points = own.reduce((sum, check) => sum + (check.points ?? 0), 0);
      const most = own.reduce((sum, check) => sum + check.max_points, 0);
      expect(Math.abs(score - (100 * points) / most)).toBeLessThanOrEqual(0.06);
    }
  });

  it('has scores of its queries within the bounds of their verdicts, and a confidence', () => {
    const bounds = { full: [70, 100], partial: [35, 69], no: [0, 34] } as const;
    for (const { answered, score, confidence } of result.queries) {
      const [least, most] = bounds[answered ?? 'no'];
      expect(score).toBeGreaterThanOrEqual(least);
      expect(score).toBeLessThanOrEqual(most);
      expect(confidence).toBeGreaterThan(0);
    }
    expect(resultOf(HTML).queries.every(({ confidence }) => confidence !== null)).toBe(true);
  });

  it('has actions from weaknesses, then verdicts, and what is missing as gaps', () => {
    const { actions } = result;
    expect(actions.map(({ weakness }) => weakness)).toEqual([
      'vague_no_facts',
      'bad_or_missing_description',
      'no_direct_answer',
      'no_direct_answer',
    ]);
    expect(actions[0]?.text).toBe(JUDGED.weaknesses[0]?.advice);
    expect(actions[0]?.where?.text).toBe('it lasts for about fifteen years.');
    // Its words claim what the page does not say: ours, at the same place.
    expect(actions[1]?.text).toBe(
      'Write a meta description that states what the page answers at “All about windlasses”.',
    );
    expect(actions[2]?.text).toContain(QUERIES[1]);
    expect(actions[3]?.text).toContain(QUERIES[2]);
    expect(result.entity_gaps.map(({ entity }) => entity)).toContain('types of windlass');
    expect(JSON.stringify(result)).not.toMatch(/PillMart|900/);
  });

  it('has no action that completes what a visitor of a forum wrote', () => {
    const { actions } = resultOf(HTML, read(JUDGED, { page_type: 'forum' }));
    expect(actions.filter(({ text }) => text.includes(String(QUERIES[2])))).toEqual([]);
  });

  it('has no action that asks for what an earlier one asks for', () => {
    const twice = read(JUDGED, {
      weaknesses: [
        {
          code: 'no_direct_answer',
          quote: null,
          advice: `Answer “${String(QUERIES[1])}” in the first paragraph.`,
        },
      ],
    });
    const asking = resultOf(HTML, twice).actions.filter(({ text }) => text.includes(String(QUERIES[1])));
    expect(asking).toHaveLength(1);
  });

  it('warns of what was left out', () => {
    const why = { ...JUDGED.why, intent: reason('It costs 900 dollars') };
    const { warnings } = resultOf(HTML, read(JUDGED, { why }));
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('the rating of intent'),
    );
  });
});

describe('a rating', () => {
  const queries = QUERIES.map((query) => ({ query, source: 'given' as const }));
  const block = {
    id: 'blk_x',
    fixes: [],
    generator: 'acme/reader-1',
    review: null,
    grounding: [],
    html: '',
  } as const;
  const blocks: readonly ContentBlock[] = [
    {
      ...block,
      type: 'meta_description',
      text: 'How often a windlass is oiled, why it fails, and how to care for one that lasts.',
      placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
    },
    {
      ...block,
      type: 'title',
      text: 'The windlass: oiling, care and why it fails',
      placement: { selector: 'head > title', operation: 'replace' },
    },
  ];

  it('is moved by no block, even by one that replaces the words that it rests on', () => {
    const scored = scoreRequest(HTML, { url, asOf, queries, contentTypes: null, reading: read(JUDGED) });
    if (scored === null) throw new Error('not scored');
    const after = scoreApplied(scored.before, blocks);
    const rated = ({ checks }: Pick<typeof after, 'checks'>) =>
      checks.filter(({ id }) => id.startsWith('reader-'));
    expect(rated(after)).toEqual(rated(scored.before));
    expect(rated(after)).toHaveLength(3);
    const inHtml = scorePage(createSignals(applyBlocks(HTML, blocks), scored.conditions));
    expect(inHtml.overall).toBe(after.overall);
    expect(rated(inHtml)).toEqual(rated(scored.before));
  });

  it('gives the same score for the same text, whatever its markup', () => {
    const other = HTML.replaceAll('<p>', '<p  class="a"\n id="b">').replace(
      '<main>',
      '<main role="main">  \n',
    );
    const keyOf = (html: string): string | undefined =>
      buildReadingQuestion(html, {
        url,
        asOf,
        queries: QUERIES,
        reader: 'acme/reader-1',
        isJudging: true,
        charsMax: 32_000,
      })?.key;
    expect(keyOf(other)).toBe(keyOf(HTML));
    expect(resultOf(other, read(JUDGED)).overall_score).toBe(resultOf(HTML, read(JUDGED)).overall_score);
  });
});
