import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import type { AnsweredVerdict, PageType } from '../../schema/vocabulary.ts';
import { FIGURES } from './asked-value.ts';
import { KIND_BITS } from './cues.ts';
import type { Candidates, JudgedSpan } from './ranked-spans.ts';
import type { Span } from './spans.ts';

/** A price and its tax, or the old price and the new one; longer lines sell something else. */
const PRICE_LINE_WORDS_MAX = 8;

/**
 * The verdict, no better than the values in the quotes allow: the words of a question for a price, a quantity or a date
 * occur on many a page that never gives the figure.
 */
export function boundByValue(
  verdict: AnsweredVerdict,
  { asked, statements }: Pick<Candidates, 'asked' | 'statements'>,
  best: readonly Pick<JudgedSpan, 'span'>[],
  pageType: PageType,
): AnsweredVerdict {
  const { kind } = asked;
  const holds = (test: (at: number) => boolean): boolean => best.some(({ span }) => someIn(span, test));
  const all = (1 << asked.stems.length) - 1;
  const hasAll = (at: number): boolean => (((asked.same[at] ?? 0) | (asked.related[at] ?? 0)) & all) === all;
  const partial = verdict === 'no' ? 'no' : 'partial';
  if (kind !== 'price') {
    const values = asked.value.values & FIGURES;
    if (values === 0) return verdict;
    const states = (at: number): boolean => (statements.valuesAt(at) & values) !== 0;
    if (!statements.all.some(({ isQuestion }, at) => !isQuestion && states(at))) return 'no';
    // All words of the question and its value in one statement: nothing more can be asked of words.
    if (holds((at) => states(at) && hasAll(at))) return 'full';
    return holds(states) ? verdict : partial;
  }
  const hasKind = (at: number): boolean => ((statements.cuesAt(at)?.kinds ?? 0) & KIND_BITS.price) !== 0;
  const sums = new Set(statements.priced());
  const isOffer = pageTypeIs(pageType, 'offer');
  const [first] = best;
  if (isOffer && first !== undefined && isOwnPriceIn({ asked, statements }, first.span)) return 'full';
  if (holds((at) => sums.has(at) && hasAll(at))) return 'full';
  if (holds((at) => sums.has(at))) return verdict;
  if (sums.size > 0) return partial;
  // Without any sum the page may still say that the thing itself is free, or costs 4 % of something.
  const namesThing = (at: number): boolean => ((asked.same[at] ?? 0) & asked.named) !== 0;
  const namesCost = (at: number): boolean =>
    (((asked.same[at] ?? 0) | (asked.related[at] ?? 0)) & ~asked.named) !== 0;
  const hasFigure = (at: number): boolean => ((statements.cuesAt(at)?.kinds ?? 0) & KIND_BITS.number) !== 0;
  return holds((at) => namesThing(at) && (hasKind(at) || (namesCost(at) && hasFigure(at)))) ? verdict : 'no';
}

/** True for a short line with the first sum on a product's page, and a question for that product's price. */
function isOwnPriceIn(
  { asked, statements }: Pick<Candidates, 'asked' | 'statements'>,
  { from, to }: Span,
): boolean {
  const [first] = statements.priced();
  if (!asked.isOwnPrice || first === undefined || first < from || first > to) return false;
  return (statements.all[first]?.words.length ?? 0) <= PRICE_LINE_WORDS_MAX;
}

function someIn({ from, to }: Span, test: (at: number) => boolean): boolean {
  for (let at = from; at <= to; at++) if (test(at)) return true;
  return false;
}
