import type { LanguagePack, Pattern, WordList } from './pack.ts';

/**
 * Compiles the lists of the packs to matchers; the only module that builds regular expressions from words. pack.ts describes
 * the notation. Each list is compiled once per process.
 */

/** Where a list matches, and how. */
export interface MatchOptions {
  /** `anywhere` by default. `start` and `end` ignore white space at the edge of the text; `whole` is the whole text. */
  readonly at?: 'anywhere' | 'start' | 'end' | 'whole';
  /** True for scripts without spaces: an entry matches inside other text. */
  readonly isUnspaced?: boolean;
  /** True where capitals count: abbreviations. */
  readonly isCaseSensitive?: boolean;
  /** Adds the flag `g`, for `matchAll` and `replace`. */
  readonly isGlobal?: boolean;
}

const NOTHING = '(?!)';
const BEFORE_WORD = '(?<![\\p{L}\\p{N}])';
const AFTER_WORD = '(?![\\p{L}\\p{N}])';
/** After an elided word ("l'") the next one follows at once. */
const AFTER_ELIDED = `(?:(?<=['’])|${AFTER_WORD})`;

const matchers = new Map<string, RegExp>();
const sets = new Map<string, ReadonlySet<string>>();
const lists = new Map<string, readonly string[]>();

/** The entries of a list as written; none for null. */
export function entriesOf(list: WordList | null): readonly string[] {
  if (list === null) return [];
  let entries = lists.get(list);
  if (entries === undefined) lists.set(list, (entries = splitAtBars(list)));
  return entries;
}

/** A list of plain words as a set, in small letters; empty for null. Faster than a matcher for text that is split into words. */
export function wordSet(list: WordList | null): ReadonlySet<string> {
  const key = list ?? '';
  let words = sets.get(key);
  if (words === undefined)
    sets.set(key, (words = new Set(entriesOf(key).map((entry) => entry.toLowerCase()))));
  return words;
}

/** Matches any entry of the list; never matches for null or an empty list. */
export function matcherOf(list: WordList | null, options: MatchOptions = {}): RegExp {
  const { at = 'anywhere', isUnspaced = false, isCaseSensitive = false, isGlobal = false } = options;
  const key = [at, isUnspaced, isCaseSensitive, isGlobal, list ?? ''].join('\u0000');
  let matcher = matchers.get(key);
  if (matcher === undefined) {
    const words = wordsPattern(list, isUnspaced);
    const opening = at === 'start' || at === 'whole' ? '^\\s*' : '';
    const closing = at === 'end' || at === 'whole' ? '\\s*$' : '';
    const flags = `${isGlobal ? 'g' : ''}${isCaseSensitive ? '' : 'i'}u`;
    matchers.set(key, (matcher = new RegExp(opening + words + closing, flags)));
  }
  return matcher;
}

/** One matcher per list, by the same names. */
export function matchersOf<Name extends string>(
  lists: Readonly<Record<Name, WordList | null>>,
  options: MatchOptions = {},
): Readonly<Record<Name, RegExp>> {
  const names = Object.keys(lists) as Name[];
  const made = names.map((name): [Name, RegExp] => [name, matcherOf(lists[name], options)]);
  return Object.fromEntries(made) as Record<Name, RegExp>;
}

/** A list and whether its language is written without spaces. */
export interface WrittenList {
  readonly list: WordList | null;
  readonly isUnspaced: boolean;
}

/** One matcher for lists of several languages, each with its own word boundaries; for words matched in pages of every language. */
export function matcherOfAll(parts: readonly WrittenList[], { isCaseSensitive = false } = {}): RegExp {
  const sources = [false, true].flatMap((unspaced) => {
    const list = joinLists(
      parts.filter(({ isUnspaced }) => isUnspaced === unspaced).map((part) => part.list),
    );
    return list === '' ? [] : [wordsPattern(list, unspaced)];
  });
  return compiled(sources.length === 0 ? NOTHING : sources.join('|'), isCaseSensitive ? 'u' : 'iu');
}

/**
 * An expression that contains lists: `expressionOf('\\s@forms\\.?$', { forms })`. Each `@name` becomes a group of the
 * list's entries, without word boundaries; an empty list never matches. Throws for a missing list.
 */
export function expressionOf(
  template: string,
  words: Readonly<Record<string, WordList | null>>,
  flags = 'iu',
): RegExp {
  const source = template.replace(/@([a-zA-Z]+)/g, (_, name: string) => {
    if (!(name in words)) throw new Error(`no list “${name}” for the expression ${template}`);
    return `(?:${alternatives(words[name] ?? null, false)})`;
  });
  return compiled(source, flags);
}

