import { tagEnglish } from '../../analysis/language/english/part-of-speech.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { isBalanced, type PageMaterial } from './page-material.ts';

const SEPARATOR =
  /\s+[|·•–—/]\s+|\s+-\s+|[:：]\s+|[?？!]\s+|\s*[;；]\s*|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|--|—/gu;
const PARENTHESIS = /\s*[(（[][^()（）[\]]*[)）\]]/gu;
const NOMINAL_TAGS: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);
/** A part this long is a title of its own. */
const PART_CHARS_MIN = 15;

/**
 * The forms of a title within `charsMax` characters: itself, without brackets, more tightly written, without the last
 * members of the list that it ends with, cut where a phrase of it ends, its first parts.
 */
export function titleForms(text: string, charsMax: number, material: PageMaterial): string[] {
  if (text.length <= charsMax) return [text];
  const { language } = material.signals.page;
  const bare = text.replace(PARENTHESIS, '').replace(ANNOUNCEMENT, '').trim();
  const tight = tightened(bare);
  const fitting = [
    withoutMarks(text),
    bare,
    tight,
    withoutArticles(withoutMarks(text), charsMax, language),
    withoutArticles(tight, charsMax, language),
    withShorterList(tight, charsMax, language),
  ].find((form) => form.length >= PART_CHARS_MIN && form.length <= charsMax);
  if (fitting !== undefined) return [fitting];
  const parts = partsOf(bare);
  // All parts but the last are headlines with something added; the last may say only what kind of text it is.
  const own = parts.length > 2 ? parts.slice(0, -1) : parts;
  const nominal = closedPrefix(tight, charsMax, material, true);
  const phrase = closedPrefix(tight, charsMax, material, false);
  // "How to Plant" of "How to Plant Them" has lost its object.
  const isObject = /^ (?:them|it)$/iu.test(phrase.startsWith(nominal) ? phrase.slice(nominal.length) : '');
  const closed = (isObject ? phrase : nominal || phrase) || listingPrefix(tight, charsMax, material);
  // "Rejoice: Researchers find a new use of …": what comes after the colon may say more, and be too long itself.
  const shortened = own.map((part) =>
    part.length > charsMax ? closedPrefix(tightened(part), charsMax, material, true) : part,
  );
  return [closed, ...shortened]
    .map((part) => relaxed(part, bare, charsMax))
    .filter((part) => part.length >= PART_CHARS_MIN && part.length <= charsMax);
}

/** "and" again where there is room for it. */
function relaxed(part: string, text: string, charsMax: number): string {
  const spelled = part.replace(/ & /gu, ' and ');
  return spelled.length <= charsMax && text.includes(spelled) ? spelled : part;
}

const AND = /\s+(?:and|und|et|y|en|och|og|i|и)\s+(?=[^\s]+)/giu;

/** Says the same in fewer characters, as headlines are set: "&", and no mark at the end but a question's. */
function tightened(text: string): string {
  return text.replace(AND, ' & ').replace(/\s*[.!…—–-]+$/u, '');
}

/** Words that announce what they could just say: "Here are the 8 best …". */
const ANNOUNCEMENT =
  /^(?:here(?:['’]s| is| are)|these are|this is|we(?:['’]ve| have) (?:compiled|tested|gathered|rounded up)) (?:the )?(?=\p{N}|best|top|\p{Lu}\p{Ll}+ \p{L})/iu;

/** "(+ How to Choose)" at the end, set as a subtitle, and tight; "(and 5 Options)" as what it adds. */
function withoutMarks(text: string): string {
  return tightened(
    text.replace(
      /\s*[([](\+\s*|plus\s+|and\s+)?([^()[\]]+)[)\]]$/iu,
      (_, joint: string | undefined, added: string) =>
        /^and/iu.test(joint ?? '') ? ` and ${added}` : `: ${added}`,
    ),
  );
}

/** Headlines are set without articles where room is short; more than two would be missed. */
const ARTICLES_CHARS_MAX = 5;

function withoutArticles(text: string, charsMax: number, language: string): string {
  if (language !== 'en' || text.length > charsMax + ARTICLES_CHARS_MAX) return '';
  let shorter = text;
  while (shorter.length > charsMax) {
    const last = [
      // "The Trees of North" would be another place.
      ...shorter.matchAll(/(?<=[\p{Ll}&])(?<!\bof) (?:an?|the) (?=\p{L})/giu),
    ].at(-1);
    if (last === undefined) return '';
    shorter = `${shorter.slice(0, last.index)} ${shorter.slice(last.index + last[0].length)}`;
  }
  return shorter;
}

const LISTED = /^(.*?[^,])((?:,\s+[^,&]+)+?),?\s+(&|or|oder|ou|o|of|lub|или)\s+[^,&]+$/u;

