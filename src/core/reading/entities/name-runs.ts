import { isCalendarName, isShortCalendarName } from '../../text/calendar-words.ts';
import { expressionOf } from '../../languages/compile.ts';
import { international } from '../../languages/international.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { hasTagger, isEnglishWord } from '../../text/english/part-of-speech.ts';
import { genericWordsOf } from '../../text/stop-words.ts';
import { bareSpan, type Word } from '../../text/words.ts';
import { keptBySentence, type Sentence } from '../../signals/prose.ts';
import { isContraction, isDrawnOut } from './spoken-words.ts';
import type { NameRun } from './name-run.ts';
import { opensAction } from './actions.ts';
import { fromFirstName } from './first-names.ts';
import { beforeBorder } from './link-borders.ts';
import { isAllCapitals, isShouted } from '../../page-facts/letter-case.ts';
import { nameLinkOf, nameWordsOf, typeOfNoun } from './name-words.ts';
import { isPossessive } from '../../text/possessive.ts';

/** Page-level context for finding names. */
export interface NameContext {
  readonly language: LanguagePack;
  /** Words that the page also writes in lower case. */
  readonly small: ReadonlySet<string>;
}

export const NAME_WORDS_MAX = 8;
/** First name and surname: before them a title that names can include ("Lady Gaga") is cut after all ("Captain James Cook"). */
const FULL_NAME_WORDS = 2;
/** From this length on, a line of capitalised words is in title case, so its capitals mark no names. */
const TITLE_CASE_WORDS_MIN = 4;
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
const INITIAL = expressionOf(
  String.raw`^(?:\p{Lu}|@abbreviations)$`,
  { abbreviations: international.nameAbbreviations },
  'u',
);
/** A number of one or two digits, or one with letters. */
const MODEL = /^(?:\p{N}{1,2}(?:\.\p{N}{1,2})?|\p{L}{1,3}\p{N}{1,5}\p{L}?|\p{N}{1,5}\p{Lu}{1,2})$/u;
const JOINT = /^(?:[^\S\n]|-|[\s\u00a0]&[\s\u00a0]|&)$/u;

/** True for a title before a person's name that is not part of it. `wordsAfter` is the number of the name's words after it. */
export function isHonorific(
  word: Word | undefined,
  language: LanguagePack,
  wordsAfter = Infinity,
): word is Word {
  if (word === undefined || !/^\p{Lu}/u.test(word.text)) return false;
  const { honorifics, honorificsInNames } = nameWordsOf(language);
  if (honorifics.has(word.lower)) return true;
  return wordsAfter >= FULL_NAME_WORDS && honorificsInNames.has(word.lower);
}

export function pageNameContext(
  units: readonly { readonly words: readonly Word[] }[],
  language: LanguagePack,
): NameContext {
  const small = new Set<string>();
  for (const { words } of units)
    for (const word of words) if (!word.isStop && word.text === word.lower) small.add(word.lower);
  return { language, small };
}

/**
 * Names of a sentence by their capitals: the longest runs, with the small words inside them ("Bank of England"). Where
 * grammar requires capitals (start of a sentence, title case, German nouns), further evidence is needed.
 */
export function nameRuns(
  sentence: Sentence,
  context: NameContext,
  borders: readonly number[] = [],
): NameRun[] {
  const { words } = sentence;
  if (!mayName(sentence, context.language)) return [];
  const runs: NameRun[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!isNamePart(words[from], context)) continue;
    const to = beforeBorder(words, { from, to: runEnd(sentence, from, context) }, borders);
    const run = withoutOpening(sentence, { from, to }, context);
    if (run !== null && (run.to > run.from || isNameAlone(sentence, run.from, context))) runs.push(run);
    from = to;
  }
  return runs;
}

const CAPITAL_INSIDE = /\p{Lu}/u;

/** False where no word can be a name, whatever the rest of the page contains. */
const mayName = keptBySentence(
  ({ text, words }, language: LanguagePack) =>
    CAPITAL_INSIDE.test(text) &&
    !isShouted(words.map(({ text }) => text)) &&
    !isTitleCase(words) &&
    words.some((word) => isNamePart(word, { language })),
);

function isTitleCase(words: readonly Word[]): boolean {
  let content = 0;
  let capitals = 0;
  let capitalStops = 0;
  words.forEach((word, index) => {
    const isCapital = CAPITAL.test(bareText(word));
    if (word.isStop) {
      if (isCapital && index > 0 && word.text.length > 1) capitalStops++;
      return;
    }
    if (!/^\p{L}/u.test(word.text)) return;
    content++;
    if (isCapital) capitals++;
  });
  if (content === 0 || capitals < content) return false;
  return content + capitalStops >= TITLE_CASE_WORDS_MIN || (capitalStops > 0 && content > 1);
}

