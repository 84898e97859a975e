import type { CitationCause } from '../../schema/citation-test.ts';
import type { CauseCase, CauseRule } from './cause-case.ts';
import { late } from './late.ts';
import { mismatch } from './mismatch.ts';
import { missing } from './missing.ts';
import { notRetrieved } from './not-retrieved.ts';
import { outdated } from './outdated.ts';
import { outranked } from './outranked.ts';
import { partial } from './partial.ts';
import { unreachable } from './unreachable.ts';
import { vague } from './vague.ts';

/**
 * The order of exclusion: what keeps the page from the assistant, then what it is about, then what it says, then where, and
 * how old it is. An old page whose figure differs is `outdated` before its figure is called missing.
 */
const RULES: readonly CauseRule[] = [
  unreachable,
  notRetrieved,
  mismatch,
  { ...outdated, find: (given) => (hasOtherFigures(given) ? outdated.find(given) : null) },
  missing,
  partial,
  late,
  vague,
  outdated,
  outranked,
];

function hasOtherFigures({ compared }: CauseCase): boolean {
  return compared !== null && compared.had.length < compared.facts.length;
}

/** The first cause that applies. */
export function findCause(given: CauseCase): CitationCause {
  for (const { code, find } of RULES) {
    const found = find(given);
    if (found === null) continue;
    const { winner } = given;
    return {
      code,
      explanation: found.explanation,
      rule: found.rule ?? null,
      own: found.own === null ? null : evidenceOf(found.own),
      winner: winner === null ? null : { page: winner.page, ...evidenceOf(winner.span) },
    };
  }
  throw new Error('outranked always applies');
}

function evidenceOf({
  text,
  start,
  end,
}: {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}): { readonly text: string; readonly start: number | null; readonly end: number | null } {
  return { text, start, end };
}
