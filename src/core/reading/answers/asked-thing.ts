import { packOf } from '../../languages/index.ts';
import { matcherOf } from '../../languages/compile.ts';
import type { AnswerKind, AskedThing } from '../../schema/vocabulary.ts';
import { askedKindOf } from './answer-kind.ts';
import { askedValueOf, VALUES } from './asked-value.ts';

/** The kinds of values that say more than the kind of answer, the most exact first. */
const THINGS: readonly (readonly [number, AskedThing])[] = [
  [VALUES.sum, 'price'],
  [VALUES.duration, 'duration'],
  [VALUES.mass | VALUES.size, 'size'],
  [VALUES.share | VALUES.number, 'number'],
  [VALUES.date, 'date'],
  [VALUES.person, 'person'],
  [VALUES.place, 'place'],
];
const OTHER: Readonly<Partial<Record<AnswerKind, AskedThing>>> = {
  comparison: 'comparison',
  steps: 'steps',
  list: 'list',
  definition: 'definition',
  yes_no: 'yes_no',
};

/** What a query asks for, as results say it; null in a language whose question words are not known. */
export function askedThingOf(text: string, language: string): AskedThing | null {
  const kind = askedKindOf(text, language);
  if (kind === null) return null;
  const { values } = askedValueOf(text, kind, language);
  const thing = THINGS.find(([bits]) => (values & bits) !== 0)?.[1] ?? OTHER[kind];
  if (thing !== undefined) return thing;
  return isReason(text, language) ? 'reason' : 'other';
}

/** An explanation is asked for by "why", or by no word that is known. */
function isReason(text: string, language: string): boolean {
  const { asking, grammar } = packOf(language);
  return matcherOf(asking?.kinds.explanation ?? null, { isUnspaced: grammar.isUnspaced }).test(text);
}
