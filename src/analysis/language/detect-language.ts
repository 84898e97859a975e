import { detectAll } from 'tinyld';
import { expressionOf } from '../../languages/compile.ts';
import { isExpectedLanguage, packOf, packs } from '../../languages/index.ts';
import { genericWordsOf } from './stop-words.ts';

/** Characters that the detector sees: on 1,000 from the middle it is as right as on the whole text, and the cost is fixed. */
const SAMPLE_CHARS = 1_000;
/** Below this the detector guesses; the page's own declaration is better. */
const DETECTABLE_CHARS_MIN = 60;
/** A language without an entry in the table is believed only when it is this much surer than one with an entry. */
const SURER_BY = 0.3;

/** Scripts that one language (of those that matter here) uses settle the question at once. Japanese, with Han in it, comes before Chinese. */
const SCRIPTS = packs
  .flatMap(({ code, script }) =>
    script === null
      ? []
      : [{ code, shareMin: script.shareMin, letters: expressionOf(`[${script.letters}]`, {}, 'gu') }],
  )
  .sort((a, b) => a.shareMin - b.shareMin || Number(a.code === 'zh') - Number(b.code === 'zh'));

function primaryTag(declared: string | null): string | null {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(declared?.trim().toLowerCase() ?? '')?.[0] ?? null;
}

/** BCP 47 primary language of a text; `und` when neither the text nor the page shows it. `declared` is the lang attribute. */
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
  return packOf(best.lang).code;
}

/** Tags of the detector for languages in other letters than Latin, most of them without a pack: a Latin text is none of them. */
const NOT_LATIN = new Set(
  'ar fa ur ru uk bg mk be sr el he hi mr ne bn pa gu ta te kn ml si th lo my km ka hy am ti ja ko zh yi ber'.split(
    ' ',
  ),
);

/** Of a declared and a guessed language the one whose small words the text has more of; the detector alone errs once in sixty sentences. */
function isLikelier(declared: string, guessed: string, sample: string): boolean {
  if (!isExpectedLanguage(declared) || !isExpectedLanguage(guessed) || !fitsScript(declared, sample))
    return false;
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
  const known = guesses.find(({ lang }) => isExpectedLanguage(lang));
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
  return (
    SCRIPTS.find((script) => (sample.match(script.letters)?.length ?? 0) > letters * script.shareMin)?.code ??
    null
  );
}
