import { factsNeeded } from '../../advice/texts/en-words.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

/** A home page that does not say what it is the home page of. */
export function definitionBriefs(read: Signals, scored: Signals): AskedBrief[] {
  if (scored.pageType !== 'home') return [];
  const query = read.queries.find(({ kind }) => kind === 'definition');
  const answer = scored.answers[read.queries.findIndex((one) => one === query)];
  if (query?.source !== 'inferred' || answer === undefined || answer.answered === 'full') return [];
  const asking = { question: query.text, kind: 'definition', facts: factsNeeded.definition } as const;
  return [askedBrief(asking, placeAt(scored, null))];
}
