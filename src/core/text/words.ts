import { createRequire } from 'node:module';
import { expressionOf, perPack } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import { once } from '../languages/once.ts';
import { stopWordsOf } from './stop-words.ts';
import { withoutPossessive } from './possessive.ts';

/** One word of a text. `start` and `end` are UTF-16 offsets into the given text, plus its base. */
export interface Word {
  /** As written. */
  readonly text: string;
  /** Lower-case, without a possessive, a particle or an elided prefix: "l'eau" is "eau". */
  readonly lower: string;
  readonly stem: string;
  readonly isStop: boolean;
  readonly start: number;
  readonly end: number;
}

/** The properties of a word that do not depend on its position. */
type WordForm = Pick<Word, 'text' | 'lower' | 'stem' | 'isStop'>;

/** A form at a position. A page has a million of them, so each keeps two fields only. */
class PlacedWord implements Word {
  readonly form: WordForm;
  readonly start: number;

  constructor(form: WordForm, start: number) {
    this.form = form;
    this.start = start;
  }

  get text(): string {
    return this.form.text;
  }

  get lower(): string {
    return this.form.lower;
  }

  get stem(): string {
    return this.form.stem;
  }

  get isStop(): boolean {
    return this.form.isStop;
  }

  get end(): number {
    return this.start + this.form.text.length;
  }
}

/** The same words at another position of the text. */
export function movedWords(words: readonly Word[], by: number): Word[] {
  return words.map((word) => new PlacedWord(word instanceof PlacedWord ? word.form : word, word.start + by));
}

/** Longer words are cut: a hostile page writes one word of a megabyte. */
const WORD_CHARS_MAX = 60;
/** Intl.Segmenter is super-linear on long input (46.8 s on 400 kB in one call, 0.11 s in pieces). */
const SEGMENT_CHARS_MAX = 2_000;
/** Stems and forms are cached across pages of a language; a full cache is emptied. */
const STEM_CACHE_MAX = 50_000;

const SPACED_WORD = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const UNSPACED_SCRIPT =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The parts cut off a word: an elided article before it ("l'énergie"), a particle after at least two letters of the script. */
const affixesOf = perPack(({ grammar: { elided, particles }, script }) => ({
  elision: elided === null ? null : expressionOf(String.raw`^@elided(?=\p{L})`, { elided }, 'u'),
  particle:
    particles === null
      ? null
      : expressionOf(`(?<=[${script?.letters ?? '\\p{L}'}]{2})@particles$`, { particles }, 'u'),
}));

const snowball = once(
  () => createRequire(import.meta.url)('snowball-stemmers') as typeof import('snowball-stemmers'),
);
const stemmers = new Map<string, { stem(word: string): string } | null>();
const stemCaches = new Map<string, Map<string, string>>();
const formCaches = new Map<string, Map<string, WordForm>>();
const segmenters = new Map<string, Intl.Segmenter>();

/** The stem of a lower-case word; the word itself in languages without a stemmer. */
export function stemOf(lower: string, language: string): string {
  let cache = stemCaches.get(language);
  if (cache === undefined) stemCaches.set(language, (cache = new Map()));
  const known = cache.get(lower);
  if (known !== undefined) return known;
  let stemmer = stemmers.get(language);
  if (stemmer === undefined) {
    const algorithm = packOf(language).grammar.stemmer;
    stemmers.set(language, (stemmer = algorithm === null ? null : snowball().newStemmer(algorithm)));
  }
  const stem = stemmer === null || /\p{N}/u.test(lower) ? lower : stemmer.stem(lower);
  if (cache.size >= STEM_CACHE_MAX) cache.clear();
  cache.set(lower, stem);
  return stem;
}

/**
 * The words of a text, in order. Text of unspaced scripts is segmented by Intl.Segmenter, in bounded pieces.
 * `base`, the position of the text in a longer one, is added to every offset.
 */
export function wordsOf(text: string, language: string, base = 0): Word[] {
  const words: Word[] = [];
  const forms = formsOf(language);
  const push = (raw: string, start: number): void => {
    // Share one string per form: a page repeats the same words many times.
    words.push(new PlacedWord(forms.get(raw) ?? formOf(raw, language, forms), base + start));
  };
  if (readSpaced(text, push)) return words;
  words.length = 0;
  if (!UNSPACED_SCRIPT.test(text)) {
    for (const match of text.matchAll(SPACED_WORD)) push(match[0].slice(0, WORD_CHARS_MAX), match.index);
    return words;
  }
  const segmenter = segmenterOf(language);
  for (let from = 0; from < text.length; from += SEGMENT_CHARS_MAX) {
    for (const part of segmenter.segment(text.slice(from, from + SEGMENT_CHARS_MAX))) {
      if (part.isWordLike === true) push(part.segment.slice(0, WORD_CHARS_MAX), from + part.index);
    }
  }
  return words;
}

