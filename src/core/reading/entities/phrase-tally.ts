import { CELL_SEPARATOR } from '../../document/segmentation.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { bareSpan } from '../../text/words.ts';
import type { EntityType } from '../../schema/vocabulary.ts';
import type { Sentence } from '../../signals/prose.ts';
import { candidateOf, wordKey, type Candidate, type Mark } from './candidate.ts';
import { hasTagger } from '../../text/english/part-of-speech.ts';
import { englishCandidates } from './english-candidates.ts';
import { withoutDialogs } from './dialogs.ts';
import { generalCandidates } from './general-candidates.ts';
import { cuesOf } from './name-cues.ts';
import { linkBorders } from './link-borders.ts';
import { markedCandidates } from './marked-candidates.ts';
import type { TalliedText } from './tallied-text.ts';
import { nameRuns, NAME_WORDS_MAX, pageNameContext, type NameContext } from './name-runs.ts';

/** Sentences used for candidates: the whole opening, then evenly spread. Longer pages repeat themselves. */
const CANDIDATE_SENTENCES_MAX = 120;
const OPENING_SENTENCES = 60;
const LABELS_MAX = 400;
/** A longer cell is not a name. */
const LABEL_WORDS_MAX = 8;
const CANDIDATES_MAX = 4_000;

/** Mentions and forms of a candidate phrase. */
export interface PhraseTally {
  readonly surfaces: Map<string, number>;
  readonly wordCount: number;
  /** The form and place of the first mention. */
  first: { readonly text: string; readonly start: number };
  /** Proposals written as a name, and all proposals. */
  names: number;
  proposals: number;
  /** Votes for its type, from the sentences that name it. */
  readonly votes: Map<EntityType, number>;
  /** How often the page sets it apart, by the kind of mark. */
  readonly marks: Map<Mark, number>;
  /** Mentions in the main content, those outside longer phrases, and blocks and headings with a mention. */
  mentions: number;
  own: number;
  blocks: number;
  headings: number;
  lastBlock: number;
  /** Keys of shorter forms of the name: the surname of a person. */
  readonly aliases: string[];
}

/** The candidate phrases of a page with their counts, by key. */
export function tallyPhrases(text: TalliedText, language: LanguagePack): Map<string, PhraseTally> {
  const prose = withoutDialogs(text, language);
  const tallies = propose(prose, language);
  countMentions(tallies, prose);
  return tallies;
}

/** True when the phrase is mostly written as a name. */
export function isNameTally(tally: PhraseTally): boolean {
  return tally.names > 0 && tally.names * 2 >= tally.proposals;
}

function propose(prose: TalliedText, language: LanguagePack): Map<string, PhraseTally> {
  const tallies = new Map<string, PhraseTally>();
  const context = pageNameContext(prose.units, language);
  const add = (candidate: Candidate): void => {
    const tally = tallies.get(candidate.key);
    if (tally !== undefined) note(tally, candidate);
    else if (tallies.size < CANDIDATES_MAX) tallies.set(candidate.key, newTally(candidate));
  };
  for (const sentence of candidateTexts(prose)) {
    const unit = prose.units[sentence.unit];
    const borders = unit === undefined ? [] : linkBorders(unit.block);
    candidatesOf(sentence, { language, context, borders }).forEach(add);
  }
  markedCandidates(prose.units, context).forEach(add);
  return tallies;
}

interface Around {
  readonly language: LanguagePack;
  readonly context: NameContext;
  /** Offsets that no candidate crosses. */
  readonly borders: readonly number[];
}

function candidatesOf(sentence: Sentence, { language, context, borders }: Around): Candidate[] {
  const runs = language.grammar.isUnspaced ? [] : nameRuns(sentence, context, borders);
  const names = runs.flatMap((run) => {
    const words = sentence.words.slice(run.from, run.to + 1);
    if (words.length === 1 && (words[0]?.text.length ?? 0) < 2) return [];
    return candidateOf(sentence, words, { cues: cuesOf(sentence, run, language) }) ?? [];
  });
  const concepts = hasTagger(language.code)
    ? englishCandidates(sentence, runs)
    : generalCandidates(sentence, language, runs);
  if (borders.length === 0) return [...names, ...concepts];
  const crosses = ({ start, surface }: Candidate): boolean =>
    borders.some((border) => border > start && border < start + surface.length);
  return [...names, ...concepts.filter((concept) => !crosses(concept))];
}

