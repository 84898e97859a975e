import { adviseTo, type Advice } from '../../advice/advice.ts';
import { quoteElsewhere } from '../../evidence/evidence.ts';
import type { Access, AccessReason } from '../../schema/access.ts';
import type { Integrity } from '../../schema/integrity.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { Draft } from './draft.ts';

/**
 * Flags whose evidence is the very thing to remove. The others measure a whole text, such as how often it says a word: they
 * stay findings, for of 10 such actions editors would have done none (30 pages, judged twice).
 */
const REMOVABLE: ReadonlySet<string> = new Set([
  'hidden_text',
  'addresses_model',
  'untrue_markup',
  'unseen_characters',
  'duplicate_sentences',
  'hollow_definitions',
]);
/** A weaker flag costs a page less than most checks. */
const MULTIPLIER_MAX = 0.9;

/** What caps or multiplies the score of the page, the lowest cap first: nothing else helps before it is fixed. */
export function limitDrafts(access: Access, integrity: Integrity, pageType: PageType): Draft[] {
  // The owner of a forum wrote none of the text.
  const flags = pageType === 'forum' ? [] : integrity.flags;
  const reasons = [...access.reasons].sort((one, other) => one.cap - other.cap);
  return [
    ...reasons.map((reason) => ({ ...technical, check: reason.code, advice: adviseAccess(reason) })),
    ...flags
      .filter(({ code, multiplier }) => multiplier <= MULTIPLIER_MAX && REMOVABLE.has(code))
      .map(({ code, message, multiplier, evidence }) => ({
        ...technical,
        check: code,
        advice: adviseTo(
          'remove-flagged',
          { code, finding: message, multiplier },
          { where: evidence[0] ?? null },
        ),
      })),
  ];
}

const technical = { weakness: null, brief: null } as const;

function adviseAccess({ code, message: finding, quote }: AccessReason): Advice {
  const place = { where: quote === null ? null : quoteElsewhere(quote) };
  switch (code) {
    case 'script_shell':
      return adviseTo('render-on-server', { finding }, place);
    case 'thin':
      return adviseTo('write-text', { finding }, place);
    case 'noindex':
      return adviseTo('remove-noindex', { finding }, place);
    case 'nosnippet':
      return adviseTo('allow-snippets', { finding }, place);
    case 'crawlers_blocked':
    case 'some_crawlers_blocked':
      return adviseTo('allow-crawlers', { finding }, place);
  }
}
