/** Verdict, score, gap, action, brief and check of one page never contradict each other. */
import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../test/support/pages/build-page.ts';
import { honestKinds } from '../../../test/support/pages/honest-kinds.ts';
import { AS_OF, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { goodPages, stubOf } from '../../../test/support/pages/law-pages.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import { analyze } from './analyze-page.ts';
import { comparable } from '../blocks/faq/own-questions.ts';
import { makeInjection } from './make-injection.ts';

const pages: readonly (readonly [string, string, string])[] = [
  ...Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const),
  ...Object.entries(honestKinds).map(([name, html]) => [name, html, PAGE_URL] as const),
  ...Object.entries(goodPages).flatMap(([name, page]) => [
    [`good ${name}`, buildPage(page.description), page.url] as const,
    [`stub of ${name}`, stubOf(page), page.url] as const,
  ]),
];
const ASKED = [
  'how much does it cost',
  'what is it',
  'when was it first released',
  'who founded the company behind it',
  'how many people work there',
  'how do I install it',
];
const BOUNDS = { full: [70, 100], partial: [35, 69], no: [0, 34] } as const;

function expectOneVoice({ queries, entity_gaps: gaps, briefs, actions, checks }: AnalysisResult): void {
  for (const { answered, score, answers, confidence } of queries) {
    const [from, to] = BOUNDS[answered ?? 'no'];
    expect(score).toBeGreaterThanOrEqual(from);
    expect(score).toBeLessThanOrEqual(to);
    expect(confidence).not.toBeNull();
    expect(answers.length > 0).toBe(answered !== 'no');
  }
  const open = new Set(queries.filter(({ answered }) => answered === 'no').map(({ query }) => query));
  const settled = queries.map(({ query }) => query).filter((query) => !open.has(query));
  for (const query of settled) {
    expect(briefs.map(({ question }) => question)).not.toContain(query);
    for (const { source, reason } of gaps) if (source === 'query') expect(reason).not.toContain(`“${query}”`);
    for (const { check, text } of actions)
      if (check === 'answered-queries') expect(text).not.toContain(`“${query}”`);
  }
  const told = checks.find(({ id }) => id === 'answered-queries')?.explanation ?? '';
  const full = queries.filter(({ answered }) => answered === 'full').length;
  if (told.startsWith('The page answers')) {
    expect(told).toContain(`answers ${String(full)} of ${String(queries.length)}`);
    expect(told).toContain(`${String(open.size)} stay`);
  }
}

describe('a report speaks with one voice', () => {
  it.each(pages)('of %s', (_, html, url) => {
    for (const queries of [[], ASKED]) {
      const outcome = analyze(html, { url, asOf: AS_OF, gains: false, queries });
      if (outcome.status === 'completed') expectOneVoice(outcome.result);
    }
  });
});

/** Full questions of a page that its drafted FAQ neither answers nor names, and that the page does not pair with an answer itself. */
function lostQuestions(html: string, url: string, asked: readonly string[]): readonly string[] {
  const outcome = analyze(html, { url, asOf: AS_OF, gains: false, queries: asked });
  const drafted = makeInjection(html, {
    ...{ mode: 'manual', url, asOf: AS_OF, contentTypes: ['faq'], facts: [], brandVoice: null },
    ...{ robotsTags: [], proposed: null, edit: null, wantsDiff: false },
    queries: asked.length === 0 ? null : asked.map((query) => ({ query, source: 'given' })),
  });
  if (outcome.status !== 'completed' || drafted.status !== 'completed') return [];
  const { content_blocks: blocks, omitted } = drafted.made;
  const words = [
    ...blocks.flatMap((block) => (block.type === 'faq' ? block.items.map(({ question }) => question) : [])),
    ...blocks.flatMap(({ review }) => review?.reasons ?? []),
    ...omitted.map(({ reason }) => reason),
    html,
  ].map(comparable);
  return outcome.result.queries
    .filter(({ query, answered }) => answered === 'full' && query.endsWith('?'))
    .map(({ query }) => query)
    .filter((query) => !words.some((text) => text.includes(comparable(query))));
}

const FULL_QUESTIONS = ['How long does a slate roof last?', 'Why do steel nails fail?'];

describe('a question that counts as answered in full', () => {
  it('has its answer in the drafted FAQ, or is named', () => {
    const lost = pages.flatMap(([name, html, url]) =>
      [[], FULL_QUESTIONS].flatMap((asked) =>
        lostQuestions(html, url, asked).map((query) => `${name}: ${query}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});
