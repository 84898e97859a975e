import type { Signals } from '../../page-signals/page-signals.ts';
import { multiplierOf } from '../grounding/number-words.ts';
import { quantitiesOf } from '../grounding/quantities.ts';
import { unitOf } from '../grounding/units.ts';
import type { Source } from './support-sources.ts';

/** The figures of a claim that the page has; the others, and those in names ("G3"), have their own gate. */
export function figuresOf(claim: string, page: Signals['page']): readonly string[] {
  return (claim.match(/(?<![\p{L}\p{N}])\p{N}+/gu) ?? []).filter((figure) => page.text.includes(figure));
}

/**
 * True when the figure of a source may be that of a claim: the source has a word of the claim besides units, figures alone, or
 * the same number with the same unit.
 */
export function isFigureOf(
  figure: string,
  source: Source,
  claim: { readonly text: string; readonly stems: ReadonlySet<string> },
  language: string,
): boolean {
  const words = [...source.stems].filter(
    (stem) => !/\p{N}/u.test(stem) && unitOf(stem) === null && multiplierOf(stem, language) === null,
  );
  if (words.length === 0 || words.some((stem) => claim.stems.has(stem))) return true;
  const measures = quantitiesOf(claim.text, language).filter(
    ({ text, unit }) => unit !== null && text.includes(figure),
  );
  return measures.some(({ values, unit }) =>
    quantitiesOf(source.text, language).some(
      (given) => given.unit === unit && given.values.some((value) => values.includes(value)),
    ),
  );
}

/** True for a whole number, not a part of a longer one. */
export function containsNumber(text: string, figure: string): boolean {
  return new RegExp(`(?<!\\p{N})${figure}(?!\\p{N})`, 'u').test(text);
}

/** True when the text has every number that the claim writes as a word. */
export function hasCounts(claim: string, text: string, language: string): boolean {
  const counts = quantitiesOf(claim, language).filter((quantity) => !/\p{N}/u.test(quantity.text));
  if (counts.length === 0) return true;
  const given = new Set(quantitiesOf(text, language).flatMap(({ values }) => values));
  return counts.every(({ values }) => values.some((value) => given.has(value)));
}
