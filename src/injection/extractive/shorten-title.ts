import { tagEnglish } from '../../analysis/language/part-of-speech.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced, type PageMaterial } from './page-material.ts';

const SEPARATOR =
  /\s+[|·•–—/]\s+|\s+-\s+|[:：]\s+|[?？!]\s+|\s*[;；]\s*|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|--|—/gu;
const PARENTHESIS = /\s*[(（[][^()（）[\]]*[)）\]]/gu;
const NOMINAL_TAGS: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);
/** A part this long is a title of its own. */
const PART_CHARS_MIN = 15;

/** The forms of a title within `charsMax` characters: itself, without brackets, cut where a phrase of it ends, its first parts. */
export function titleForms(text: string, charsMax: number, material: PageMaterial): string[] {
  if (text.length <= charsMax) return [text];
  const bare = text.replace(PARENTHESIS, '').trim();
  if (bare.length <= charsMax) return [bare];
  const parts = partsOf(bare);
  // All parts but the last are headlines with something added; the last may say only what kind of text it is.
  const own = parts.length > 2 ? parts.slice(0, -1) : parts;
  const closed =
    closedPrefix(bare, charsMax, material, true) || closedPrefix(bare, charsMax, material, false);
  return [closed, ...own].filter((part) => part.length >= PART_CHARS_MIN && part.length <= charsMax);
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(SEPARATOR)) {
    const mark = /^[?？!]/u.test(match[0]) ? match[0].charAt(0) : '';
    parts.push(text.slice(from, match.index) + mark);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

/** The longest beginning that ends where a phrase ends: before a small word or a mark, after a noun. */
function closedPrefix(text: string, charsMax: number, material: PageMaterial, endsInNoun: boolean): string {
  const { language } = material.signals.page;
  if (material.language.isUnspaced) return '';
  const nounEnds = endsInNoun && language === 'en' ? englishNounEnds(text) : null;
  let best = '';
  for (const match of text.matchAll(/\s+/gu)) {
    if (match.index > charsMax) break;
    const kept = text.slice(0, match.index).replace(/[\s,:;|·–—-]+$/u, '');
    const next = /^[^\s]+/u.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    if (kept.length < PART_CHARS_MIN || (nounEnds !== null && !nounEnds.has(kept.length))) continue;
    if (endsPhrase(kept, next, kept.length < match.index, material)) best = kept;
  }
  return best;
}

/** What is left of a part after a colon must still say something. */
const LAST_PART_WORDS_MIN = 3;
const INFINITIVE: Readonly<Record<string, RegExp>> = {
  fr: /(?:er|ir|re)$/u,
  es: /[aei]r$/u,
  pt: /[aei]r$/u,
  it: /[aei]re$/u,
};

/** True when what is kept reads as whole: `next` goes on with a small word, or a mark stood between. */
function endsPhrase(kept: string, next: string, isMarked: boolean, material: PageMaterial): boolean {
  const { language } = material.signals.page;
  const isSmall = (word: string): boolean =>
    stops.has(bareWord(word)) && !(material.language.capitalisesNouns && /^\p{Lu}/u.test(word));
  const stops = stopWordsOf(language);
  const last = /[^\s]+$/u.exec(kept)?.[0] ?? '';
  return (
    (isMarked || /^[([|–—“"‘-]/u.test(next) || isSmall(next)) &&
    !isSmall(last) &&
    !INFINITIVE[language]?.test(last) &&
    (partsOf(kept).length < 2 || (partsOf(kept).at(-1)?.split(' ').length ?? 0) >= LAST_PART_WORDS_MIN) &&
    isBalanced(kept) &&
    !opensQuestion(kept) &&
    !leavesListOpen(kept, next)
  );
}

function bareWord(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function englishNounEnds(text: string): ReadonlySet<number> {
  return new Set(
    tagEnglish(text)
      .filter((token) => NOMINAL_TAGS.has(token.tag) || /^(?:19|20)\d{2}$/u.test(token.text))
      .map(({ end }) => end),
  );
}

/** The last part of it asks something: half a question is none. */
function opensQuestion(kept: string): boolean {
  const part = partsOf(kept).at(-1) ?? kept;
  return /^(?:what|why|how|who|when|where|which|is|are|can|does|do|should|was|wie|was|warum|wer|wann|wo|welche[rs]?|comment|pourquoi|qui|quand|où|quel(?:le)?s?|cómo|por qué|qué|quién|cuándo|dónde|como|por que|o que|quem|quando|onde|come|perché|cosa|chi|dove|hoe|waarom|wat|wie|waar|jak|dlaczego|co|kto|kiedy|gdzie|как|почему|что|кто|когда|где)\s/iu.test(
    part,
  )
    ? !/^(?:how to|comment|cómo|como|come|jak|как)\s/iu.test(part)
    : false;
}

/** "A, B" of "A, B and C": the list lacks its end. */
function leavesListOpen(kept: string, next: string): boolean {
  return /,/u.test(kept) && /^(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|и|или|&)$/iu.test(next);
}
