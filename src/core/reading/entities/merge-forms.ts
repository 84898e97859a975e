import { hasTagger, isEnglishWord } from '../../text/english/part-of-speech.ts';
import type { EntityType } from '../../schema/vocabulary.ts';
import { isNameTally, type PhraseTally } from './phrase-tally.ts';
import { withoutPossessive } from '../../text/possessive.ts';

/** A phrase with this share of its mentions inside one longer phrase is merged into it. */
const INSIDE_ONE_MAX = 0.7;
/** A phrase with a smaller share of mentions on its own is a fragment of several longer ones. */
const OWN_SHARE_MIN = 0.1;
/** "The Foundation" means the Example Foundation unless it is many times more frequent. */
const SHORT_FORM_TIMES_MAX = 3;
const PERSON_WORDS_MAX = 3;
/** Vote of a surname for the type of the full name. */
const SURNAME_VOTE = 0.5;

/**
 * Merges the forms of one entity: surname and full name, a name and a part of it cut off at a small word, a word that
 * only occurs inside a longer term. Works in place.
 */
export function mergeForms(tallies: Map<string, PhraseTally>, language: string): void {
  const insideOne = countOwn(tallies);
  mergeShortNames(tallies, language);
  for (const [key, { mentions, own }] of tallies) {
    const isPiece = own < mentions * OWN_SHARE_MIN || (insideOne.get(key) ?? 0) >= mentions * INSIDE_ONE_MAX;
    if (mentions > 0 && isPiece) tallies.delete(key);
  }
}

/**
 * Counts mentions outside longer phrases, longest phrases first, so that none is subtracted twice. Returns the mentions of
 * each phrase inside the longer phrase that contains most of them.
 */
function countOwn(tallies: Map<string, PhraseTally>): ReadonlyMap<string, number> {
  const insideOne = new Map<string, number>();
  const inside = new Map<string, number>();
  const longestFirst = [...tallies]
    .filter(([key]) => key.includes(' '))
    .sort((a, b) => b[1].wordCount - a[1].wordCount);
  for (const [key, tally] of longestFirst) {
    tally.own = Math.max(0, tally.mentions - (inside.get(key) ?? 0));
    // A phrase with one mention is a term only if it is a name.
    if (tally.own === 0 || (tally.mentions < 2 && !isNameTally(tally))) continue;
    const stems = key.split(' ');
    for (let count = 1; count < stems.length; count++) {
      for (let from = 0; from + count <= stems.length; from++) {
        const part = stems.slice(from, from + count).join(' ');
        if (!tallies.has(part)) continue;
        inside.set(part, (inside.get(part) ?? 0) + tally.own);
        insideOne.set(part, Math.max(insideOne.get(part) ?? 0, tally.mentions));
      }
    }
  }
  for (const [key, tally] of tallies)
    if (!key.includes(' ')) tally.own = Math.max(0, tally.mentions - (inside.get(key) ?? 0));
  return insideOne;
}

/** "Carell" is Steve Carell, and "the Court" is the only court that the page names. */
function mergeShortNames(tallies: Map<string, PhraseTally>, language: string): void {
  for (const [short, long] of shortForms(tallies)) {
    const [part, whole] = [tallies.get(short), tallies.get(long)];
    if (part === undefined || whole === undefined) continue;
    const isPerson = looksLikePerson(whole, language);
    const isHead = long.endsWith(` ${short}`);
    if (!standsFor(part, whole, { isPerson, isHead })) continue;
    if (isPerson && isHead && part.own > 0) vote(whole, 'person', SURNAME_VOTE);
    absorb(whole, part);
    whole.aliases.push(short);
    tallies.delete(short);
  }
}

function standsFor(
  part: PhraseTally,
  whole: PhraseTally,
  { isPerson, isHead }: { readonly isPerson: boolean; readonly isHead: boolean },
): boolean {
  // "Anna" is Anna Keller if there is evidence for a person; "Oslo" is not Oslo Harbour.
  if (isPerson) return isHead || (whole.votes.get('person') ?? 0) > 0;
  return isHead && part.own <= whole.mentions * SHORT_FORM_TIMES_MAX;
}

function absorb(whole: PhraseTally, part: PhraseTally): void {
  for (const [type, weight] of part.votes) vote(whole, type, weight);
  whole.mentions += part.own;
  whole.own += part.own;
  whole.blocks = Math.max(whole.blocks, part.blocks);
  if (part.first.start < whole.first.start) whole.first = part.first;
}

function vote(tally: PhraseTally, type: EntityType, weight: number): void {
  tally.votes.set(type, (tally.votes.get(type) ?? 0) + weight);
}

/** Names that are the first or last word of exactly one longer name. */
function shortForms(tallies: ReadonlyMap<string, PhraseTally>): [string, string][] {
  const longer = new Map<string, string[]>();
  for (const [key, tally] of tallies) {
    if (tally.wordCount < 2 || tally.mentions === 0 || !isNameTally(tally)) continue;
    const stems = key.split(' ');
    for (const end of new Set([stems[0] ?? '', stems.at(-1) ?? ''])) {
      const part = tallies.get(end);
      if (part !== undefined && isNameTally(part) && part.mentions > 0)
        longer.set(end, [...(longer.get(end) ?? []), key]);
    }
  }
  return [...longer].flatMap(([short, keys]): [string, string][] => {
    // Of nested longer names the shorter one is meant: "Anna Keller" in "Anna Keller Prize".
    const shortest = keys.filter((key) => !keys.some((other) => other !== key && key.includes(other)));
    const [only] = shortest;
    return only === undefined || shortest.length > 1 ? [] : [[short, only]];
  });
}

/** Two or three capitalised words that are in no dictionary; only English has a dictionary here. */
function looksLikePerson(tally: PhraseTally, language: string): boolean {
  if (tally.wordCount > PERSON_WORDS_MAX) return false;
  if ((tally.votes.get('person') ?? 0) > 0) return true;
  const words = tally.first.text.split(/\s+/);
  if (!words.every((word) => /^\p{Lu}[\p{Ll}'’.-]*\p{Ll}?$/u.test(word))) return false;
  const isNew = (word: string | undefined): boolean =>
    word !== undefined && !isEnglishWord(withoutPossessive(word.toLowerCase()));
  return hasTagger(language) && isNew(words[0]) && isNew(words.at(-1));
}
