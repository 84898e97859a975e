import { createRequire } from 'node:module';
import type WinkNLP from 'wink-nlp';
import type { WinkMethods } from 'wink-nlp';
import { loadTaggerModel } from './tagger-model.ts';

/** A token of an English text with its universal part-of-speech tag. Offsets are UTF-16 units into the text. */
export interface TaggedToken {
  readonly text: string;
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

interface Tagger {
  readonly nlp: WinkMethods;
  /** The model numbers unknown words after those of its lexicon: the first new number is the size of the lexicon. */
  readonly lexiconSize: number;
}

function loadTagger(): Tagger {
  const winkNLP = createRequire(import.meta.url)('wink-nlp') as typeof WinkNLP;
  // Tags only: the other stages of the pipe double the cost and do not change the tags.
  const nlp = winkNLP(loadTaggerModel(), ['pos']);
  return { nlp, lexiconSize: numberOf('qzvxkq', nlp) };
}

let loaded: Tagger | null = null;

/** Loaded with the first English text: a tenth of a second. */
function tagger(): Tagger {
  return (loaded ??= loadTagger());
}

/** A longer run of characters is neither a word nor a number. It is left out, because the tokenizer is quadratic on it. */
const RUN_CHARS_MAX = 100;
/** Runs between the white space that the tokenizer splits at. */
const LONG_RUN = expressionOfRuns(RUN_CHARS_MAX + 1);

function expressionOfRuns(charsMin: number): RegExp {
  const space = String.raw` \u00a0\u2002-\u2005\u2009\u200a\u202f\u205f\n\r\t`;
  return new RegExp(`(?<![^${space}])[^${space}]{${String(charsMin)},}`, 'g');
}

/** True for the language of the tagger and its lexicon. */
export function hasTagger(language: string): boolean {
  return language === 'en';
}

/** Words whose answer is kept in memory. Decision: some megabytes. */
const KNOWN_MAX = 50_000;
const known = new Map<string, boolean>();

/** True for a lower-case word among the 87,000 of the model's lexicon: a capitalised word that is missing there is a name. */
export function isEnglishWord(lower: string): boolean {
  if (lower.length > RUN_CHARS_MAX) return false;
  const cached = known.get(lower);
  if (cached !== undefined) return cached;
  if (known.size >= KNOWN_MAX) known.clear();
  const { nlp, lexiconSize } = tagger();
  const isWord = numberOf(lower, nlp) < lexiconSize;
  known.set(lower, isWord);
  return isWord;
}

/** The number of a word in the lexicon, which takes it up if it is new. */
function numberOf(word: string, nlp: WinkMethods): number {
  const [first] = nlp.readDoc(word).tokens().out(nlp.its.uniqueId) as readonly unknown[];
  return typeof first === 'number' ? first : Number.MAX_SAFE_INTEGER;
}

/**
 * The model keeps every new word of every page. Past a million of them their numbers mean something else to it, and a
 * page would change the tags of the next ones; a page of 5 MB can have as many. Hence it is loaded anew in time.
 */
const NEW_WORDS_MAX = 300_000;
/** Text between two counts: fewer than 400,000 new words. */
const COUNTED_CHARS = 500_000;
let uncountedChars = 0;
let counts = 0;

function forgetWords(chars: number): void {
  uncountedChars += chars;
  if (uncountedChars < COUNTED_CHARS) return;
  uncountedChars = 0;
  counts++;
  // Longer than any word of a page, hence new.
  const probe = 'q'.repeat(RUN_CHARS_MAX + counts);
  const { nlp, lexiconSize } = tagger();
  if (numberOf(probe, nlp) - lexiconSize < NEW_WORDS_MAX) return;
  loaded = loadTagger();
  counts = 0;
}

/**
 * The same sentence is tagged several times: for entities, for word order, and again whenever the page is scored with a
 * content block. Bounded by total characters; emptied when full, which changes no result.
 */
const TAGGED_CHARS_MAX = 200_000;
const tagged = new Map<string, readonly TaggedToken[]>();
let taggedChars = 0;

/** Tags one sentence of English. Linear; about 600,000 words a second. */
export function tagEnglish(text: string): readonly TaggedToken[] {
  const known = tagged.get(text);
  if (known !== undefined) return known;
  const tokens = tagAnew(text);
  if (taggedChars + text.length > TAGGED_CHARS_MAX) {
    tagged.clear();
    taggedChars = 0;
  }
  if (text.length <= TAGGED_CHARS_MAX) {
    tagged.set(text, tokens);
    taggedChars += text.length;
  }
  return tokens;
}

function tagAnew(text: string): TaggedToken[] {
  const spans: TaggedToken[] = [];
  let from = 0;
  const tagUntil = (end: number): void => {
    for (; from < end; from += PIECE_CHARS_MAX)
      tagPiece(text, from, Math.min(end, from + PIECE_CHARS_MAX), spans);
  };
  for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
    tagUntil(index);
    from = index + run.length;
  }
  tagUntil(text.length);
  return spans;
}

/** How far the tokenizer's text may be behind its place in ours: it leaves out a few characters. */
const SKIPPED_CHARS_MAX = 40;

/** Longest text for the tagger at once, so that new words are counted in time; no sentence is as long. */
const PIECE_CHARS_MAX = 50_000;

/** Adds the tokens of a part of the text, which contains no long run. */
function tagPiece(text: string, pieceStart: number, pieceEnd: number, spans: TaggedToken[]): void {
  forgetWords(pieceEnd - pieceStart);
  const { nlp } = tagger();
  const tokens = nlp.readDoc(text.slice(pieceStart, pieceEnd)).tokens();
  const values = tokens.out(nlp.its.value);
  const tags = tokens.out(nlp.its.pos);
  let from = pieceStart;
  values.forEach((value, index) => {
    // The tokenizer normalises a few characters (quotes, some spaces); those tokens are skipped.
    const near = text.slice(from, Math.min(pieceEnd, from + SKIPPED_CHARS_MAX + value.length));
    const offset = near.indexOf(value);
    if (offset < 0) return;
    const start = from + offset;
    from = start + value.length;
    spans.push({ text: value, tag: tags[index] ?? 'X', start, end: from });
  });
}