/** "A, B" and "C" of "A, B & C & D": as many members of the closing list as there is room for. Empty: no such list. */
function withShorterList(text: string, charsMax: number, language: string): string {
  const found = LISTED.exec(text);
  // "I tried Amp, the AI trainer — and it may …" is no list, nor is "with one script, and I'm never going back".
  if (found === null || /\s[—–-]\s|—/u.test(text)) return '';
  if (
    language === 'en' &&
    text
      .split(/,\s+|\s&\s+/u)
      .slice(1)
      .some(opensClause)
  )
    return '';
  const [, first = '', rest = '', joint = ''] = found;
  const members = rest.split(/,\s+/u).filter((member) => member !== '');
  for (let kept = members.length; kept > 0; kept -= 1) {
    const shorter = `${[first, ...members.slice(0, kept - 1)].join(', ')} ${joint} ${members[kept - 1] ?? ''}`;
    if (shorter.length <= charsMax) return shorter;
  }
  return '';
}

function opensClause(member: string): boolean {
  return (
    /^(?:how|when|where|why|what)\b/iu.test(member) ||
    (/^(?:AUX|VERB|PRON|DET)$/u.test(tagEnglish(member)[0]?.tag ?? '') && !/^\p{L}+ing\b/u.test(member))
  );
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
  if (material.language.grammar.isUnspaced) return '';
  const nounEnds = endsInNoun && language === 'en' ? englishNounEnds(text) : null;
  let best = '';
  for (const match of text.matchAll(/\s+/gu)) {
    if (match.index > charsMax) break;
    const kept = text.slice(0, match.index).replace(/[\s,:;|·–—&-]+$/u, '');
    const next = /^[^\s]+/u.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    if (kept.length < PART_CHARS_MIN || (nounEnds !== null && !nounEnds.has(kept.length))) continue;
    const isMarked = kept.length < match.index;
    if (!endsPhrase(kept, next, isMarked, material)) continue;
    if (!asks(kept, text)) best = kept;
    else if (ADVERBIAL.test(next) && kept.length < charsMax) best = `${kept}?`;
  }
  return best;
}

/** The first words of a string of names and kinds, as goods are listed: no phrase of it ends anywhere. Empty for others. */
function listingPrefix(text: string, charsMax: number, material: PageMaterial): string {
  const stops = stopWordsOf(material.signals.page.language);
  if (text.split(/\s+/u).some((word) => stops.has(bareWord(word)))) return '';
  const cut = text.lastIndexOf(' ', charsMax);
  const kept = cut < 0 ? '' : text.slice(0, cut).replace(/[\s,:;|·–—&-]+$/u, '');
  return isBalanced(kept) ? kept : '';
}

/** What is left of a part after a colon must still say something. */
const LAST_PART_WORDS_MIN = 2;
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
    stops.has(bareWord(word)) && !(material.language.grammar.capitalisesNouns && /^\p{Lu}/u.test(word));
  const stops = stopWordsOf(language);
  const last = /[^\s]+$/u.exec(kept)?.[0] ?? '';
  return (
    (isMarked || /^[([|–—“"‘&-]/u.test(next) || isSmall(next)) &&
    (!isSmall(last) || /^(?:them|it)$/iu.test(last)) &&
    !/['’](?:m|re|ve|ll)$/iu.test(last) &&
    !INFINITIVE[language]?.test(last) &&
    isBalanced(kept) &&
    !leavesListOpen(kept, next) &&
    endsInPart(kept, language)
  );
}

/** What is left of the last part says something. */
function endsInPart(kept: string, language: string): boolean {
  const parts = partsOf(kept);
  const last = parts.at(-1) ?? '';
  const isLongEnough = parts.length < 2 || last.split(' ').length >= LAST_PART_WORDS_MIN;
  return isLongEnough && !(language === 'en' && asksHalf(last));
}

/** "What brands" of "What brands need to know". */
function asksHalf(part: string): boolean {
  return (
    /^(?:what|how|why|where|when|which|who)\b/iu.test(part) &&
    !tagEnglish(part).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
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

/** What only adds a circumstance to a question: without it, it still asks the same. */
const ADVERBIAL =
  /^(?:in|for|with|at|on|from|by|für|mit|bei|auf|pour|avec|dans|chez|para|con|en|em|com|per|voor|met|op)$/iu;

/** The part of the title that the kept words end in goes on to a question mark: half a question is none. */
function asks(kept: string, text: string): boolean {
  return /^[^:：;；–—|?？]*[?？]/u.test(text.slice(kept.length));
}

/** "A, B" of "A, B and C": the list lacks its end. */
function leavesListOpen(kept: string, next: string): boolean {
  return /,/u.test(kept) && /^(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|и|или|&)$/iu.test(next);
}
