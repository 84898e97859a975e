import { quoted } from '../../evidence/quoted.ts';
import { packOf } from '../../languages/index.ts';
import type { Doubt } from '../composer.ts';
import {
  hasDanglingOpener,
  isOwnVoice,
  isPersonal,
  pointsBack,
  pointsElsewhere,
} from './dangling-sentences.ts';
import { isOutOfForce, setsScope, turnsWhatPrecedes, withoutVerdict } from './scope.ts';

/** Words of a sentence that a reason quotes. */
const QUOTED_CHARS = 70;

/** Sentences of the page in a row, with those around them. */
export interface Quotation {
  readonly texts: readonly string[];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * What keeps sentences from standing alone where nobody checks them: tied to the one before, limited by the one around,
 * pointing elsewhere, in a personal voice, or about a former state. None: they can be quoted unseen.
 */
export function quotingDoubts({ texts, before, after }: Quotation, language: string): readonly Doubt[] {
  const { writing } = packOf(language);
  if ((writing?.quoting ?? null) === null || (writing?.scopes ?? null) === null) return [UNREAD];
  const doubts: Doubt[] = [];
  const opening = withoutVerdict(texts[0] ?? '', language);
  if (hasDanglingOpener(opening, language) || pointsBack(opening, language))
    doubts.push({
      sign: 'tied',
      level: 'rewrite',
      reason: `${first(opening)} continues the sentence before it on the page: name what it refers to.`,
    });
  if (before !== undefined && setsScope(before, language))
    doubts.push({
      sign: 'scope',
      level: 'rewrite',
      reason: `The sentence before it, ${first(before)}, may say when it holds: say so too, or leave it out.`,
    });
  if (after !== undefined && turnsWhatPrecedes(after, language))
    doubts.push({
      sign: 'turned',
      level: 'rewrite',
      reason: `The page goes on ${first(after)}: add what limits it, or leave it out.`,
    });
  return [...doubts, ...texts.flatMap((text) => sentenceDoubts(text, language))];
}

const UNREAD: Doubt = {
  sign: 'unread',
  level: 'check',
  reason:
    'The words of this language that tie sentences together are not known: check that it is clear on its own.',
};

function sentenceDoubts(text: string, language: string): readonly Doubt[] {
  const doubts: Doubt[] = [];
  if (pointsElsewhere(text, language))
    doubts.push({
      sign: 'elsewhere',
      level: 'rewrite',
      reason: `${first(text)} points to another place of the page: say it without.`,
    });
  if (isPersonal(text, language))
    doubts.push({
      sign: 'personal',
      level: 'rewrite',
      reason: `${first(text)} is in the first person: say who speaks, or put it in the third.`,
    });
  else if (isOwnVoice(text, language))
    doubts.push({
      sign: 'ownVoice',
      level: 'check',
      reason: `${first(text)} says “we”: name the owner where it is read without the page.`,
    });
  if (isOutOfForce(text, language))
    doubts.push({
      sign: 'former',
      level: 'rewrite',
      reason: `${first(text)} may speak of a former or a supposed state, or of what others claim: say so, or leave it out.`,
    });
  if (/[!！]/u.test(text))
    doubts.push({
      sign: 'loud',
      level: 'check',
      reason: `${first(text)} exclaims: write it as a statement.`,
    });
  return doubts;
}

function first(text: string): string {
  return quoted(text, QUOTED_CHARS);
}
