import type { Features } from '../../models/linear-model.ts';
import { VALUES } from './asked-value.ts';
import { recallOfBits } from './asked.ts';
import { countsAny } from './held-values.ts';
import type { Candidates, JudgedSpan } from './ranked-spans.ts';

/** The features of the value that a query asks for; a part of `VERDICT_FEATURES`. */
export const VALUE_FEATURES = {
  asksShare: 'A part of a whole is asked for',
  asksDuration: 'A duration or a frequency is asked for',
  asksSize: 'A mass, a length or another size is asked for',
  valueMissing: 'A value is asked for, such as a price, a number or a name, and the best span states none',
  valueAbsent: 'A value is asked for, and no statement of the page states one',
  valueWords:
    'Largest share of the query’s words, without the subject’s, in a statement with the value asked for',
  valueWithHeadings: 'That share with the headings above the statement',
  valueNearby: 'That share with the headings and the statements around it',
  asksCount: 'The number of certain things is asked for',
  counted: 'A number directly precedes these things',
  countedWords: 'Share of the query’s words in such a statement and its headings',
} as const;

const NEIGHBOURS = [-1, 1] as const;

/** Whether a page states the value that a question asks for, and how near to the words of the question. */
export function valueFeatures(
  { asked, statements }: Candidates,
  best: Pick<JudgedSpan, 'span'> | undefined,
): Features<keyof typeof VALUE_FEATURES> {
  const { values, counted } = asked.value;
  if (values === 0) return {};
  const { all } = statements;
  let [words, withHeadings, nearby, isStated] = [0, 0, 0, false];
  let [isCounted, countedWords] = [false, 0];
  for (let at = 0; at < all.length; at++) {
    const statement = all[at];
    if (statement === undefined || statement.isQuestion || (statements.valuesAt(at) & values) === 0) continue;
    isStated = true;
    const own = bitsAt(asked, [at]);
    const above = bitsAt(asked, statement.headings, own);
    const around = NEIGHBOURS.map((step) => at + step).filter((near) => all[near]?.kind !== 'heading');
    const recall = (bits: Bits): number => recallOfBits(asked, bits.same, bits.related, true);
    const named = recall(above);
    words = Math.max(words, recall(own));
    withHeadings = Math.max(withHeadings, named);
    nearby = Math.max(nearby, recall(bitsAt(asked, around, above)));
    if (counted.size > 0 && countsAny(statement, counted, statements.language)) {
      isCounted = true;
      countedWords = Math.max(countedWords, named);
    }
  }
  const isIn = best !== undefined && holdsValue(best.span, values, statements);
  return {
    asksShare: Number((values & VALUES.share) !== 0),
    asksDuration: Number((values & VALUES.duration) !== 0),
    asksSize: Number((values & (VALUES.mass | VALUES.size)) !== 0),
    valueMissing: Number(!isIn),
    valueAbsent: Number(!isStated),
    valueWords: words,
    valueWithHeadings: withHeadings,
    valueNearby: nearby,
    asksCount: Number(counted.size > 0),
    counted: Number(isCounted),
    countedWords,
  };
}

/** True where a statement of the span states one of the values. */
export function holdsValue(
  { from, to }: { readonly from: number; readonly to: number },
  values: number,
  { valuesAt }: Candidates['statements'],
): boolean {
  for (let at = from; at <= to; at++) if ((valuesAt(at) & values) !== 0) return true;
  return false;
}

interface Bits {
  readonly same: number;
  readonly related: number;
}

/** The stems of the query in these statements, as bits, together with those before. */
function bitsAt(
  { same, related }: Candidates['asked'],
  places: readonly number[],
  before: Bits = { same: 0, related: 0 },
): Bits {
  return places.reduce<Bits>(
    (bits, at) => ({ same: bits.same | (same[at] ?? 0), related: bits.related | (related[at] ?? 0) }),
    before,
  );
}