/** The words that overlap a part of their text. */
export function wordsBetween(words: readonly Word[], start: number, end: number): readonly Word[] {
  const { from, to } = spanOfWords(words, start, end);
  return words.slice(from, to + 1);
}

/**
 * Index of the first and of the last word that overlap a part of their text; `to` is less than `from` when none does. Found
 * by halving, since words are in order.
 */
export function spanOfWords(
  words: readonly Word[],
  start: number,
  end: number,
): { readonly from: number; readonly to: number } {
  const from = firstIndex(words, (word) => word.end > start);
  return { from, to: firstIndex(words, (word) => word.start >= end) - 1 };
}

/** The first index for which the test holds, given that it holds for all later ones; the length when for none. */
function firstIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const OTHER = 1;
const LETTER = 2;
const NUMBER = 3;
/** Unspaced scripts and halves of surrogate pairs, which this reader does not handle. */
const UNSUPPORTED = 4;
/** The class of each UTF-16 unit; 0 until first seen. */
const classes = new Uint8Array(0x10000);

function classOf(unit: number): number {
  const known = classes[unit] ?? UNSUPPORTED;
  if (known !== 0) return known;
  const character = String.fromCharCode(unit);
  const found =
    (unit >= 0xd800 && unit <= 0xdfff) || UNSPACED_SCRIPT.test(character)
      ? UNSUPPORTED
      : /\p{N}/u.test(character)
        ? NUMBER
        : /[\p{L}\p{M}]/u.test(character)
          ? LETTER
          : OTHER;
  classes[unit] = found;
  return found;
}

/**
 * Finds the matches of SPACED_WORD in a third of the time. False when the text contains an unsupported character: discard
 * the words pushed until then.
 */
function readSpaced(text: string, push: (raw: string, start: number) => void): boolean {
  const { length } = text;
  const classAt = (index: number): number => (index < length ? classOf(text.charCodeAt(index)) : OTHER);
  for (let at = 0; at < length;) {
    const kind = classAt(at);
    if (kind === UNSUPPORTED) return false;
    if (kind === OTHER) {
      at++;
      continue;
    }
    let end = at + 1;
    if (kind === NUMBER) {
      while (classAt(end) === NUMBER || (isPoint(text, end) && classAt(end + 1) === NUMBER)) end++;
    } else {
      while (classAt(end) === LETTER || classAt(end) === NUMBER) end++;
      while (isApostrophe(text, end) && classAt(end + 1) === LETTER) {
        end += 2;
        while (classAt(end) === LETTER) end++;
      }
    }
    push(text.slice(at, Math.min(end, at + WORD_CHARS_MAX)), at);
    at = end;
  }
  return true;
}

function isPoint(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit === 0x2e || unit === 0x2c;
}

function isApostrophe(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit === 0x27 || unit === 0x2019;
}

/** The span of the word itself, without an elided article before it and a possessive or particle after it. */
export function bareSpan({ text, lower, start, end }: Word): {
  readonly start: number;
  readonly end: number;
} {
  if (text.length === lower.length) return { start, end };
  const at = text.toLowerCase().replaceAll('’', "'").indexOf(lower);
  return at < 0 ? { start, end } : { start: start + at, end: start + at + lower.length };
}

function formsOf(language: string): Map<string, WordForm> {
  let forms = formCaches.get(language);
  if (forms === undefined) formCaches.set(language, (forms = new Map()));
  return forms;
}

/** A word without an elided article before it and a particle after it. */
function withoutAffixes(lower: string, language: string): string {
  const { elision, particle } = affixesOf(packOf(language));
  if (elision !== null) return lower.replace(elision, '');
  return particle === null ? lower : lower.replace(particle, '');
}

function formOf(raw: string, language: string, forms: Map<string, WordForm>): WordForm {
  const stops = stopWordsOf(language);
  const lower = raw.toLowerCase().replaceAll('’', "'");
  const singular = withoutPossessive(lower);
  const bare = withoutAffixes(singular, language);
  const form = {
    text: raw,
    lower: bare,
    stem: stemOf(bare, language),
    isStop: stops.has(bare) || stops.has(singular) || stops.has(lower),
  };
  if (forms.size >= STEM_CACHE_MAX) forms.clear();
  forms.set(raw, form);
  return form;
}

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    const locale = /^[a-z]{2,3}$/.test(language) && language !== 'und' ? language : 'en';
    segmenters.set(language, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })));
  }
  return segmenter;
}
