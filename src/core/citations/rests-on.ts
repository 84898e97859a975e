import { checkGrounding, readSources, type GroundingSources } from '../blocks/grounding.ts';
import { expressionOf, perPack } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import { lettersOf } from '../page-facts/letters-of.ts';
import { contentStems } from '../signals/terms.ts';
import { modelAddressIn } from '../text/model-address.ts';
import { wordsOf } from '../text/words.ts';

/**
 * Share of a sentence's own words that the source must have: the share that the gate of written blocks asks for
 * (`blocks/model/page-support.ts`), here without weights, because a passage is too short to count how rare a word is.
 */
const RECALL_MIN = 0.5;
/** The same of a sentence with a figure that the source has as well: the figure is the claim. */
const RECALL_WITH_FIGURE_MIN = 1 / 3;
/** A sentence of more parts is a list or a trick. */
const PARTS_MAX = 8;
/** Where one statement of a sentence ends. */
const partEndOf = perPack(({ facts }) =>
  expressionOf('\\s*[,;:]\\s+|\\s+@joins\\s+', { joins: facts?.numbers?.joins ?? null }, 'giu'),
);

/** Decides which of its sources the sentences of answers to one question rest on. */
export interface RestJudge {
  /** Those of the cited labels on which the sentence rests, alone or each with a part of it. */
  supported(sentence: string, cited: readonly number[], textOf: (label: number) => string): readonly number[];
}

/** Remembers what it read: the same sources are cited in every run. */
export function restJudge(question: string, language: string): RestJudge {
  const asked = stemsIn(question, language);
  const known = new Map<
    string,
    { readonly sources: GroundingSources; readonly stems: ReadonlySet<string> }
  >();
  const read = (
    text: string,
  ): { readonly sources: GroundingSources; readonly stems: ReadonlySet<string> } => {
    const before = known.get(text);
    if (before !== undefined) return before;
    // What the question names, the answer may name.
    const made = { sources: readSources([text, question], language), stems: stemsIn(text, language) };
    known.set(text, made);
    return made;
  };
  /** Every figure, date and name is in the text, none of it is denied there, and most of its words are. */
  function rests(claim: string, text: string): boolean {
    const { sources, stems } = read(text);
    if (checkGrounding(claim, sources).length > 0) return false;
    const all = [...stemsIn(claim, language)];
    const words = all.filter((stem) => !/\p{N}/u.test(stem));
    const own = words.filter((stem) => !asked.has(stem));
    const hasFigure = all.some((stem) => /\p{N}/u.test(stem) && stems.has(stem) && !asked.has(stem));
    // Half of the question or less, or the question itself, states nothing.
    if (own.length === 0)
      return (
        hasFigure ||
        (words.length > asked.size / 2 && !repeats(claim, question) && recall(words, stems) >= RECALL_MIN)
      );
    return recall(own, stems) >= (hasFigure ? RECALL_WITH_FIGURE_MIN : RECALL_MIN);
  }
  return {
    supported(sentence, cited, textOf) {
      const claim = plain(sentence);
      if (cited.length === 0 || modelAddressIn(claim) !== null) return [];
      const alone = cited.filter((label) => rests(claim, textOf(label)));
      if (alone.length === cited.length || cited.length === 1) return alone;
      // Parts that rest apart: the sources have to bear the whole together.
      if (!rests(claim, cited.map(textOf).join('\n'))) return alone;
      const parts = claim
        .split(partEndOf(packOf(language)))
        .slice(0, PARTS_MAX)
        .filter((part) => [...stemsIn(part, language)].some((stem) => !asked.has(stem)));
      return cited.filter(
        (label) => alone.includes(label) || parts.some((part) => rests(part, textOf(label))),
      );
    },
  };
}

function repeats(claim: string, question: string): boolean {
  return /[?？]["”’»)]*$/u.test(claim) || lettersOf(claim) === lettersOf(question);
}

function recall(words: readonly string[], stems: ReadonlySet<string>): number {
  return words.filter((stem) => stems.has(stem)).length / words.length;
}

function stemsIn(text: string, language: string): ReadonlySet<string> {
  return contentStems(wordsOf(text, language));
}

/** Without the Markdown that models write though nobody asked. */
function plain(sentence: string): string {
  return sentence
    .replace(/^\s*(?:[-*•]|#{1,6}|\d{1,2}[.)])\s+/u, '')
    .replace(/\*{1,2}|__|`/gu, '')
    .trim();
}