/** The expression of a pattern field; never matches for null. */
export function patternOf(field: Pattern | null, flags: 'iu' | 'giu' | 'u' = 'iu'): RegExp {
  return compiled(field?.pattern ?? NOTHING, flags);
}

/** One expression for the patterns of several languages; skips null. */
export function patternOfAll(fields: readonly (Pattern | null)[]): RegExp {
  const sources = fields.flatMap((field) => (field === null ? [] : [field.pattern]));
  return compiled(sources.length === 0 ? NOTHING : sources.join('|'), 'iu');
}

function compiled(source: string, flags: string): RegExp {
  const key = `${flags}\u0001${source}`;
  let matcher = matchers.get(key);
  if (matcher === undefined) matchers.set(key, (matcher = new RegExp(source, flags)));
  return matcher;
}

/** Caches the results of `make` by pack: `const links = perPack((pack) => wordSet(…))`. */
export function perPack<Made>(make: (pack: LanguagePack) => Made): (pack: LanguagePack) => Made {
  const made = new WeakMap<LanguagePack, { readonly value: Made }>();
  return (pack) => {
    let known = made.get(pack);
    if (known === undefined) made.set(pack, (known = { value: make(pack) }));
    return known.value;
  };
}

/** Joins the lists of several packs, without duplicates; for words used in texts of every language, such as parts of names. */
export function joinLists(parts: readonly (WordList | null)[]): WordList {
  return [...new Set(parts.flatMap((list) => entriesOf(list)))].join('|');
}

/** Null for a list in the notation of pack.ts, else the problem. */
export function problemOf(list: WordList): string | null {
  const entries = entriesOf(list);
  if (entries.length === 0) return 'the list is empty: write null';
  for (const entry of entries) {
    if (entry === '') return 'an entry is empty';
    if (/[\\^$+?{}]/.test(entry)) return `“${entry}” has a character of regular expressions`;
    if (/\s{2}/.test(entry)) return `“${entry}” has several spaces in a row`;
    if (!isBalanced(entry)) return `“${entry}” has an unmatched bracket`;
    if (entry.replace(/\[[^\]]*\]/g, '').replace(/[*\s]/g, '') === '') return `“${entry}” matches everything`;
  }
  const seen = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry)) return `“${entry}” is a duplicate`;
    seen.add(entry);
  }
  return null;
}

function isBalanced(entry: string): boolean {
  const open: string[] = [];
  for (const character of entry) {
    if (character === '(' || character === '[') open.push(character);
    if (character === ')' && open.pop() !== '(') return false;
    if (character === ']' && open.pop() !== '[') return false;
  }
  return open.length === 0;
}

/** Bars inside brackets separate alternatives of one entry, not entries. */
function splitAtBars(list: string): readonly string[] {
  const entries: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list.charAt(at);
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (character === '|' && depth === 0) {
      entries.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  entries.push(list.slice(from).trim());
  return entries.length === 1 && entries[0] === '' ? [] : entries.map(tidied);
}

/** Removes line breaks, and spaces around the bars and brackets of alternatives. */
function tidied(entry: string): string {
  return entry
    .replace(/\s+/g, ' ')
    .replace(/\s?\|\s?/g, '|')
    .replace(/\(\s/g, '(')
    .replace(/\s\)/g, ')');
}

function wordsPattern(list: WordList | null, isUnspaced: boolean): string {
  const entries = alternatives(list, isUnspaced);
  if (isUnspaced) return `(?:${entries})`;
  const isElided = entriesOf(list).some((entry) => entry.endsWith("'"));
  return `${BEFORE_WORD}(?:${entries})${isElided ? AFTER_ELIDED : AFTER_WORD}`;
}

function alternatives(list: WordList | null, isUnspaced: boolean): string {
  const entries = entriesOf(list);
  return entries.length === 0 ? NOTHING : entries.map((entry) => sourceOf(entry, isUnspaced)).join('|');
}

/** Longer than any word, and bounded: from each of its letters an endless word would be read to its end. */
const LETTERS = '[\\p{L}\\p{M}]{0,60}';
const SOURCES: Readonly<Record<string, string>> = {
  ' ': '\\s+',
  "'": "['’]",
  '’': "['’]",
  '(': '(?:',
  ')': ')',
  '[': '(?:',
  ']': ')?',
  '|': '|',
};

function sourceOf(entry: string, isUnspaced: boolean): string {
  return [...entry]
    .map((character) =>
      character === '*'
        ? isUnspaced
          ? ''
          : LETTERS
        : (SOURCES[character] ?? character.replace(/[.+?^${}\\/]/, '\\$&')),
    )
    .join('');
}
