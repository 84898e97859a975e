/** Finds what a language model took from a page in the page itself. */
import type { PageDocument } from '../../document/page-document.ts';
import { hostOf } from '../../page-facts/host-name.ts';
import { wordsOf } from '../../text/words.ts';
import type { Prose, Sentence } from '../../signals/prose.ts';
import { contentStems, stemsOfUnit } from '../../signals/terms.ts';
import { phraseKey } from '../entities/candidate.ts';
import { surfacesOf } from '../subject/subject-surfaces.ts';
import { withoutSigns } from './shown-line.ts';

export interface TextRange {
  /** UTF-16 offsets into the page's text. */
  readonly start: number;
  readonly end: number;
}

export interface PageWords {
  /**
   * The place of a quotation that the main text contains word for word, whatever its white space, punctuation and the case
   * of its first letter.
   */
  find(quotation: string): TextRange | null;
  /** The same; of a quotation with an ellipsis its longest part. */
  findPart(quotation: string): TextRange | null;
  /** The same in the title, the heading or the description: the words as the page writes them; null where none has them. */
  findInHead(quotation: string): string | null;
  /** True when the main text or the metadata contain the name. */
  names(name: string): boolean;
  /** True when the page has all words of the name, at least half of them in what names it, in any order. */
  holdsWords(name: string): boolean;
}