/** Sentences first; then cells and terms, which also name things on pages that consist of tables. */
function candidateTexts(prose: TalliedText): readonly Sentence[] {
  const labels: Sentence[] = [];
  for (const [index, unit] of prose.units.entries()) {
    if (labels.length >= LABELS_MAX) break;
    if (unit.block.kind !== 'table_row' && unit.block.kind !== 'term') continue;
    // One row may have more cells than a call may have arguments.
    for (const label of labelsOf(unit, index)) labels.push(label);
  }
  return [...spread(prose.sentences), ...labels.slice(0, LABELS_MAX)];
}

type TalliedUnit = TalliedText['units'][number];

/** Labels of a moved block keep their origins, like sentences. */
function labelsOf(unit: TalliedUnit, index: number): readonly Sentence[] {
  const origin = unit.origin ?? unit;
  const known = knownLabels.get(origin) ?? readLabels(origin, index);
  knownLabels.set(origin, known);
  if (unit === origin && (known[0]?.unit ?? index) === index) return known;
  return readLabels(unit, index).map((label, at) => ({ ...label, origin: known[at] ?? label }));
}

const knownLabels = new WeakMap<TalliedUnit, readonly Sentence[]>();

function readLabels({ block, words: all }: TalliedUnit, unit: number): Sentence[] {
  const labels: Sentence[] = [];
  let offset = 0;
  let next = 0;
  for (const text of block.cells ?? [block.text]) {
    const start = block.start + offset;
    const from = next;
    while (next < all.length && (all[next]?.end ?? 0) <= start + text.length) next++;
    const words = all.slice(from, next);
    offset += text.length + CELL_SEPARATOR.length;
    if (words.length > 0 && words.length <= LABEL_WORDS_MAX)
      labels.push({ text, start, end: start + text.length, unit, words, isComplete: false });
  }
  return labels;
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
    votes: new Map(),
    marks: new Map(),
    mentions: 0,
    own: 0,
    blocks: 0,
    headings: 0,
    lastBlock: -1,
    aliases: [],
  };
  note(tally, candidate);
  return tally;
}

function note(tally: PhraseTally, candidate: Candidate): void {
  tally.surfaces.set(candidate.surface, (tally.surfaces.get(candidate.surface) ?? 0) + 1);
  const { mark, isName } = candidate;
  if (mark !== null) tally.marks.set(mark, (tally.marks.get(mark) ?? 0) + 1);
  // A label may be in title case, so one without capitals says more than one with them.
  if (mark === null || isName) tally.proposals++;
  if (isName) tally.names++;
  for (const { type, weight } of candidate.cues) tally.votes.set(type, (tally.votes.get(type) ?? 0) + weight);
}

/** Counts each candidate in all of the main content, headings and tables too, by its stems. */
function countMentions(tallies: Map<string, PhraseTally>, prose: TalliedText): void {
  const prefixes = prefixesOf(tallies.keys());
  prose.units.forEach((unit, index) => {
    for (let from = 0; from < unit.words.length; from++) {
      const first = unit.words[from];
      if (first === undefined || !prefixes.has(wordKey(first))) continue;
      let key = '';
      for (let count = 1; count <= NAME_WORDS_MAX; count++) {
        const word = unit.words[from + count - 1];
        if (word === undefined) break;
        key = count === 1 ? wordKey(word) : `${key} ${wordKey(word)}`;
        if (!prefixes.has(key)) break;
        const tally = tallies.get(key);
        if (tally === undefined) continue;
        if (tally.mentions === 0) tally.first = mentionAt(unit, from, count);
        tally.mentions++;
        if (tally.lastBlock !== index) {
          tally.blocks++;
          if (unit.block.kind === 'heading') tally.headings++;
        }
        tally.lastBlock = index;
      }
    }
  });
}

/** Every key, and every beginning of one: a run of words that is none need not be read on. */
function prefixesOf(keys: Iterable<string>): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const key of keys) {
    for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) prefixes.add(key.slice(0, at));
    prefixes.add(key);
  }
  return prefixes;
}

function mentionAt({ block, words }: TalliedUnit, from: number, count: number): PhraseTally['first'] {
  const [first, last] = [words[from], words[from + count - 1]];
  const start = first === undefined ? block.start : bareSpan(first).start;
  const end = last === undefined ? start : bareSpan(last).end;
  return { text: block.text.slice(start - block.start, end - block.start), start };
}
