import { describe, expect, it } from 'vitest';
import type { Access } from '../../schema/access.ts';
import type { Integrity, IntegrityFlag } from '../../schema/integrity.ts';
import { accessReasonCodes, type AccessReasonCode } from '../../schema/vocabulary.ts';
import { limitDrafts } from './limit-drafts.ts';

const open: Access = { cap: 100, reasons: [], crawlers: [] };
const honest: Integrity = { multiplier: 1, flags: [] };
const cappedBy = (...reasons: readonly [AccessReasonCode, number, string | null][]): Access => ({
  ...open,
  reasons: reasons.map(([code, cap, quote]) => ({ code, cap, message: `Because of ${code}.`, quote })),
});
const flagged = (...flags: readonly (readonly [string, number])[]): Integrity => ({
  multiplier: Math.min(...flags.map(([, multiplier]) => multiplier)),
  flags: flags.map(([code, multiplier]): IntegrityFlag => ({
    code,
    multiplier,
    message: '“boat” is 20 % of all words.',
    evidence: [{ text: 'boat', start: 0, end: 4 }],
  })),
});

describe('limits of the score', () => {
  it('are none of an open, honest page', () => {
    expect(limitDrafts(open, honest, 'article')).toEqual([]);
  });

  it('come with the lowest cap first, then what lowers the page as a whole', () => {
    const access = cappedBy(['some_crawlers_blocked', 85, 'Disallow: /'], ['noindex', 25, null]);
    const drafts = limitDrafts(access, flagged(['hidden_text', 0.5]), 'article');
    expect(drafts.map(({ check }) => check)).toEqual(['noindex', 'some_crawlers_blocked', 'hidden_text']);
    expect(drafts.map(({ weakness, brief }) => [weakness, brief])).toEqual(drafts.map(() => [null, null]));
  });

  it('quote what decides, without offsets for what stands outside the text', () => {
    const [first, second] = limitDrafts(
      cappedBy(['crawlers_blocked', 10, 'Disallow: /']),
      flagged(['hidden_text', 0.5]),
      'article',
    );
    expect(first?.advice.where).toEqual({ text: 'Disallow: /', start: null, end: null });
    expect(second?.advice.where).toEqual({ text: 'boat', start: 0, end: 4 });
    expect(limitDrafts(cappedBy(['noindex', 25, null]), honest, 'article')[0]?.advice.where).toBeNull();
  });

  it.each(accessReasonCodes)('say what to do about %s, and why', (code) => {
    const [draft] = limitDrafts(cappedBy([code, 10, null]), honest, 'article');
    expect(draft?.check).toBe(code);
    expect(draft?.advice.text).toMatch(/^[A-Z][a-z]+ .+\.$/);
    expect(draft?.advice.why).toBe(`Because of ${code}.`);
  });

  it('leave out a flag that costs next to nothing, and say what the others cost', () => {
    const drafts = limitDrafts(open, flagged(['untrue_markup', 0.95], ['hidden_text', 0.9]), 'article');
    expect(drafts.map(({ check }) => check)).toEqual(['hidden_text']);
    expect(drafts[0]?.advice.why).toMatch(/^“boat” is 20 % of all words\. .*0\.9/);
  });

  it('ask for nothing where a flag measures the whole text', () => {
    expect(limitDrafts(open, flagged(['keyword_stuffing', 0.5], ['word_lists', 0.3]), 'article')).toEqual([]);
  });

  it('ask for no change of what visitors of a forum wrote', () => {
    expect(limitDrafts(open, flagged(['hidden_text', 0.5]), 'forum')).toEqual([]);
  });
});
