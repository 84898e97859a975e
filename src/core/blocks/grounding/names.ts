import { calendarWords } from '../../text/calendar-words.ts';
import { stemOf } from '../../text/words.ts';
import { expressionOf, joinLists, matcherOf, perPack } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { packOf } from '../../languages/index.ts';
import { international } from '../../languages/international.ts';
import type { WordList } from '../../languages/pack.ts';
import { opensAsOrdinaryWord } from '../english/ordinary-opener.ts';
import { endsInAbbreviation } from './claim-sentences.ts';
import { formInSources, isRegion } from './forms-in-sources.ts';
import { regionNamed, withPlainAcronyms } from './short-forms.ts';
import { isSmallWord, type SourceWords } from './source-words.ts';
import { multiplierOf, numberWords } from './number-words.ts';
import { unitOf } from './units.ts';
import { territoriesIn } from './territories.ts';
import { unspacedNames } from './unspaced-names.ts';

/**
 * Proper names of a text that are not in the sources. A capital marks a name. Where a capital means nothing (first word of
 * a sentence, German nouns, scripts without capitals), an unknown word counts as a name unless its form shows otherwise:
 * rejecting a word costs less than inventing a name.
 */
export function unsourcedNames(written: string, sources: SourceWords): string[] {
  const { language } = sources;
  const text = withPlainAcronyms(written);
  const found: string[] = [];
  for (const run of capitalRuns(text, language)) {
    const unknown = run.filter((token) => !isKnown(token, run, text, sources));
    if (unknown.length > 0) found.push(unknown.map((token) => token.text).join(' '));
    else if (isNewCombination(run, text, sources)) found.push(run.map((token) => token.text).join(' '));
  }
  for (const territory of territoriesIn(text, language)) {
    const words = territory.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (
      !sources.hasText(territory) &&
      !isRegion(territory, sources) &&
      !words.every((word) => sources.has(word) || sources.hasName(word))
    )
      found.push(territory);
  }
  return [...new Set([...found, ...unspacedNames(text, language, sources.hasText)])];
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly opensSentence: boolean;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+|[-‑][\p{L}\p{N}]+|&\p{Lu}+)*/gu;
const MARKED = /^\p{Lu}|\p{Ll}\p{Lu}|^\p{Ll}-?\p{Lu}|\p{L}\p{N}|\p{N}\p{Lu}/u;
const SENTENCE_BREAK = /(?:^|[.!?:;…][”’"')\]]*|\n)[\s“„«"'‘([¿¡•*-]*$/u;
const INSIDE_NAME = expressionOf(
  '^(?:\\s+|\\s*&\\s*|\\s+@links\\s+|\\.\\s)$',
  {
    links: joinLists([
      listOfEveryLanguage(({ facts }) => facts?.spelling?.links),
      listOfEveryLanguage(({ names }) => names?.links),
    ]),
  },
  'u',
);
/** "3rd", "1990s", "4k": a number with its ending. */
const NUMBER_WITH_ENDING = expressionOf('^\\p{N}+(?:@ordinals|s|k|m|x)?$', {
  ordinals: listOfEveryLanguage(({ facts }) => facts?.dates?.ordinals),
});

/** In unspaced scripts, only words in Latin letters have visible ends. */
const LATIN_TOKEN = /\p{sc=Latin}[\p{sc=Latin}\p{N}]*(?:[-‑][\p{sc=Latin}\p{N}]+)*/gu;

/** Runs of adjacent words written as names, each run one name. */
function capitalRuns(text: string, language: string): Token[][] {
  const runs: Token[][] = [];
  let previousEnd = 0;
  const { isUnspaced } = packOf(language).grammar;
  for (const match of text.matchAll(isUnspaced ? LATIN_TOKEN : TOKEN)) {
    const after = text.slice(match.index + match[0].length);
    if (!isMarked(match[0], isUnspaced) || (isCount(match[0], language) && !isTitle(match[0], after)))
      continue;
    const token: Token = {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      opensSentence: SENTENCE_BREAK.test(text.slice(Math.max(0, match.index - 8), match.index)),
    };
    const last = runs.at(-1);
    if (last !== undefined && goesOn(last, text.slice(previousEnd, match.index))) last.push(token);
    else runs.push([token]);
    previousEnd = token.end;
  }
  return runs;
}

/** True for a word with a capital, with letters and digits, or in Latin letters inside another script. */
function isMarked(word: string, isUnspaced: boolean): boolean {
  if (NUMBER_WITH_ENDING.test(word)) return false;
  return MARKED.test(word) || (isUnspaced && word.length > 1);
}

/** "Ft." before "Amsel": no foot. */
function isTitle(word: string, after: string): boolean {
  return /^\.\s\p{Lu}/u.test(after) && endsInAbbreviation(`${word}.`);
}

/** "Two", "Mio." and "kWh" are parts of numbers, which have their own check. */
function isCount(word: string, language: string): boolean {
  return (
    unitOf(word) !== null ||
    multiplierOf(word, language) !== null ||
    numberWords(language).has(word.toLowerCase())
  );
}

/** "J. Smith" and "Mt. Halvern" are one name, "in Rome. Paris" is two. */
function goesOn(run: readonly Token[], between: string): boolean {
  return (
    INSIDE_NAME.test(between) && (!between.includes('.') || endsInAbbreviation(`${run.at(-1)?.text ?? ''}.`))
  );
}

function isKnown(token: Token, run: readonly Token[], text: string, sources: SourceWords): boolean {
  const { language } = sources;
  const word = token.text;
  if (sources.has(word) || /^\p{Lu}$/u.test(word)) return true;
  const parts = word.split(/[-‑&]/u);
  if (
    parts.length > 1 &&
    parts.every((part) => sources.has(part) || sources.hasOrdinary(part) || isSmallWord(part, language))
  )
    return !/\p{N}/u.test(word) || sources.hasSequence(parts);
  if (isAcronym(word)) return isKnownAcronym(token, run, sources);
  if (/\p{N}|\p{Ll}\p{Lu}/u.test(word)) return false;
  if (sources.hasName(word)) return true;
  if (calendarWords(language).has(stemOf(word.toLowerCase(), language))) return false;
  if (isSmallWord(word, language)) return run[0] === token || !isLegalForm.test(word);
  const commonNouns = commonNounsOf(packOf(language));
  if (commonNouns !== null) return isCommonNoun(commonNouns, token, run, text, sources);
  if (sources.hasOrdinary(word)) return true;
  return token.opensSentence && run.length === 1 && isOrdinaryOpener(token, text, sources);
}

function isKnownAcronym(token: Token, run: readonly Token[], sources: SourceWords): boolean {
  const short = token.text.replace(/s$/u, '');
  const next = run[run.indexOf(token) + 1]?.text.charAt(0) ?? '';
  return (
    sources.has(short) ||
    sources.hasInitials(short) ||
    isRegion(short, sources) ||
    // "J.R. Smith" of a page about John Robert Smith.
    (next !== '' && sources.hasInitials(short + next))
  );
}

/** "Inc." for "Ltd." is another company. */
const isLegalForm = matcherOf(international.legalForms, { at: 'whole' });

function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}s?$/u.test(word);
}

