import { resourcesOf } from './languages.ts';

/**
 * Cue words of the languages: a table has one row a language and one list a cue, entries divided by "|". An entry that
 * ends in "*" stands for all words that begin so. A language without a row has no cues, and what needs them does not
 * apply there.
 */
export type CueTable<Cue extends string> = Readonly<Record<string, Readonly<Record<Cue, string>>>>;

/** The languages that every table of cues has, so that a translation is judged as its original is. */
export const CUE_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'zh'] as const;

export type CuePatterns<Cue extends string> = Readonly<Record<Cue, RegExp>>;

const compiled = new WeakMap<object, Map<string, CuePatterns<string> | null>>();

/** The cues of a language as patterns that match whole words, any case; null where the table has no row for it. */
export function cuesOf<Cue extends string>(table: CueTable<Cue>, language: string): CuePatterns<Cue> | null {
  let known = compiled.get(table);
  if (known === undefined) compiled.set(table, (known = new Map()));
  let patterns = known.get(language);
  if (patterns === undefined) known.set(language, (patterns = compileRow(table[language], language)));
  return patterns;
}

function compileRow(
  row: Readonly<Record<string, string>> | undefined,
  language: string,
): CuePatterns<string> | null {
  if (row === undefined) return null;
  const { isUnspaced } = resourcesOf(language);
  return Object.fromEntries(Object.entries(row).map(([cue, list]) => [cue, cuePattern(list, isUnspaced)]));
}

/** Matches nothing for an empty list. */
function cuePattern(list: string, isUnspaced: boolean): RegExp {
  if (list === '') return /(?!)/u;
  const entries = list
    .split('|')
    .map((entry) =>
      entry
        .replace(/[.+?^${}()[\]\\]/g, '\\$&')
        .replaceAll('*', isUnspaced ? '' : '[\\p{L}\\p{M}]*')
        .replaceAll("'", "['’]"),
    )
    .join('|');
  return isUnspaced
    ? new RegExp(`(?:${entries})`, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${entries})(?![\\p{L}\\p{N}])`, 'iu');
}
