import { pageTypeIs } from '../page-facts/page-type-policies.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { StatementOnTopic } from './statements-on-topic.ts';
import type { Topic } from './topic.ts';
import { matcherOf, matchersOf, perPack } from '../languages/compile.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { hostOf } from '../page-facts/host-name.ts';
import type { PageType } from '../schema/vocabulary.ts';
import { sourceOf, type ClaimSource } from './claim-source.ts';
import { keptBySentence, type Sentence, type Prose } from '../signals/prose.ts';
import type { AttributionPatterns } from './named-source.ts';

/** A sentence on the topic that needs a source. */
export interface Claim {
  readonly sentence: Sentence;
  readonly kind: 'figure' | 'attributed';
  /** The source given in its block; null without one. */
  readonly source: ClaimSource | null;
}

/** Matchers for the words of claims and sources; null for a language without them. */
const attributionOf = perPack(({ claims, grammar: { isUnspaced } }) =>
  claims === null
    ? null
    : {
        ...matchersOf(claims, { isUnspaced }),
        allVague: matcherOf(claims.vague, { isUnspaced, isGlobal: true }),
      },
);

export interface ClaimSignals {
  readonly page: PageDocument;
  readonly pageType: PageType;
  readonly prose: Prose;
  readonly topic: Topic;
  readonly statements: readonly StatementOnTopic[];
  /** Addresses of the page, absolute: as asked for, and after redirects. */
  readonly options: { readonly url: string; readonly finalUrl?: string };
  readonly language: LanguagePack;
}

/** Words of a sentence. Decision: shorter ones are labels and exclamations. */
const CLAIM_WORDS_MIN = 6;
/** "100 %" is a figure of speech more often than a figure. */
const PERCENT = /(?<![\p{N}.,])(?!(?:100|0)\s?[%％])\p{N}+(?:[.,]\p{N}+)?\s?[%％]/u;
/** A number right before a word such as "million" or "percent". */
const NUMBER_BEFORE = /\p{N}\s?$/u;
/** 6,703 and 384.400, but not years, and not prices or limits in money. */
const LARGE_NUMBER = /(?<![\p{N}.,$€£¥]|[$€£¥]\s)\p{N}{1,3}(?:[.,’ \u00a0\u202f]\p{N}{3})+(?![\p{N}])/u;
const QUOTATION = /[“„«「»"][^“”„«»「」"]{25,}[”“»」«"]/u;

/** The claims of the running text; null for a language without attribution words. */
export function measureClaims(signals: ClaimSignals): readonly Claim[] | null {
  const { prose, statements, topic, language } = signals;
  // What was said before is one claim.
  const onTopic = new Set(statements.filter(({ isNew }) => isNew).map(({ start }) => start));
  const cues = attributionOf(language);
  if (cues === null) return null;
  const host = hostOf(signals.options.finalUrl ?? signals.options.url);
  const claims: Claim[] = [];
  for (const unit of prose.units) {
    if (!unit.isProse) continue;
    let source: ClaimSource | null | undefined;
    for (const sentence of unit.sentences) {
      const kind = kindOf(sentence, cues, signals.pageType);
      if (kind === null || !onTopic.has(sentence.start)) continue;
      if (source === undefined) source = sourceOf(unit, cues, { topic, language, host });
      claims.push({ sentence, kind, source });
    }
  }
  return claims;
}

function kindOf(sentence: Sentence, cues: AttributionPatterns, pageType: PageType): Claim['kind'] | null {
  if (!sentence.isComplete || sentence.words.length < CLAIM_WORDS_MIN) return null;
  if (!pageTypeIs(pageType, 'ownFigures') && hasFigure(sentence, cues)) return 'figure';
  return isAttributed(sentence, cues) ? 'attributed' : null;
}

const ASKING = /[?？]/;
const AFTER_LETTERS = /(?<!\P{L})\P{L}*$/u;

/** True with a question mark behind the last letter. */
function asks(text: string): boolean {
  return ASKING.test(text) && ASKING.test(AFTER_LETTERS.exec(text)?.[0] ?? '');
}

const hasFigure = keptBySentence(
  ({ text }, cues: AttributionPatterns) =>
    /\p{N}/u.test(text) &&
    !asks(text) &&
    (PERCENT.test(text) || LARGE_NUMBER.test(text) || hasMagnitude(text, cues)),
);

const isAttributed = keptBySentence(
  ({ text }, cues: AttributionPatterns) =>
    (cues.study.test(text) || QUOTATION.test(text)) && cues.attribution.test(text) && !asks(text),
);

function hasMagnitude(text: string, cues: AttributionPatterns): boolean {
  const match = cues.magnitude.exec(text);
  // 百分之三: some languages put the number after the word.
  return (
    match !== null &&
    (NUMBER_BEFORE.test(text.slice(0, match.index)) ||
      /^\p{N}/u.test(text.slice(match.index + match[0].length)))
  );
}
