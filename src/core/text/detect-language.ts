import { createRequire } from 'node:module';
import { expressionOf } from '../languages/compile.ts';
import { isExpectedLanguage, packOf, packs } from '../languages/index.ts';
import { once } from '../languages/once.ts';
import { clearLanguage, readSmallWords, type SmallWords } from './small-words.ts';

/** Loaded when small words leave a page's language open: takes 0.1 s and 38 MB. */
const tinyld = once(() => createRequire(import.meta.url)('tinyld') as typeof import('tinyld'));

/** Sample size of the detector: 1,000 characters from the middle give the same accuracy as the whole text at fixed cost. */
const SAMPLE_CHARS = 1_000;
/** Below this length the detector guesses; the page's declaration is more reliable. */
const DETECTABLE_CHARS_MIN = 60;
/** Required lead of a language outside of the table over one in it. */
const LEAD_MIN = 0.3;
/** In fewer characters the detector finds any language; Klingon it finds in English ones, and nobody publishes in it. */
const FOREIGN_CHARS_MIN = 200;
/** Names and borrowed words look like small words of a language that the text does not speak. */
const STRAY_SHARE_MAX = 0.05;

const table: ReadonlySet<string> = new Set(packs.map(({ code }) => code));

/** Scripts of a single language (among the packs) decide at once. Japanese, which includes Han, comes before Chinese. */
const SCRIPTS = packs
  .flatMap(({ code, script }) =>
    script === null
      ? []
      : [{ code, shareMin: script.shareMin, letters: expressionOf(`[${script.letters}]`, {}, 'gu') }],
  )
  .sort((a, b) => a.shareMin - b.shareMin || Number(a.code === 'zh') - Number(b.code === 'zh'));

/** Languages outside of the table that are written in a script that else decides. */
const SAME_SCRIPT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['hi', new Set(['mr', 'ne', 'sa'])],
  ['he', new Set(['yi'])],
  ['zh', new Set(['yue', 'wuu', 'lzh'])],
]);

function primaryTag(declared: string | null): string | null {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(declared?.trim().toLowerCase() ?? '')?.[0] ?? null;
}

/** BCP 47 primary language of a text; `und` when neither text nor page shows it. `declared` is the lang attribute. */
export function detectLanguage(text: string, declared: string | null): string {
  const tag = primaryTag(declared);
  const claim = tag === null ? null : packOf(tag).code;
  const from = Math.max(0, Math.floor((text.length - SAMPLE_CHARS) / 2));
  const sample = text.slice(from, from + SAMPLE_CHARS);
  const script = languageOfScript(sample);
  if (script !== null) return claim !== null && SAME_SCRIPT.get(script)?.has(claim) === true ? claim : script;
  const smallWords = readSmallWords(sample);
  const clear = clearLanguage(smallWords);
  if (sample.length < DETECTABLE_CHARS_MIN) return claim ?? clear ?? 'und';
  return claim === null
    ? (clear ?? guess(sample, smallWords) ?? 'und')
    : checked(claim, sample, smallWords, clear);
}

/** The declared language, unless small words and detector together say that the text speaks another one of the table. */
function checked(claim: string, sample: string, smallWords: SmallWords, clear: string | null): string {
  if (claim === clear) return claim;
  const guessed = guess(sample, smallWords);
  if (guessed === null || !isInTable(guessed)) return claim;
  if (guessed === clear) return guessed;
  return isInTable(claim) && clear === null && isLatin(sample) === NOT_LATIN.has(claim) ? guessed : claim;
}

/** Detector tags of languages in non-Latin scripts, most of them without a pack: ruled out for a Latin text. */
const NOT_LATIN = new Set(
  'ar fa ur ru uk bg mk be sr el he hi mr ne bn pa gu ta te kn ml si th lo my km ka hy am ti ja ko zh yi ber'.split(
    ' ',
  ),
);

function isInTable(code: string): boolean {
  return table.has(code);
}

function isLatin(sample: string): boolean {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{sc=Latin}/gu)?.length ?? 0;
  return latin > letters / 2;
}

/**
 * The likeliest language by the detector, of those that the script allows: one of the table before others, which need a
 * clear lead and a text without small words of the table. Null when it has no guess.
 */
function guess(sample: string, { words, weights }: SmallWords): string | null {
  const isLatinText = isLatin(sample);
  const guesses = tinyld()
    .detectAll(sample)
    .filter(({ lang }) => isLatinText !== NOT_LATIN.has(lang));
  const weightOf = (lang: string): number => weights.get(packOf(lang).code) ?? 0;
  const known = guesses
    .filter(({ lang }) => isExpectedLanguage(packOf(lang).code))
    .sort((one, other) => other.accuracy - one.accuracy || weightOf(other.lang) - weightOf(one.lang))[0];
  const foreign = sample.length < FOREIGN_CHARS_MIN ? undefined : guesses.find(({ lang }) => lang !== 'tlh');
  if (known === undefined) return foreign === undefined ? null : packOf(foreign.lang).code;
  const isForeign =
    foreign !== undefined &&
    foreign.accuracy - known.accuracy >= LEAD_MIN &&
    weightOf(known.lang) < words * STRAY_SHARE_MAX;
  return packOf(isForeign ? foreign.lang : known.lang).code;
}

function languageOfScript(sample: string): string | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  return (
    SCRIPTS.find((script) => (sample.match(script.letters)?.length ?? 0) > letters * script.shareMin)?.code ??
    null
  );
}
