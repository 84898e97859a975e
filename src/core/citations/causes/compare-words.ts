import { checkGrounding, readSources } from '../../blocks/grounding.ts';
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
  /** Share of the winner's content words that it has, 0-1. */
  readonly likeness: number;
  /** True when it has another figure of its own. */
  readonly hasOtherFigure: boolean;
  /** True when it denies what the winner says. */
  readonly isDenied: boolean;
}

/** Share of the winner's words around a figure from which on it is the same figure, not one of something else. Decision. */
const CONTEXT_MIN = 1 / 3;

export function compareWords(
  winning: string,
  own: string,
  { language, question }: { readonly language: string; readonly question: string },
): Comparison {
  const asked = statedFacts(question, language, new Set());
  const said = statedFacts(winning, language, asked.figures);
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

function denies(claim: string, source: string, language: string): boolean {
  return checkGrounding(claim, readSources([source], language)).some(({ kind }) => kind === 'negation');
}
