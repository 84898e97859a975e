import { contradictionOf, sourceSentences } from '../../blocks/grounding/contradiction.ts';
import { quantitiesOf } from '../../blocks/grounding/quantities.ts';
import {
  placedSentences,
  sharedStems,
  statedFacts,
  type PlacedSentence,
  type StatedFacts,
} from './compared-words.ts';

/** The words that win beside those of the own page. */
export interface Comparison {
  /** Figures of the winner's words that the question does not contain, and those of them that the own page states alike. */
  readonly facts: readonly string[];
  readonly had: readonly string[];
  /** The own sentence that says the same, or comes nearest to it. */
  readonly statement: PlacedSentence | null;
  /** Share of the winner's content words, without those of the question, that it has, 0-1. */
  readonly likeness: number;
  /** True when it has another figure of its own. */
  readonly hasOtherFigure: boolean;
  /** True when it denies what the winner says. */
  readonly isDenied: boolean;
}

/**
 * Share of the winner's own words around a figure from which on it is the same figure, not one of something else: the share
 * that a citation needs (`rests-on.ts`).
 */
const CONTEXT_MIN = 0.5;

export function compareWords(
  winning: string,
  own: string,
  { language, question }: { readonly language: string; readonly question: string },
): Comparison {
  const asked = statedFacts(question, language, new Set());
  const said = withoutAsked(statedFacts(winning, language, asked.figures), asked);
  const sentences = placedSentences(own, language);
  const stated = sentences.map(({ text }) => statedFacts(text, language, asked.figures));
  const had = [...said.figures].filter((figure) =>
    stated.some(({ figures }, at) => figures.has(figure) && around(stated, at, said.stems) >= CONTEXT_MIN),
  );
  const best = nearestOf(stated, said, new Set(had));
  const statement = sentences[best] ?? null;
  const facts = stated[best];
  const likeness = facts === undefined ? 0 : sharedStems(said.stems, facts.stems);
  return {
    facts: [...said.figures],
    had,
    statement,
    likeness,
    hasOtherFigure: facts !== undefined && [...facts.figures].some((figure) => !said.figures.has(figure)),
    isDenied: statement !== null && denies(winning, statement.text, language),
  };
}

/** The winner's words in a sentence and its neighbours: a figure of a table has its words in the line above. */
function around(stated: readonly StatedFacts[], at: number, stems: ReadonlySet<string>): number {
  const near = stated.slice(Math.max(0, at - 1), at + 2).flatMap((each) => [...each.stems]);
  return stems.size === 0 ? 1 : sharedStems(stems, new Set(near));
}

/** Most of the facts, then most of the words; -1 without any. */
function nearestOf(stated: readonly StatedFacts[], said: StatedFacts, had: ReadonlySet<string>): number {
  let best = { at: -1, value: 0 };
  stated.forEach(({ figures, stems }, at) => {
    const facts = [...figures].filter((figure) => had.has(figure)).length;
    const value = facts + sharedStems(said.stems, stems);
    if (value > best.value) best = { at, value };
  });
  return best.at;
}

/** Every rival has the words of the question; the others make the statement. */
function withoutAsked(said: StatedFacts, asked: StatedFacts): StatedFacts {
  const own = new Set([...said.stems].filter((stem) => !asked.stems.has(stem)));
  return own.size === 0 ? said : { ...said, stems: own };
}

/** True when one of them denies what the other states. */
function denies(one: string, other: string, language: string): boolean {
  const turns = (claim: string, source: string): boolean =>
    contradictionOf(claim, sourceSentences(source, language), language, (text) =>
      quantitiesOf(text, language),
    )?.kind === 'negation';
  return turns(one, other) || turns(other, one);
}
