import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import type { Brief } from '../../schema/action.ts';
import { analyze } from '../analyze-page.ts';
import { makeInjection, type InjectionEdit, type MadeInjection } from '../make-injection.ts';

const html = buildPage(slateRoof);
const REGATTA = 'when does the winter regatta start';
const MOORING = 'which mooring fees apply to yachts';
const queries = [REGATTA, MOORING];

function made(facts: readonly string[] = [], edit: InjectionEdit | null = null): MadeInjection {
  const outcome = makeInjection(html, {
    ...{
      mode: 'auto' as const,
      url: PAGE_URL,
      asOf: AS_OF,
      contentTypes: null,
      facts,
      brandVoice: null,
      robotsTags: [],
    },
    ...{ queries: queries.map((query) => ({ query, source: 'given' as const })), proposed: null },
    ...{ edit, wantsDiff: false },
  });
  if (outcome.status === 'failed') throw new Error(outcome.error.code);
  return outcome.made;
}

const questionsOf = ({ briefs }: { readonly briefs: readonly Brief[] }): string[] =>
  briefs.map(({ question }) => question);

describe('the briefs of an injection', () => {
  it('are those of an analysis of the same page', () => {
    const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF, queries });
    if (outcome.status === 'failed') throw new Error(outcome.error.code);
    expect(outcome.result.briefs.length).toBeGreaterThan(0);
    expect(made().briefs).toEqual(outcome.result.briefs);
  });

  it('leave out what a fact answers, and keep the others', () => {
    expect(questionsOf(made())).toEqual(queries);
    expect(questionsOf(made(['The winter regatta starts on 5 December.']))).toEqual([MOORING]);
    expect(questionsOf(made(['The winter regatta starts with a drum.']))).toEqual(queries);
    expect(questionsOf(made(['The mooring is 5 December Street.']))).toEqual(queries);
  });

  it('are kept by edits, whatever the page asks now', () => {
    const before = made(['The winter regatta starts on 5 December.']);
    expect(made([], { made: before, changes: [] }).briefs).toEqual(before.briefs);
  });
});