function bareText(word: Word): string {
  return word.text.length === word.lower.length
    ? word.text
    : word.text.slice(bareSpan(word).start - word.start);
}

function isNamePart(word: Word | undefined, { language }: Pick<NameContext, 'language'>): boolean {
  if (word === undefined || !CAPITAL.test(bareText(word))) return false;
  if (isCalendarName(word.lower, language.code) || isContraction(word) || isDrawnOut(word)) return false;
  return !word.isStop || isAcronymOfStop(word);
}

/** "WHO" is not "who". */
function isAcronymOfStop(word: Word): boolean {
  return word.isStop && ACRONYM.test(word.text);
}

/**
 * A single capital is weak evidence: it does not count at the start of a clause, on a label, or on a word that the page also
 * writes in lower case. Acronyms, and English words missing from the dictionary, are names anyway.
 */
function isNameAlone(sentence: Sentence, index: number, context: NameContext): boolean {
  const word = sentence.words[index];
  if (word === undefined || word.text.length < 2) return false;
  if (isShortCalendarName(word.lower, context.language.code)) return false;
  if (ACRONYM.test(word.text)) return !isAcronymOfStop(word) || !isBesideCapitals(sentence, index);
  if (context.small.has(word.lower)) return false;
  if (isNewWord(word, context)) return true;
  return sentence.isComplete && index > 0 && !/[:.!?;|•/“"«„]/u.test(gapBetween(sentence, index - 1));
}

/** True when a neighbouring word is in capitals too: "THE FIRST LADY" is shouted. */
function isBesideCapitals({ words }: Sentence, index: number): boolean {
  return [words[index - 1], words[index + 1]].some((word) => word !== undefined && isAllCapitals(word.text));
}

function gapBetween(sentence: Sentence, index: number): string {
  const [left, right] = [sentence.words[index], sentence.words[index + 1]];
  if (left === undefined || right === undefined) return '|';
  return sentence.text.slice(left.end - sentence.start, right.start - sentence.start);
}

/** True when only characters that occur inside names separate a word from the next one. */
function isJoined(sentence: Sentence, index: number): boolean {
  const word = sentence.words[index];
  if (word === undefined || isPossessive(word.text)) return false;
  const gap = gapBetween(sentence, index);
  return JOINT.test(gap) || (/^\.[\s\u00a0]?$/u.test(gap) && INITIAL.test(word.text));
}

function runEnd(sentence: Sentence, from: number, context: NameContext): number {
  const { words } = sentence;
  let to = from;
  while (to - from + 1 < NAME_WORDS_MAX && isJoined(sentence, to)) {
    const next = words[to + 1];
    if (isNamePart(next, context) || isSerial(sentence, to) || isModel(sentence, to + 1)) {
      to++;
      continue;
    }
    const beyond = overLinks(sentence, from, to, context);
    if (beyond === null) break;
    to = beyond;
  }
  return to;
}

/** "COVID-19", "ILLUMA-T": a number or a letter behind a hyphen. */
function isSerial(sentence: Sentence, to: number): boolean {
  return (
    gapBetween(sentence, to) === '-' && /^(?:\p{N}{1,4}|\p{Lu})$/u.test(sentence.words[to + 1]?.text ?? '')
  );
}

/** "Rhino 6", "Gemma 270M", "NodeBB v4", and not "Apple 10 days" or "Berlin 2024". */
function isModel(sentence: Sentence, at: number): boolean {
  const [word, next] = [sentence.words[at], sentence.words[at + 1]];
  if (word === undefined || !MODEL.test(word.text) || gapBetween(sentence, at - 1) !== ' ') return false;
  return next === undefined || next.isStop || next.text !== next.lower || gapBetween(sentence, at) !== ' ';
}

/** Index of the name's next capital after one or two linking small words; null when there is none. */
function overLinks(sentence: Sentence, from: number, to: number, context: NameContext): number | null {
  const { words } = sentence;
  let at = to + 1;
  let isNounLink = false;
  for (; at <= to + 2; at++) {
    const word = words[at];
    if (word === undefined || word.text !== word.text.toLowerCase() || gapBetween(sentence, at) !== ' ')
      return null;
    const link = nameLinkOf(word.text, context.language);
    if (link === 'after noun' && at === to + 1) isNounLink = true;
    else if (link === null || link === 'after noun' || (link === 'article' && !isNounLink))
      return linksList(sentence, from, to, context);
    if (!isNamePart(words[at + 1], context)) continue;
    if (isNounLink && !headsName(sentence, from, to, context)) return null;
    return at - from + 1 >= NAME_WORDS_MAX ? null : at + 1;
  }
  return null;
}

/** "Institute of Standards and Technology": after an "of" inside the name, "and" may continue it. */
function linksList(sentence: Sentence, from: number, to: number, context: NameContext): number | null {
  const { words } = sentence;
  const { listLinks, linksAfterNoun } = nameWordsOf(context.language);
  if (!listLinks.has(words[to + 1]?.text ?? '') || gapBetween(sentence, to + 1) !== ' ') return null;
  const hasOf = words.slice(from, to).some((word) => linksAfterNoun.has(word.text));
  const [last, next] = [words[to], words[to + 2]];
  if (!hasOf || last === undefined || next === undefined || !isNamePart(next, context)) return null;
  return isCommonWord(last, context) && isCommonWord(next, context) ? to + 2 : null;
}

/** "The University of …", "Bank of …": an article or a common noun before the small word, never a person's name. */
function headsName(sentence: Sentence, from: number, to: number, context: NameContext): boolean {
  const head = sentence.words[to];
  // "The director of the Example Foundation": the director is not part of the name.
  if (head !== undefined && typeOfNoun(head.lower, context.language) === 'person') return false;
  return (
    nameWordsOf(context.language).linkedArticles.has(sentence.words[from - 1]?.lower ?? '') ||
    (head !== undefined && isCommonWord(head, context))
  );
}

/** True for a word of the lexicon; only English has one here. */
function isCommonWord({ lower }: Word, { language }: NameContext): boolean {
  return hasTagger(language.code) && isEnglishWord(lower);
}

/** Cuts titles of persons and words capitalised by the start of the sentence; null when no name is left. */
function withoutOpening(sentence: Sentence, run: NameRun, context: NameContext): NameRun | null {
  const { words } = sentence;
  if (run.from === 0 && opensAction(sentence.text, context.language)) return null;
  let from = run.from === 0 && opensPlainly(sentence, run, context) ? 1 : run.from;
  const word = (): Word | undefined => (from <= run.to ? words[from] : undefined);
  for (
    let at = word();
    at !== undefined && isAcronymOfStop(at) && isBesideCapitals(sentence, from);
    at = word()
  )
    from++;
  while (from < run.to && isHonorific(words[from], context.language, run.to - from)) from++;
  from = fromFirstName(words, { from, to: run.to });
  // The rest may open with a small word of the run: "of England".
  for (let at = word(); at !== undefined && !CAPITAL.test(bareText(at)); at = word()) from++;
  const first = word();
  if (first === undefined) return null;
  // German: one capital is a noun, two in a row are a name.
  if (context.language.grammar.capitalisesNouns && run.to === from && !ACRONYM.test(first.text)) return null;
  return { from, to: run.to };
}

/** True when the first word is capitalised by its position only and is not part of the name after it. */
function opensPlainly({ words }: Sentence, run: NameRun, context: NameContext): boolean {
  const [first, second] = words;
  if (first === undefined || ACRONYM.test(first.text)) return false;
  if (run.to === 0 || second === undefined) return !isNewWord(first, context);
  if (context.language.grammar.capitalisesNouns || context.small.has(first.lower)) return true;
  if (genericWordsOf(context.language.code).has(first.lower)) return true;
  // "Visit FDA"
  if (run.to === 1 && ACRONYM.test(second.text) && !isNewWord(first, context)) return true;
  return second.text === second.text.toLowerCase() && opensNoun(first, context);
}

/** "Clocks of NIST": a noun at the start of the sentence heads a name only if names use it. */
function opensNoun(word: Word, context: NameContext): boolean {
  return isCommonWord(word, context) && typeOfNoun(word.lower, context.language) === null;
}

/** A single word at the start of a sentence is a name only if the dictionary lacks it; only English has a dictionary here. */
function isNewWord({ text, lower }: Word, { language, small }: NameContext): boolean {
  if (!hasTagger(language.code) || small.has(lower) || text.length < 3) return false;
  // "Hydrates"
  return !isEnglishWord(lower) && !(lower.endsWith('s') && isEnglishWord(lower.slice(0, -1)));
}
