import { CELL_SEPARATOR } from '../document/segment.ts';
import type { LanguageResources } from '../language/languages.ts';
import type { Prose, ProseUnit, Sentence } from '../signals/prose.ts';
import { PHRASE_WORDS_MAX, type Candidate } from './candidate.ts';
import { englishCandidates } from './english-candidates.ts';
import { generalCandidates } from './general-candidates.ts';

/** Sentences that candidates are drawn from: all of the opening, then evenly spread. Longer pages say the same things again. */
const CANDIDATE_SENTENCES_MAX = 240;
const OPENING_SENTENCES = 120;
const LABELS_MAX = 400;
/** A longer cell is no name of anything. */
const LABEL_WORDS_MAX = 8;
const CANDIDATES_MAX = 4_000;
/** A shorter phrase that mostly occurs inside a longer one is that longer one. */
const SUBSUMED_SHARE = 0.7;

/** How often a candidate phrase stands in the page, and in which forms. */
export interface PhraseTally {
  readonly surfaces: Map<string, number>;
  readonly wordCount: number;
  /** The form and place of the first mention. */
  first: { readonly text: string; readonly start: number };
  /** Proposals that were written as a name, and all proposals. */
  names: number;
  proposals: number;
  /** Mentions in all of the main content, and blocks that hold one. */
  mentions: number;
  blocks: number;
  lastBlock: number;
}

/** The candidate phrases of a page with their counts, by key. Phrases that live inside longer ones are left out. */
export function tallyPhrases(prose: Prose, language: LanguageResources): Map<string, PhraseTally> {
  const tallies = propose(prose, language);
  countMentions(tallies, prose);
  dropSubsumed(tallies);
  return tallies;
}

/** True when the phrase is mostly written as a name. */
export function isNameTally(tally: PhraseTally): boolean {
  return tally.names > 0 && tally.names * 2 >= tally.proposals;
}

function propose(prose: Prose, language: LanguageResources): Map<string, PhraseTally> {
  const tallies = new Map<string, PhraseTally>();
  for (const sentence of candidateTexts(prose)) {
    const candidates =
      language.code === 'en' ? englishCandidates(sentence) : generalCandidates(sentence, language);
    for (const candidate of candidates) {
      const tally = tallies.get(candidate.key);
      if (tally !== undefined) note(tally, candidate);
      else if (tallies.size < CANDIDATES_MAX) tallies.set(candidate.key, newTally(candidate));
    }
  }
  return tallies;
}

/** Sentences first; then cells and terms, which name things too on pages that are all tables. */
function candidateTexts(prose: Prose): readonly Sentence[] {
  const labels: Sentence[] = [];
  prose.units.forEach((unit, index) => {
    if (unit.block.kind !== 'table_row' && unit.block.kind !== 'term') return;
    let offset = 0;
    let next = 0;
    for (const text of unit.block.cells ?? [unit.block.text]) {
      const start = unit.block.start + offset;
      const from = next;
      while (next < unit.words.length && (unit.words[next]?.end ?? 0) <= start + text.length) next++;
      const words = unit.words.slice(from, next);
      offset += text.length + CELL_SEPARATOR.length;
      if (words.length > 0 && words.length <= LABEL_WORDS_MAX)
        labels.push({ text, start, end: start + text.length, unit: index, words, isComplete: false });
    }
  });
  return [...spread(prose.sentences), ...labels.slice(0, LABELS_MAX)];
}

function spread(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= CANDIDATE_SENTENCES_MAX) return sentences;
  const rest = sentences.slice(OPENING_SENTENCES);
  const step = Math.ceil(rest.length / (CANDIDATE_SENTENCES_MAX - OPENING_SENTENCES));
  return [...sentences.slice(0, OPENING_SENTENCES), ...rest.filter((_, index) => index % step === 0)];
}

function newTally(candidate: Candidate): PhraseTally {
  const tally: PhraseTally = {
    surfaces: new Map(),
    wordCount: candidate.wordCount,
    first: { text: candidate.surface, start: candidate.start },
    names: 0,
    proposals: 0,
    mentions: 0,
    blocks: 0,
    lastBlock: -1,
  };
  note(tally, candidate);
  return tally;
}

function note(tally: PhraseTally, candidate: Candidate): void {
  tally.surfaces.set(candidate.surface, (tally.surfaces.get(candidate.surface) ?? 0) + 1);
  tally.proposals++;
  if (candidate.isName) tally.names++;
}

/** Counts each candidate in all of the main content, headings and tables too, by its stems. */
function countMentions(tallies: Map<string, PhraseTally>, prose: Prose): void {
  const openings = new Set([...tallies.keys()].map((key) => key.split(' ', 1)[0]));
  prose.units.forEach((unit, index) => {
    for (let from = 0; from < unit.words.length; from++) {
      let key = unit.words[from]?.stem ?? '';
      if (!openings.has(key)) continue;
      for (let count = 1; count <= PHRASE_WORDS_MAX; count++) {
        if (count > 1) {
          const next = unit.words[from + count - 1];
          if (next === undefined) break;
          key += ` ${next.stem}`;
        }
        const tally = tallies.get(key);
        if (tally === undefined) continue;
        if (tally.mentions === 0) tally.first = mentionAt(unit, from, count);
        tally.mentions++;
        if (tally.lastBlock !== index) tally.blocks++;
        tally.lastBlock = index;
      }
    }
  });
}

function mentionAt({ block, words }: ProseUnit, from: number, count: number): PhraseTally['first'] {
  const start = words[from]?.start ?? block.start;
  const end = words[from + count - 1]?.end ?? start;
  return { text: block.text.slice(start - block.start, end - block.start), start };
}

function dropSubsumed(tallies: Map<string, PhraseTally>): void {
  const inLonger = new Map<string, number>();
  for (const [key, tally] of tallies) {
    const stems = key.split(' ');
    for (let count = 1; count < stems.length; count++) {
      for (let from = 0; from + count <= stems.length; from++) {
        const part = stems.slice(from, from + count).join(' ');
        if (tally.mentions > 1) inLonger.set(part, Math.max(inLonger.get(part) ?? 0, tally.mentions));
      }
    }
  }
  for (const [part, mentions] of inLonger) {
    const tally = tallies.get(part);
    if (tally !== undefined && mentions >= tally.mentions * SUBSUMED_SHARE) tallies.delete(part);
  }
}
