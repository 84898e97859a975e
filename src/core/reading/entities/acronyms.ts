import { entriesOf } from '../../languages/compile.ts';
import { international } from '../../languages/international.ts';
import { isShouted } from '../../page-facts/letter-case.ts';
import { genericWordsOf } from '../../text/stop-words.ts';
import { stemOf } from '../../text/words.ts';
import type { Prose } from '../../signals/prose.ts';

/** An acronym of the page with its expansion, where the page gives it. */
export interface Acronym {
  readonly short: string;
  /** Null when the page never spells it out. */
  readonly expansion: string | null;
  readonly mentions: number;
  /** Offset of the first use in the page's text. */
  readonly start: number;
  /** True when the first use gives the expansion. */
  readonly expandedAtFirstUse: boolean;
}

// The lookbehind comes after the first letter: before it, it would be tried at every character of the text.
const ACRONYM = /\p{Lu}(?<![\p{L}\p{N}-]\p{Lu})[\p{Lu}\p{N}]{1,5}s?(?![\p{L}\p{N}-])/gu;
/** Acronyms that readers know without an expansion. */
const COMMON = new Set(entriesOf(international.commonAcronyms));

/** Depends on the text alone: a page scored again with another title has the same acronyms. */
const known = new WeakMap<Prose, readonly Acronym[]>();

export function findAcronyms(prose: Prose, text: string, language: string): readonly Acronym[] {
  const found = known.get(prose) ?? readAcronyms(prose, text, language);
  known.set(prose, found);
  return found;
}

function readAcronyms(prose: Prose, text: string, language: string): readonly Acronym[] {
  const expansions = findExpansions(text);
  const found = new Map<string, { mentions: number; start: number }>();
  for (const sentence of prose.sentences) {
    if (!/\p{Lu}[\p{Lu}\p{N}]/u.test(sentence.text)) continue;
    if (isShouted(sentence.words.map((word) => word.text))) continue;
    for (const match of sentence.text.matchAll(ACRONYM)) {
      const short = match[0].replace(/s$/, '');
      if (short.length < 2 || COMMON.has(short) || /^\p{Lu}\p{N}+$/u.test(short)) continue;
      const known = found.get(short);
      if (known !== undefined) known.mentions++;
      else found.set(short, { mentions: 1, start: sentence.start + match.index });
    }
  }
  // A word that the page also writes in lower case (SELECT, FIRST) is a keyword or shouted, not an acronym.
  const isOrdinary = ordinaryAmong([...found.keys()], prose, language);
  const acronyms = [...found].filter(([short]) => expansions.has(short) || !isOrdinary(short.toLowerCase()));
  return acronyms.map(([short, { mentions, start }]): Acronym => {
    const expansion = expansions.get(short) ?? null;
    return {
      short,
      expansion: expansion?.words ?? null,
      mentions,
      start,
      expandedAtFirstUse: expansion !== null && Math.abs(expansion.at - start) <= expansion.words.length + 6,
    };
  });
}

/** Returns a test for lower-case words: true when the page or the language writes the word in lower case. Reads the text only when there are words to test. */
function ordinaryAmong(
  shorts: readonly string[],
  prose: Prose,
  language: string,
): (lower: string) => boolean {
  const asked = new Set<string>();
  for (const short of shorts) {
    const lower = short.toLowerCase();
    asked.add(lower).add(stemOf(lower, language));
  }
  const written = new Set<string>();
  if (asked.size > 0)
    for (const { words } of prose.units)
      for (const { text, lower, stem } of words) {
        if (text !== lower) continue;
        if (asked.has(lower)) written.add(lower);
        if (asked.has(stem)) written.add(stem);
      }
  return (lower) =>
    written.has(lower) || written.has(stemOf(lower, language)) || genericWordsOf(language).has(lower);
}

interface Expansion {
  readonly words: string;
  /** Offset into the page's text. */
  readonly at: number;
}

/** "Long Form (LF)" or "LF (Long Form)": the words' initials, without small words, spell the acronym. */
function findExpansions(text: string): Map<string, Expansion> {
  const expansions = new Map<string, Expansion>();
  const add = (short: string, words: string | null, at: number): void => {
    if (words !== null && !expansions.has(short)) expansions.set(short, { words, at });
  };
  for (const match of text.matchAll(/[(（](\p{Lu}[\p{Lu}\p{N}]{1,5})s?[)）,;]/gu)) {
    const short = match[1] ?? '';
    const before =
      text
        .slice(Math.max(0, match.index - 120), match.index)
        .split(/[.!?()\n]/)
        .at(-1)
        ?.trimEnd() ?? '';
    const words = matchInitials(short, before);
    add(short, words, match.index - (words?.length ?? 0) - 1);
  }
  for (const match of text.matchAll(
    /(\p{Lu}(?<![\p{L}\p{N}]\p{Lu})[\p{Lu}\p{N}]{1,5})s?\s?[(（]([^()（）\n]{3,80})[)）]/gu,
  )) {
    const short = match[1] ?? '';
    add(short, matchInitials(short, match[2] ?? ''), match.index);
  }
  return expansions;
}

/**
 * The shortest end of the text that spells the acronym, by the method of Schwartz and Hearst (PSB 2003): its letters are
 * matched from the last to the first, the first one at the start of a word.
 */
function matchInitials(short: string, text: string): string | null {
  const words = text.trim().split(/\s+/);
  const long = words.slice(-Math.min(short.length + 5, short.length * 2)).join(' ');
  const lower = long.toLowerCase();
  let at = lower.length - 1;
  for (let i = short.length - 1; i >= 0; i--) {
    const letter = short.charAt(i).toLowerCase();
    const fits = (position: number): boolean =>
      lower.charAt(position) === letter &&
      (i > 0 || position === 0 || !/[\p{L}\p{N}]/u.test(lower.charAt(position - 1)));
    while (at >= 0 && !fits(at)) at--;
    if (at < 0) return null;
    at--;
  }
  const expansion = long.slice(at + 1);
  return expansion.length > short.length + 1 ? expansion : null;
}
