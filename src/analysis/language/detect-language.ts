import { detectAll } from 'tinyld';
import { isKnownLanguage } from './languages.ts';
import { genericWordsOf } from './stop-words.ts';

/** Characters that the detector sees: on 1,000 from the middle it is as right as on the whole text, and the cost is fixed. */
const SAMPLE_CHARS = 1_000;
/** Below this the detector guesses; the page's own declaration is better. */
const DETECTABLE_CHARS_MIN = 60;
/** A language without an entry in the table is believed only when it is this much surer than one with an entry. */
const SURER_BY = 0.3;

/** Scripts that one language (of those that matter here) uses settle the question at once. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
];
const HAN = /\p{sc=Han}/gu;

/** The two written forms of Norwegian share their resources. */
function bestTag(language: string): string {
  return language === 'nb' || language === 'nn' ? 'no' : language;
}

function primaryTag(declared: string | null): string | null {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(declared?.trim().toLowerCase() ?? '')?.[0] ?? null;
}

/** BCP 47 primary language of a text; `und` when neither the text nor the page tells. `declared` is the lang attribute. */
export function detectLanguage(text: string, declared: string | null): string {
  const claim = primaryTag(declared);
  const from = Math.max(0, Math.floor((text.length - SAMPLE_CHARS) / 2));
  const sample = text.slice(from, from + SAMPLE_CHARS);
  const script = languageOfScript(sample);
  if (script !== null) return script;
  if (sample.length < DETECTABLE_CHARS_MIN) return claim ?? 'und';
  const guesses = plausibleGuesses(sample);
  const best = guesses[0];
  if (best === undefined) return claim ?? 'und';
  if (claim !== null && claim !== best.lang && isLikelier(claim, best.lang, sample)) return claim;
  return bestTag(best.lang);
}

/** Written in other letters than Latin: a Latin text is none of them, whatever the detector says. */
const NOT_LATIN = new Set(
  'ar fa ur ru uk bg mk be sr el he hi mr ne bn pa gu ta te kn ml si th lo my km ka hy am ti ja ko zh yi ber'.split(
    ' ',
  ),
);

/** Of a declared and a guessed language the one whose small words the text has more of; the detector alone errs once in sixty sentences. */
function isLikelier(declared: string, guessed: string, sample: string): boolean {
  if (!isKnownLanguage(declared) || !isKnownLanguage(guessed) || !fitsScript(declared, sample)) return false;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: string): number => {
    const small = genericWordsOf(language);
    return words.filter((word) => small.has(word)).length;
  };
  return count(declared) >= count(guessed);
}

function fitsScript(language: string, sample: string): boolean {
  return isLatin(sample) !== NOT_LATIN.has(language);
}

function isLatin(sample: string): boolean {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{sc=Latin}/gu)?.length ?? 0;
  return latin > letters / 2;
}

/** The detector's guesses without those that the letters rule out, and rare languages only where they are clearly surer. */
function plausibleGuesses(sample: string): { readonly lang: string; readonly accuracy: number }[] {
  const isLatinText = isLatin(sample);
  const guesses = detectAll(sample).filter(({ lang }) => isLatinText !== NOT_LATIN.has(lang));
  const known = guesses.find(({ lang }) => isKnownLanguage(lang));
  const best = guesses[0];
  if (
    best === undefined ||
    known === undefined ||
    best === known ||
    best.accuracy - known.accuracy >= SURER_BY
  )
    return guesses;
  return [known, ...guesses.filter((guess) => guess !== known)];
}

function languageOfScript(sample: string): string | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  for (const [language, pattern] of SCRIPTS) {
    if ((sample.match(pattern)?.length ?? 0) > letters * (language === 'ja' ? 0.1 : 0.3)) return language;
  }
  return (sample.match(HAN)?.length ?? 0) > letters * 0.3 ? 'zh' : null;
}