/** What makes up words and values; the rest is white space, typography and marks of lists, which models change. */
const COMPARED = /[\p{L}\p{M}\p{N}\p{Sc}%°+#]/u;
/** A point within a number is the only one that is compared. */
const LETTER = /[\p{L}\p{M}\p{N}.]/u;
const DIGIT = /\p{N}/u;
/** Scripts without spaces have no borders of words to respect. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Models number the items of an ordered list when they quote it. */
const ITEM_NUMBERS = /(?:^|\s)\d{1,2}[.)](?=\s)/gu;
/** Signs that end a sentence belong to the words before them. */
const CLOSING = /^[.!?。！？…]?["'”’»)\]]?/u;
/** A short quotation may occur often inside longer words. */
const OCCURRENCES_MAX = 1_000;
/** Share of a subject's words in what names the page; the others may be in its text. */
const NAMING_SHARE_MIN = 0.5;

/** The compared characters of a text. */
interface FoldedText {
  readonly source: string;
  readonly text: string;
  /** The offset of each character in the source. */
  readonly offsets: Int32Array;
}

export function pageWordsOf(page: PageDocument, prose: Prose, url: string): PageWords {
  const { language } = page;
  const text = fold(page.text);
  const host = hostOf(url);
  const surfaces = Object.values(surfacesOf(page, url))
    .flat()
    .concat(page.byline, page.author, page.metadata.siteName, host)
    .filter((surface): surface is string => typeof surface === 'string' && surface !== '');
  const keysOf = (name: string): string => phraseKey(wordsOf(name, language));
  // A name does not reach over the end of a sentence.
  const sentences = prose.units.flatMap((unit): readonly Pick<Sentence, 'text' | 'words'>[] =>
    unit.isProse && unit.sentences.length > 0
      ? unit.sentences
      : [{ text: unit.block.text, words: unit.words }],
  );
  const inText = ` ${sentences.map(({ words }) => phraseKey(words)).join(' | ')} `;
  const inSurfaces = ` ${surfaces.map(keysOf).join(' | ')} `;
  let parts: readonly FoldedText[] | null = null;
  const head = [page.metadata.title, page.titleHeading, page.metadata.description]
    .filter((part): part is string => part !== null)
    .map(fold);
  return {
    find: (quotation) => firstOf(spellingsOf(quotation), (spelling) => findIn(text, spelling)),
    findPart: (quotation) =>
      firstOf([...spellingsOf(quotation), ...partsOf(quotation)], (spelling) => findIn(text, spelling)),
    findInHead: (quotation) =>
      firstOf(spellingsOf(quotation), (spelling) =>
        firstOf(head, (part) => {
          const range = findIn(part, spelling);
          return range === null ? null : part.source.slice(range.start, range.end);
        }),
      ),
    names(name) {
      const key = keysOf(name);
      if (key === '') return false;
      if (inText.includes(` ${key} `) || inSurfaces.includes(` ${key} `)) return true;
      parts ??= [...sentences.map((one) => one.text), ...surfaces].map((part) => fold(part.toLowerCase()));
      const folded = fold(name.toLowerCase());
      return parts.some((part) => placeOf(part, folded.text, (at) => hasGapsOf(folded, part, at)) >= 0);
    },
    holdsWords(name) {
      const stems = [...contentStems(wordsOf(name, language))];
      const naming = contentStems(wordsOf([...surfaces, ...host.split('.')].join(' · '), language));
      const named = stems.filter((stem) => naming.has(stem));
      if (stems.length === 0 || named.length < NAMING_SHARE_MIN * stems.length) return false;
      const own = new Set(prose.units.flatMap((unit) => [...stemsOfUnit(unit)]));
      return stems.every((stem) => naming.has(stem) || own.has(stem));
    },
  };
}

const ELLIPSIS = /\s*(?:…|\.\.\.|\[…\])\s*/u;
/** A shorter part of a quotation with an ellipsis shows nothing. */
const PART_CHARS_MIN = 20;

/** A quotation as written, then in the ways in which models change one. */
function spellingsOf(quotation: string): readonly string[] {
  const plain = withoutSigns(quotation);
  const unnumbered = plain.replace(ITEM_NUMBERS, ' ');
  const whole = [quotation, plain, unnumbered];
  return [...new Set([...whole, ...whole.map(withOtherCase)])];
}

/** The parts of a quotation with an ellipsis, the longest first. */
function partsOf(quotation: string): readonly string[] {
  const parts = withoutSigns(quotation).split(ELLIPSIS);
  if (parts.length < 2) return [];
  return parts
    .filter((part) => part.length >= PART_CHARS_MIN)
    .sort((one, other) => other.length - one.length);
}

/** A sentence quoted from its middle begins with a capital, and one quoted inside another without. */
function withOtherCase(text: string): string {
  const at = text.search(/\p{L}/u);
  if (at < 0) return text;
  const letter = text.charAt(at);
  const lower = letter.toLowerCase();
  return text.slice(0, at) + (letter === lower ? letter.toUpperCase() : lower) + text.slice(at + 1);
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function findIn(folded: FoldedText, quotation: string): TextRange | null {
  const quoted = fold(quotation).text;
  const at = LETTER.test(quoted) ? placeOf(folded, quoted) : -1;
  if (at < 0) return null;
  const { source, offsets } = folded;
  const end = (offsets[at + quoted.length - 1] ?? 0) + 1;
  const closing = CLOSING.exec(source.slice(end, end + 2))?.[0] ?? '';
  return { start: offsets[at] ?? 0, end: end + closing.length };
}

/** True when the name is divided into words as the text at this place; hyphens may be left out. */
function hasGapsOf(name: FoldedText, folded: FoldedText, from: number): boolean {
  for (let at = 1; at < name.text.length; at++) {
    const [written, own] = [gapBefore(name, at), gapBefore(folded, from + at)];
    if (UNSPACED.test(name.text.charAt(at - 1)) || UNSPACED.test(name.text.charAt(at))) continue;
    if (written !== '' && own === '') return false;
    if (written === '' && /\s/u.test(own)) return false;
  }
  return true;
}

/** The characters of the source between two compared ones. */
function gapBefore({ source, text, offsets }: FoldedText, at: number): string {
  const before = (offsets[at - 1] ?? 0) + 1;
  return at === 0 || at >= text.length ? '' : source.slice(before, offsets[at]);
}

/** The first occurrence that neither begins nor ends inside a word, and that is wanted; -1 without one. */
function placeOf(folded: FoldedText, part: string, isWanted: (at: number) => boolean = () => true): number {
  if (part === '') return -1;
  const { text } = folded;
  let at = text.indexOf(part);
  for (let tries = 0; at >= 0 && tries < OCCURRENCES_MAX; tries++) {
    if (isBorder(folded, at) && isBorder(folded, at + part.length) && isWanted(at)) return at;
    at = text.indexOf(part, at + 1);
  }
  return -1;
}

function isBorder({ text, offsets }: FoldedText, at: number): boolean {
  if (at === 0 || at >= text.length) return true;
  const isTogether = (offsets[at] ?? 0) - (offsets[at - 1] ?? 0) === 1;
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  if (UNSPACED.test(before) || UNSPACED.test(after)) return true;
  return !(isTogether && LETTER.test(before) && LETTER.test(after));
}

function fold(source: string): FoldedText {
  const offsets = new Int32Array(source.length);
  const parts: string[] = [];
  let count = 0;
  for (let at = 0; at < source.length;) {
    const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (COMPARED.test(char) || isInNumber(source, at)) {
      parts.push(char === ',' ? '.' : char);
      for (let unit = 0; unit < char.length; unit++) offsets[count++] = at + unit;
    }
    at += char.length;
  }
  return { source, text: parts.join(''), offsets };
}

/** Without its point or comma it would be another number. */
function isInNumber(source: string, at: number): boolean {
  const char = source.charAt(at);
  return (
    (char === '.' || char === ',') && DIGIT.test(source.charAt(at - 1)) && DIGIT.test(source.charAt(at + 1))
  );
}
