import { expressionOf, wordSet } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import type { VoiceDescription } from '../languages/writing-words.ts';
import type { InjectionWarning } from '../schema/injection.ts';
import { quoted } from '../evidence/quoted.ts';

/** Rules of a brand voice that can be checked without a language model. */
export interface BrandVoice {
  /** In lower case. */
  readonly forbidden: readonly string[];
  readonly sentenceWordsMax: number | null;
  readonly contractions: 'avoid' | 'use' | null;
  readonly addressesReader: false | null;
  readonly headlineCase: 'title' | 'sentence' | null;
  readonly exclamations: false | null;
  /** Parts of the description that are not followed, in its words. */
  readonly unhonoured: readonly string[];
}

/** Descriptions are read in English; others are reported as not followed. */
const DESCRIPTION_LANGUAGE = 'en';

/** An expression and the rule that it stands for. */
type Rule = readonly [RegExp, (match: RegExpMatchArray) => Partial<BrandVoice>];

/** "Short" means this many words where no number is given: plain-language guides ask for 15 to 20. */
const SHORT_SENTENCE_WORDS = 20;

const QUOTED = /["“”„«»]([^"“”„«»]{1,80})["“”«»]|['‘]([^'‘’]{1,80})['’]/gu;
const QUOTED_LIST = `(?:(?:["“„«][^"“”„«»]{1,80}["”“»]|['‘][^'‘’]{1,80}['’])(?:\\s*(?:,|@joins|&)\\s*)*)+`;
const DO_NOT = '\\b@forbid(?:\\s+@use)?';

const words = packOf(DESCRIPTION_LANGUAGE).writing?.voice?.description ?? null;
const rules: readonly Rule[] = words === null ? [] : rulesFor(words);
const emptyWords = wordSet(words?.emptyWords ?? null);
const BREAKS = expressionOf('[.;,:\\n!?]+|\\s@breaks\\s', { breaks: words?.breaks ?? null });
const JOINS = expressionOf(',|\\b@joins\\b', { joins: words?.joins ?? null });

function rulesFor(lists: VoiceDescription): readonly Rule[] {
  const matching = (template: string): RegExp => expressionOf(template, { ...lists }, 'giu');
  return [
    [
      matching(`${DO_NOT}\\s*(?:@words:?)?\\s*(${QUOTED_LIST})`),
      ([, list = '']) => ({ forbidden: quotedIn(list) }),
    ],
    [
      matching(`${DO_NOT}\\s+@words:?\\s+([^.;\\n"“]{1,200})`),
      ([, list = '']) => ({ forbidden: listedIn(list) }),
    ],
    [matching('\\b@sentences\\b[^.;,\\n\\d]{0,20}\\b@atMost\\s+(\\d{1,3})(?:\\s+@wordUnits)?'), wordsMax],
    [matching('\\b(?:@atMost\\s+)?(\\d{1,3})\\s+@wordUnits\\s+@perSentence'), wordsMax],
    [matching('\\b@shortSentences\\b'), () => ({ sentenceWordsMax: SHORT_SENTENCE_WORDS })],
    [matching(`${DO_NOT}\\s+@contractions\\b`), () => ({ contractions: 'avoid' })],
    [matching('\\b@allow\\s+@contractions\\b'), () => ({ contractions: 'use' })],
    [matching('\\b@noSecondPerson\\b'), () => ({ addressesReader: false })],
    [matching('\\b@titleCase\\b'), () => ({ headlineCase: 'title' })],
    [matching('\\b@sentenceCase\\b'), () => ({ headlineCase: 'sentence' })],
    [matching(`${DO_NOT}\\s+@exclamations\\b`), () => ({ exclamations: false })],
  ];
}

const NO_RULES: BrandVoice = {
  forbidden: [],
  sentenceWordsMax: null,
  contractions: null,
  addressesReader: null,
  headlineCase: null,
  exclamations: null,
  unhonoured: [],
};

/** Reads a description of the desired tone; null for none. Linear in its length, which the caller limits. */
export function readBrandVoice(description: string | null): BrandVoice {
  let voice = NO_RULES;
  let rest = description ?? '';
  for (const [pattern, read] of rules) {
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
    .split(JOINS)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => /\p{L}/u.test(word));
}

const PARTS_MAX = 10;
const PART_CHARS_MAX = 80;

function partsOf(rest: string): string[] {
  return rest
    .split(BREAKS)
    .map((part) => part.trim())
    .filter((part) =>
      part.split(/\s+/u).some((word) => /[\p{L}\p{N}]/u.test(word) && !emptyWords.has(word.toLowerCase())),
    )
    .slice(0, PARTS_MAX)
    .map((part) => (part.length > PART_CHARS_MAX ? `${part.slice(0, PART_CHARS_MAX).trimEnd()}…` : part));
}

/** A warning with the parts of the description that the blocks do not follow; empty when they follow all of it. */
export function voiceWarnings(voice: BrandVoice, language: string): readonly InjectionWarning[] {
  const own = packOf(language).writing?.voice ?? null;
  const parts = [
    ...voice.unhonoured.map((part) => quoted(part)),
    ...(voice.contractions !== null && (own?.contractions ?? null) === null
      ? ['contractions (the page is not in English)']
      : []),
    ...(voice.headlineCase !== null && (own?.headlineSmallWords ?? null) === null
      ? ['the case of headlines (the page is not in English)']
      : []),
    ...(voice.addressesReader !== null && (own?.secondPerson ?? null) === null
      ? ['how the reader is addressed (the page is not in English)']
      : []),
  ];
  if (parts.length === 0) return [];
  const message = `Blocks made of the page’s own words do not follow these parts of brand_voice: ${parts.join(', ')}.`;
  return [{ code: 'brand_voice', message }];
}
