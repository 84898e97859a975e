import { calendarWords } from '../../analysis/language/calendar-words.ts';
import { packOf } from '../../languages/index.ts';
import { tagEnglish } from '../../analysis/language/english/part-of-speech.ts';
import { stemOf } from '../../analysis/language/words.ts';
import { isSmallWord, type SourceWords } from './source-words.ts';
import { multiplierOf, numberWords } from './number-words.ts';
import { unitOf } from './units.ts';
import { territoriesIn } from './territories.ts';
import { unspacedNames } from './unspaced-names.ts';

/**
 * Proper names of a text that the sources do not have. What a name is shows in its capital; where that tells nothing (the
 * first word of a sentence, German nouns, scripts without capitals) a word that the sources never write counts as a name
 * unless its form says otherwise: the gate rather refuses a word than lets an invented name through.
 */
export function unsourcedNames(text: string, sources: SourceWords): string[] {
  const { language } = sources;
  const found: string[] = [];
  for (const run of capitalRuns(text, language)) {
    const unknown = run.filter((token) => !isKnown(token, run, text, sources));
    if (unknown.length > 0) found.push(unknown.map((token) => token.text).join(' '));
    else if (isNewCombination(run, sources)) found.push(run.map((token) => token.text).join(' '));
  }
  for (const territory of territoriesIn(text, language)) {
    const words = territory.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (!sources.hasText(territory) && !words.every((word) => sources.has(word) || sources.hasName(word)))
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
const INSIDE_NAME =
  /^(?:\s+|\s*&\s*|\s+(?:of|the|of the|de|la|du|des|del|della|di|da|do|dos|van|von|der|den|ter|y|bin|al)\s+|\.\s)$/u;

/** Where words are not spaced, only a guest in Latin letters shows where it ends. */
const LATIN_TOKEN = /\p{sc=Latin}[\p{sc=Latin}\p{N}]*(?:[-‑][\p{sc=Latin}\p{N}]+)*/gu;

/** Words written as names that stand side by side, as one name. */
function capitalRuns(text: string, language: string): Token[][] {
  const runs: Token[][] = [];
  let previousEnd = 0;
  const { isUnspaced } = packOf(language).grammar;
  for (const match of text.matchAll(isUnspaced ? LATIN_TOKEN : TOKEN)) {
    if (!isMarked(match[0], isUnspaced) || isCount(match[0], language)) continue;
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

/** Written as a name: with a capital, with letters and digits, or in Latin letters where the language has others. */
function isMarked(word: string, isUnspaced: boolean): boolean {
  if (/^\p{N}+(?:st|nd|rd|th|s|k|m|x)?$/iu.test(word)) return false;
  return MARKED.test(word) || (isUnspaced && word.length > 1);
}

/** "Two", "Mio." and "kWh" belong to numbers, which are checked as such. */
function isCount(word: string, language: string): boolean {
  return (
    unitOf(word) !== null ||
    multiplierOf(word, language) !== null ||
    numberWords(language).has(word.toLowerCase())
  );
}

/** "J. Smith" is one name, "in Rome. Paris" is two. */
function goesOn(run: readonly Token[], between: string): boolean {
  return INSIDE_NAME.test(between) && (!between.includes('.') || /^\p{Lu}$/u.test(run.at(-1)?.text ?? ''));
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
  if (isAcronym(word)) {
    const short = word.replace(/s$/u, '');
    return sources.has(short) || sources.hasInitials(short);
  }
  if (/\p{N}|\p{Ll}\p{Lu}/u.test(word)) return false;
  if (sources.hasName(word)) return true;
  if (calendarWords(language).has(stemOf(word.toLowerCase(), language))) return false;
  if (isSmallWord(word, language)) return true;
  if (packOf(language).grammar.capitalisesNouns) return isGermanNoun(token, run, text, sources);
  if (sources.hasOrdinary(word)) return true;
  return token.opensSentence && run.length === 1 && isOrdinaryOpener(token, text, sources);
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}s?$/u.test(word);
}

/** "Marie Meitner" of a page about Marie Curie and Lise Meitner: each word is known, the name is not. */
function isNewCombination(run: readonly Token[], sources: SourceWords): boolean {
  const names = run.filter(
    ({ text, opensSentence }) =>
      !isSmallWord(text, sources.language) &&
      !(sources.hasOrdinary(text) && !isAcronym(text)) &&
      !(opensSentence && !sources.has(text)),
  );
  const words = names
    .flatMap(({ text }) => text.split(/[-‑]/u))
    .filter((word) => sources.has(word) || sources.hasName(word));
  if (names.length < 2 || words.length !== names.length || sources.hasSequence(words)) return false;
  // Before a name of several words the first word of a sentence may be any word.
  return !(
    run[0] === names[0] &&
    run[0]?.opensSentence === true &&
    names.length > 2 &&
    sources.hasSequence(words.slice(1))
  );
}

/** Endings of common nouns and gerunds; "-ers" of longer words only, since names end so too. */
const ENGLISH_COMMON_END =
  /(?:ings?|tions?|ments?|ness|ity|ities|ances?|ences?|ships?|ures?|ages?|isms?|ists?|\p{L}{4}ers|ware|wear|works?)$/u;
/** A verb for many, or an article after an imperative: what stands before is no single name. */
const AFTER_COMMON = /^(?:are|were|have|do|don['’]t|aren['’]t|the|an?|your|this|these|our|their|its)$/u;
const ENGLISH_FREE_TAGS: ReadonlySet<string> = new Set(
  'VERB ADV ADP DET PRON SCONJ CCONJ AUX NUM ADJ INTJ PART NOUN'.split(' '),
);
/** Infinitives, gerunds and adverbs, which open sentences, by language. */
const COMMON_END: Readonly<Record<string, RegExp>> = {
  fr: /(?:ment|ant|er|ir|re|tion|té|eurs|istes|ités|ements|tions|ages)$/u,
  es: /(?:mente|ando|iendo|ar|er|ir|arse|erse|irse|ción|dad|ores|istas|iones|dades|mientos)$/u,
  pt: /(?:mente|ando|endo|indo|ar|er|ir|ção|dade|ores|istas|ções|dades|mentos)$/u,
  it: /(?:mente|ando|endo|are|ere|ire|arsi|zione|tà|tori|isti|zioni|menti)$/u,
  nl: /(?:en|ing|heid|lijk|tie|ers|isten|ingen|heden|ties)$/u,
  pl: /(?:ać|ić|yć|eć|anie|enie|ość|cja|owcy|cy|ąc|nie)$/u,
  ru: /(?:ть|ться|ние|ость|ция|тели|ники|исты|ые|ие|но|ая|ий|ый)$/u,
};

/** An unsourced first word that is no name by its form. */
function isOrdinaryOpener(token: Token, text: string, sources: SourceWords): boolean {
  const lower = token.text.toLowerCase();
  const { language } = sources;
  if (language !== 'en') return COMMON_END[language]?.test(lower) === true || sources.hasRelative(lower);
  if (ENGLISH_COMMON_END.test(lower)) return true;
  const next = /^\s+(\S+)/u.exec(text.slice(token.end, token.end + 40))?.[1] ?? '';
  // An address, which is blanked here, follows an order to go there.
  if (AFTER_COMMON.test(next) || /^\s{4}/u.test(text.slice(token.end))) return true;
  // The tagger takes nearly every first word that it does not know for a name.
  return ENGLISH_FREE_TAGS.has(tagEnglish(text.slice(token.start, token.start + 200))[0]?.tag ?? 'PROPN');
}

const GERMAN_NOUN_END =
  /(?:ung|heit|keit|schaft|tion|tät|nis|ismus|chen|lein|ment|anz|enz|tum|ling|sal|erei|ik|ur)(?:e|en|er|s|es|n|se|sen)?$/u;
const GERMAN_BEFORE_NOUN =
  /(?:^|\s)(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein\p{L}*|jede\p{L}*|diese\p{L}*|viele\p{L}*|einige\p{L}*|mehrere\p{L}*|alle\p{L}*|mein\p{L}*|dein\p{L}*|sein\p{L}*|ihr\p{L}*|unser\p{L}*|zum|zur|im|am|beim|vom|ins|ans|\p{N}+)\s+(?:\p{Ll}+(?:e|en|er|es|em)\s+)?$/u;

/** In German every noun has a capital: one with the form or the company of a common noun is none of the names. */
function isGermanNoun(token: Token, run: readonly Token[], text: string, sources: SourceWords): boolean {
  const lower = token.text.toLowerCase();
  if (sources.hasOrdinary(lower) || GERMAN_NOUN_END.test(lower) || sources.hasRelative(lower)) return true;
  if (run.length > 1 && run.some((other) => other !== token && !sources.has(other.text))) return false;
  return (
    !token.opensSentence && GERMAN_BEFORE_NOUN.test(text.slice(Math.max(0, token.start - 60), token.start))
  );
}
