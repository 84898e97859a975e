import { citationAdvice } from '../advice/texts/en-citations.ts';
import { factsNeeded } from '../advice/texts/en-words.ts';
import type { Action, Brief } from '../schema/action.ts';
import type { CitationCause } from '../schema/citation-test.ts';
import type { CitationCauseCode } from '../schema/citation-vocabulary.ts';
import type { AnswerKind, AskedThing } from '../schema/vocabulary.ts';
import type { SourcePage } from './source-page.ts';

export interface CauseAdvice {
  readonly actions: readonly Action[];
  readonly briefs: readonly Brief[];
}

const KINDS: Readonly<Record<AskedThing, AnswerKind>> = {
  person: 'person',
  place: 'place',
  date: 'date',
  duration: 'number',
  number: 'number',
  price: 'price',
  size: 'number',
  reason: 'explanation',
  definition: 'definition',
  steps: 'steps',
  list: 'list',
  yes_no: 'yes_no',
  comparison: 'comparison',
  other: 'explanation',
};

/** Causes for which the author has to supply a fact. */
const NEED_FACTS: ReadonlySet<CitationCauseCode> = new Set(['missing', 'partial', 'vague', 'outdated']);

/** What the cause needs and nothing else; nothing for `outranked`. */
export function adviseCause(
  cause: CitationCause,
  {
    question,
    asks,
    own,
  }: { readonly question: string; readonly asks: AskedThing | null; readonly own: SourcePage },
): CauseAdvice {
  const { code } = cause;
  if (code === 'outranked') return { actions: [], briefs: [] };
  const kind = asks === null ? 'explanation' : KINDS[asks];
  const briefs: readonly Brief[] = NEED_FACTS.has(code)
    ? [{ question, answer_kind: kind, facts_needed: factsNeeded[kind], place: placeOf(cause, own) }]
    : [];
  const { weakness, text } = citationAdvice[code]({ question, kind });
  const action: Action = {
    check: code,
    weakness,
    text,
    why: cause.explanation,
    where: cause.own,
    example: null,
    block: null,
    brief: briefs.length > 0 ? 0 : null,
    expected_gain: null,
  };
  return { actions: [action], briefs };
}

/** The heading above the nearest words; the title of the page above all headings. */
function placeOf({ own: words }: CitationCause, { passages, title, subject }: SourcePage): string {
  const start = words?.start ?? null;
  const passage = passages.find((one) => start !== null && one.start <= start && start < one.end);
  const heading = passage?.headings.at(-1) ?? title ?? subject ?? '';
  return heading.trim() === '' ? 'Title' : heading.trim();
}
