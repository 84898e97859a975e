import { detectAll } from 'tinyld';
import { expressionOf } from '../../languages/compile.ts';
import { isExpectedLanguage, packOf, packs } from '../../languages/index.ts';
import { genericWordsOf } from './stop-words.ts';

/** Sample size of the detector: 1,000 characters from the middle give the same accuracy as the whole text at fixed cost. */
const SAMPLE_CHARS = 1_000;
/** Below this length the detector guesses; the page's declaration is more reliable. */
const DETECTABLE_CHARS_MIN = 60;
/** Required lead of a language without a pack over one with a pack. */
const LEAD_MIN = 0.3;

/** Scripts of a single language (among the packs) decide at once. Japanese, which includes Han, comes before Chinese. */
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

/** BCP 47 primary language of a text; `und` when neither text nor page shows it. `declared` is the lang attribute. */
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

/** Detector tags of languages in non-Latin scripts, most of them without a pack: ruled out for a Latin text. */
const NOT_LATIN = new Set(
  'ar fa ur ru uk bg mk be sr el he hi mr ne bn pa gu ta te kn ml si th lo my km ka hy am ti ja ko zh yi ber'.split(
    ' ',
  ),
);

/** True when the text has more small words of the declared language than of the guessed one; the detector alone errs once in sixty sentences. */
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

/** The detector's guesses without those that the script rules out, and rare languages only with a clear lead. */
function plausibleGuesses(sample: string): { readonly lang: string; readonly accuracy: number }[] {
  const isLatinText = isLatin(sample);
  const guesses = detectAll(sample).filter(({ lang }) => isLatinText !== NOT_LATIN.has(lang));
  const known = guesses.find(({ lang }) => isExpectedLanguage(lang));
  const best = guesses[0];
  if (
    best === undefined ||
    known === undefined ||
    best === known ||
    best.accuracy - known.accuracy >= LEAD_MIN
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
