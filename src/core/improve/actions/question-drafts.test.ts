import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { AS_OF, expectExactQuotes } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { factsNeeded } from '../../advice/texts/en-words.ts';
import { scoreQueries } from '../../score/score-page.ts';
import { createSignals, type Signals } from '../../page-signals/page-signals.ts';
import { questionDrafts, type QuestionDraft } from './question-drafts.ts';

const readPage = (page: PageDescription, url: string, queries: readonly string[] = []): Signals =>
  createSignals(buildPage(page), { url, asOf: AS_OF, queries });
const asked = (page: PageDescription, ...queries: readonly string[]): QuestionDraft[] => {
  const read = readPage(page, 'https://almanac.example/guides/slate-roof', queries);
  return questionDrafts(read, scoreQueries(read).signals);
};

describe('drafts for open questions', () => {
  it('are one for each question that stays open, and none for one that is answered', () => {
    const queries = ['how long does a slate roof last', 'which mooring fees apply to yachts'];
    expect(asked(slateRoof, ...queries).map(({ brief }) => brief.question)).toEqual(queries.slice(1));
    expect(asked(slateRoof, ...queries.slice(0, 1))).toEqual([]);
  });

  it.each([
    ['how much does a paddle steamer weigh', 'number'],
    ['who invented the paddle steamer', 'person'],
    ['when was the paddle steamer invented', 'date'],
    ['how to steer a paddle steamer', 'steps'],
  ] as const)('say which kind of answer “%s” lacks, and what only the author knows', (query, kind) => {
    const [draft] = asked(slateRoof, query);
    expect(draft?.advice.kind).toBe('answer-question');
    expect(draft?.brief).toMatchObject({
      question: query,
      answer_kind: kind,
      facts_needed: factsNeeded[kind],
    });
  });

  it('name the heading that comes near the question, and else the question', () => {
    const page = {
      ...slateRoof,
      sections: [
        ...(slateRoof.sections ?? []),
        { heading: 'Mooring fees for yachts', paragraphs: [islandProse(60)] },
      ],
    };
    const [near] = asked(page, 'what percentage of mooring fees for yachts is tax');
    const text = readPage(page, 'https://almanac.example/').page.text;
    expect(near?.brief.place).toBe('Mooring fees for yachts');
    expect(near?.advice.where?.text).toBe('Mooring fees for yachts');
    expectExactQuotes([near?.advice.where ?? { text: '', start: null, end: null }], text);
    const [far] = asked(slateRoof, 'which mooring fees apply to yachts');
    expect(far?.advice.where).toBeNull();
    expect(far?.brief.place).toBe('which mooring fees apply to yachts');
  });

  it('shorten a long question in the text, and give the whole one to the writer', () => {
    const query = `which mooring fees apply to ${'very old and heavy '.repeat(9)}yachts`;
    const [draft] = asked(slateRoof, query);
    expect(draft?.advice.text.length).toBeLessThan(250);
    expect(draft?.brief.question).toBe(query);
  });
});