/** "Marie Meitner" from a page about Marie Curie and Lise Meitner: each word is in the sources, the name is not. */
function isNewCombination(run: readonly Token[], whole: string, sources: SourceWords): boolean {
  const names = run.filter(
    ({ text, start, opensSentence }) =>
      !isCounted(whole.slice(0, start), sources.language) &&
      (!isSmallWord(text, sources.language) || isTitleOrRegion(text, sources.language)) &&
      !(sources.hasOrdinary(text) && !isAcronym(text)) &&
      !(opensSentence && !sources.has(text)),
  );
  const words = names
    .flatMap(({ text }) => formInSources(text, sources).split(' '))
    .filter((word) => sources.has(word) || sources.hasName(word));
  const isHyphenated = names.some(({ text }) => /[-‑]/u.test(text));
  if (names.length < 2 || isHyphenated || words.length < names.length || sources.hasSequence(words))
    return false;
  // Before a name of several words the first word of a sentence may be any word.
  return !(
    run[0] === names[0] &&
    run[0]?.opensSentence === true &&
    names.length > 2 &&
    sources.hasSequence(words.slice(1))
  );
}

/** "vier Klassen": no name, where nouns have a capital. */
function isCounted(before: string, language: string): boolean {
  const word = /(\p{L}+|\p{N}+)\s$/u.exec(before.slice(-40))?.[1] ?? '';
  return (
    commonNounsOf(packOf(language)) !== null &&
    (/\p{N}/u.test(word) || numberWords(language).has(word.toLowerCase()))
  );
}

/** "Lt" and "UK" are in lists of stop words, and change a name all the same. */
function isTitleOrRegion(word: string, language: string): boolean {
  return endsInAbbreviation(`${word}.`) || regionNamed(word, language) !== undefined;
}

const ordinaryEndingsOf = perPack(({ facts }) => endingsOf(facts?.spelling?.ordinaryEndings ?? null));

/** In a word with a hyphen or an apostrophe only the last part counts. */
function endingsOf(endings: WordList | null): RegExp {
  return expressionOf('@endings$', { endings }, 'u');
}

/** True for the first word of a sentence, not in the sources, with the form of an ordinary word. */
function isOrdinaryOpener(token: Token, text: string, sources: SourceWords): boolean {
  const { language } = sources;
  const lower = token.text.toLowerCase();
  if (ordinaryEndingsOf(packOf(language)).test(lower)) return true;
  return language === 'en' ? opensAsOrdinaryWord(token, text) : sources.hasRelative(lower);
}

/** Signs of common nouns where every noun has a capital. */
interface CommonNouns {
  readonly endings: RegExp;
  /** The text before a common noun. */
  readonly before: RegExp;
}

const commonNounsOf = perPack(({ facts }): CommonNouns | null => {
  const nouns = facts?.spelling?.commonNouns ?? null;
  if (nouns === null) return null;
  const { endings, determiners, adjectives } = nouns;
  return {
    endings: endingsOf(endings),
    before: expressionOf(
      '(?:^|\\s)(?:@determiners|\\p{N}+)\\s+(?:(?=\\p{Ll})@adjectives\\s+)?$',
      { determiners, adjectives },
      'u',
    ),
  };
});

/** True for a noun that its form or the words before it show to be a common noun. */
function isCommonNoun(
  { endings, before }: CommonNouns,
  token: Token,
  run: readonly Token[],
  text: string,
  sources: SourceWords,
): boolean {
  const lower = token.text.toLowerCase();
  if (sources.hasOrdinary(lower) || endings.test(lower) || sources.hasRelative(lower)) return true;
  if (run.length > 1 && run.some((other) => other !== token && !sources.has(other.text))) return false;
  return !token.opensSentence && before.test(text.slice(Math.max(0, token.start - 60), token.start));
}
