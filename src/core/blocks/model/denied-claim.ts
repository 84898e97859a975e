import { isOpposite, polarityByStem, polarParts, type PolarPart } from '../grounding/polarity.ts';
import { withPlainAcronyms } from '../grounding/short-forms.ts';
import type { PageStems } from './page-stems.ts';
import type { Source } from './support-sources.ts';

/**
 * True when the sources deny what the claim affirms, or affirm what it denies, and the claim adds no word that explains it.
 * `known` words, which have gates of their own, explain nothing.
 */
export function isDeniedBy(
  claim: string,
  sources: readonly Source[],
  {
    known,
    stems: { asOnPage },
    language,
  }: { readonly known: ReadonlySet<string>; readonly stems: PageStems; readonly language: string },
): boolean {
  const parts = sources.flatMap((source) => partsOf(source, language));
  const given = polarityByStem(parts);
  return polarParts(withPlainAcronyms(claim), language).some(({ stems, polarity }) => {
    const words = [...stems].map(asOnPage);
    const own = words.filter((stem) => !known.has(stem));
    const repeated = parts.filter((part) => own.length > 0 && own.every((stem) => part.stems.has(stem)));
    if (repeated.length > 0) return repeated.every((part) => isOpposite(polarity, part.polarity));
    return (
      own.every((stem) => given.has(stem)) && words.some((stem) => isOpposite(polarity, given.get(stem)))
    );
  });
}

/** Cached: each sentence of a text is compared with the same sources. */
const knownParts = new WeakMap<Source, readonly PolarPart[]>();

function partsOf(source: Source, language: string): readonly PolarPart[] {
  const known = knownParts.get(source) ?? polarParts(withPlainAcronyms(source.text), language);
  knownParts.set(source, known);
  return known;
}
