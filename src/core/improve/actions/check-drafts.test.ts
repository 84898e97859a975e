import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildPage, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages, slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import { adviseTo } from '../../advice/advice.ts';
import { rubric } from '../../checks/rubric.ts';
import { canonicalAddress } from '../../checks/structure-quality/canonical-address.ts';
import { scoreQueries } from '../../score/score-page.ts';
import { createSignals } from '../../page-signals/page-signals.ts';
import { checkDrafts } from './check-drafts.ts';
import type { Draft } from './draft.ts';

const draftsOf = (html: string, url = PAGE_URL): Draft[] => {
  const { checks, signals } = scoreQueries(createSignals(html, { url, asOf: AS_OF }));
  return checkDrafts(checks, signals);
};
const bare: PageDescription = { ...slateRoof, canonical: '', lang: null };
const checksIn = (drafts: readonly Draft[]): string[] => drafts.map(({ check }) => check);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('drafts of the checks', () => {
  it('stand in the order of the rubric, with the weakness of their check', () => {
    const drafts = draftsOf(buildPage(bare));
    const order = rubric.map(({ check }) => check.id).filter((id) => checksIn(drafts).includes(id));
    expect(order.length).toBeGreaterThan(1);
    expect(checksIn(drafts)).toEqual(order);
    for (const { check: id, weakness } of drafts)
      expect(weakness).toBe(rubric.find(({ check }) => check.id === id)?.check.weakness);
  });

  it('are none of checks that pass, do not apply or broke', () => {
    const signals = createSignals(buildPage(bare), { url: PAGE_URL, asOf: AS_OF });
    const { checks } = scoreQueries(signals);
    for (const outcome of ['pass', 'not_applicable', 'error'] as const)
      expect(
        checkDrafts(
          checks.map((check) => ({ ...check, outcome })),
          signals,
        ),
      ).toEqual([]);
  });

  it('are all but those of a check that throws', () => {
    const before = draftsOf(buildPage(bare));
    expect(checksIn(before)).toContain('canonical-address');
    vi.spyOn(canonicalAddress, 'advise').mockImplementation(() => {
      throw new RangeError('Invalid array length');
    });
    expect(draftsOf(buildPage(bare))).toEqual(before.filter(({ check }) => check !== 'canonical-address'));
  });

  it('keep from a forum what only its visitors could write', () => {
    const { html = '', url = '' } = ordinaryPages['forum thread'] ?? {};
    for (const { check } of rubric.filter((line) => line.check.advise !== undefined))
      vi.spyOn(check, 'advise').mockReturnValue(adviseTo('add-title', {}));
    const drafts = draftsOf(html, url);
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.every(({ weakness }) => weakness === null)).toBe(true);
    expect(draftsOf(buildPage(bare)).some(({ weakness }) => weakness !== null)).toBe(true);
  });

  it('keep from a wiki what its software writes', () => {
    const title = 'Slate';
    const wiki = '<meta name="generator" content="MediaWiki 1.45.0">';
    expect(checksIn(draftsOf(buildPage({ ...bare, title })))).toContain('title');
    const drafts = draftsOf(buildPage({ ...bare, title, head: wiki }));
    expect(checksIn(drafts)).not.toContain('title');
    expect(checksIn(drafts)).toContain('canonical-address');
  });
});
