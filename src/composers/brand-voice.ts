import type { InjectionWarning } from '../schema/injection.ts';

/** What of a brand voice can be honoured without a language model: rules that a text keeps or does not. */
export interface BrandVoice {
  /** In lower case. */
  readonly forbidden: readonly string[];
  readonly sentenceWordsMax: number | null;
  readonly contractions: 'avoid' | 'use' | null;
  readonly addressesReader: false | null;
  readonly headlineCase: 'title' | 'sentence' | null;
  readonly exclamations: false | null;
  /** Parts of the description that are not honoured, in its words. */
  readonly unhonoured: readonly string[];
}

/** A rule as it is written in English; other descriptions are told as not honoured. */
type Reader = (match: RegExpMatchArray) => Partial<BrandVoice>;

const QUOTED = /["“”„«»]([^"“”„«»]{1,80})["“”«»]|['‘]([^'‘’]{1,80})['’]/gu;
const QUOTED_LIST = `(?:(?:["“„«][^"“”„«»]{1,80}["”“»]|['‘][^'‘’]{1,80}['’])(?:\\s*(?:,|and|or|nor|&)\\s*)*)+`;
const NOT_SAY = `(?:never|do not|don[’']t|avoid|without|no|not)(?:\\s+(?:use|using|say|saying|write|writing|mention|mentioning))?`;
const WORDS_NAMED = `(?:the\\s+|any\\s+)?(?:words?|terms?|phrases?|expressions?)(?:\\s+like|\\s+such as)?:?`;
const AT_MOST = `(?:at most|up to|under|below|max(?:imum)?(?: of)?|no longer than|no more than|not more than|shorter than|fewer than|less than|of|within)`;

/** What "short" is taken to mean where no number is given: plain-language guides ask for 15 to 20 words. */
const SHORT_SENTENCE_WORDS = 20;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(`\\b${NOT_SAY}\\s*(?:${WORDS_NAMED})?\\s*(${QUOTED_LIST})`, 'giu'),
    ([, list = '']) => ({ forbidden: quotedIn(list) }),
  ],
  [
    new RegExp(`\\b${NOT_SAY}\\s+${WORDS_NAMED}\\s+([^.;\\n"“]{1,200})`, 'giu'),
    ([, list = '']) => ({ forbidden: listedIn(list) }),
  ],
  [
    new RegExp(`\\bsentences?\\b[^.;,\\n\\d]{0,20}\\b${AT_MOST}\\s+(\\d{1,3})(?:\\s+words?)?`, 'giu'),
    wordsMax,
  ],
  [
    new RegExp(
      `\\b(?:${AT_MOST}\\s+)?(\\d{1,3})\\s+words?\\s+(?:or (?:less|fewer)\\s+)?(?:per|a|each|in (?:a|each|every))\\s+sentence`,
      'giu',
    ),
    wordsMax,
  ],
  [
    /\b(?:keep (?:your |the )?sentences short|(?:use |write |prefer )?short,? (?:\p{L}+,? )?sentences)\b/giu,
    () => ({ sentenceWordsMax: SHORT_SENTENCE_WORDS }),
  ],
  [new RegExp(`\\b${NOT_SAY}\\s+(?:any\\s+)?contractions\\b`, 'giu'), () => ({ contractions: 'avoid' })],
  [/\b(?:use|with|allow|prefer)\s+contractions\b/giu, () => ({ contractions: 'use' })],
  [
    /\b(?:no|avoid|never use|not in)\s+(?:the\s+)?second person\b|\b(?:in |use )?(?:the )?third person(?: only)?\b|\b(?:never|do not|don[’']t)\s+address (?:the )?readers?\b/giu,
    () => ({ addressesReader: false }),
  ],
  [
    /\b(?:use |in )?title case(?: (?:for|in) (?:the )?(?:titles?|headings?|headlines?)(?: and (?:titles?|headings?|headlines?))?)?\b/giu,
    () => ({ headlineCase: 'title' }),
  ],
  [
    /\b(?:use |in )?sentence case(?: (?:for|in) (?:the )?(?:titles?|headings?|headlines?)(?: and (?:titles?|headings?|headlines?))?)?\b/giu,
    () => ({ headlineCase: 'sentence' }),
  ],
  [
    new RegExp(`\\b${NOT_SAY}\\s+(?:any\\s+)?exclamation (?:marks?|points?)\\b`, 'giu'),
    () => ({ exclamations: false }),
  ],
];

const SILENT: BrandVoice = {
  forbidden: [],
  sentenceWordsMax: null,
  contractions: null,
  addressesReader: null,
  headlineCase: null,
  exclamations: null,
  unhonoured: [],
};

/** Reads a description of the desired tone; null: none was given. Linear in its length, which is bounded by the caller. */
export function readBrandVoice(description: string | null): BrandVoice {
  let voice = SILENT;
  let rest = description ?? '';
  for (const [pattern, read] of READERS) {
    for (const match of rest.matchAll(pattern)) {
      const rule = read(match);
      const forbidden = [...voice.forbidden, ...(rule.forbidden ?? [])];
      voice = { ...voice, ...rule, forbidden };
    }
    rest = rest.replace(pattern, ' ; ');
  }
  return { ...voice, unhonoured: partsOf(rest) };
}

function wordsMax([, words = '']: RegExpMatchArray): Partial<BrandVoice> {
  return { sentenceWordsMax: Math.max(1, Number(words)) };
}

function quotedIn(list: string): string[] {
  return [...list.matchAll(QUOTED)].map((match) => (match[1] ?? match[2] ?? '').trim().toLowerCase());
}

function listedIn(list: string): string[] {
  return list
    .split(/,|\band\b|\bor\b|\bnor\b/iu)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => /\p{L}/u.test(word));
}

/** Words that ask for nothing by themselves. */
const EMPTY_WORDS = new Set(
  'a an the and or but please use write keep be is are our your we it in of for with to tone voice brand style words sentences'.split(
    ' ',
  ),
);
const PARTS_MAX = 10;
const PART_CHARS_MAX = 80;

function partsOf(rest: string): string[] {
  return rest
    .split(/[.;,:\n!?]+|\s(?:and|but)\s/iu)
    .map((part) => part.trim())
    .filter((part) =>
      part.split(/\s+/u).some((word) => /[\p{L}\p{N}]/u.test(word) && !EMPTY_WORDS.has(word.toLowerCase())),
    )
    .slice(0, PARTS_MAX)
    .map((part) => (part.length > PART_CHARS_MAX ? `${part.slice(0, PART_CHARS_MAX).trimEnd()}…` : part));
}

/** Says what of the description the blocks do not follow; empty when they follow all of it. */
export function voiceWarnings(voice: BrandVoice, language: string): readonly InjectionWarning[] {
  const isEnglish = language === 'en';
  const parts = [
    ...voice.unhonoured.map((part) => `“${part}”`),
    ...(!isEnglish && voice.contractions !== null ? ['contractions (the page is not in English)'] : []),
    ...(!isEnglish && voice.headlineCase !== null
      ? ['the case of headlines (the page is not in English)']
      : []),
    ...(!isEnglish && voice.addressesReader !== null
      ? ['how the reader is addressed (the page is not in English)']
      : []),
  ];
  if (parts.length === 0) return [];
  const message = `Blocks made of the page’s own words do not follow these parts of brand_voice: ${parts.join(', ')}.`;
  return [{ code: 'brand_voice', message }];
}
