import { describe, expect, it } from 'vitest';
import { adviseTo } from '../../advice/advice.ts';
import type { WeighedPage } from './weakness-features.ts';
import type { Weakness } from '../../schema/vocabulary.ts';
import type { Draft } from './draft.ts';
import { orderDrafts } from './order-drafts.ts';

const draft = (check: string, weakness: Weakness | null): Draft => ({
  check,
  weakness,
  advice: adviseTo('add-title', {}),
  brief: null,
});
const pageWith = (lost: Readonly<Record<string, number>>): WeighedPage => ({
  type: 'service',
  wordCount: 500,
  score: 45,
  checks: Object.entries(lost).map(([id, share]) => ({ id, points: 10 * (1 - share), max_points: 10 })),
});
const order = (drafts: readonly Draft[], page = pageWith({})): string[] =>
  orderDrafts(drafts, page).map(({ check }) => check);

describe('the order of drafts', () => {
  const praise = draft('facts-not-praise', 'promotional');
  const title = draft('title', 'bad_title');

  it('has praise before the length of the title on a page of praise', () => {
    const page = pageWith({ 'facts-not-praise': 1, title: 0.5 });
    expect(order([title, praise], page)).toEqual(['facts-not-praise', 'title']);
    expect(order([praise, title], page)).toEqual(['facts-not-praise', 'title']);
  });

  it('moves a weakness forward with what its checks lost', () => {
    const sources = draft('evidence-hygiene', 'no_sources');
    const thin = draft('depth', 'thin');
    const orders = [0, 1].map((share) =>
      order([sources, thin], pageWith({ depth: 1 - share, 'evidence-hygiene': share })).indexOf('depth'),
    );
    expect(orders[0]).toBeLessThanOrEqual(orders[1] ?? -1);
  });

  it('has technical faults last, in their own order', () => {
    const [address, language] = [draft('canonical-address', null), draft('language-declared', null)];
    expect(order([address, title, language, praise]).slice(-2)).toEqual([
      'canonical-address',
      'language-declared',
    ]);
  });

  it('has each weakness once before any stands twice', () => {
    const again = draft('supporting-entities', 'vague_no_facts');
    const first = draft('specificity', 'vague_no_facts');
    const ordered = order([first, again, title, praise]);
    expect(ordered.at(-1)).toBe('supporting-entities');
    expect(ordered.indexOf('specificity')).toBeLessThan(3);
  });

  it('loses none and adds none', () => {
    const drafts = [title, praise, draft('depth', 'thin'), draft('depth', 'thin'), draft('x', null)];
    expect(orderDrafts(drafts, pageWith({ depth: 1 }))).toHaveLength(drafts.length);
    expect(new Set(orderDrafts(drafts, pageWith({ depth: 1 })))).toEqual(new Set(drafts));
    expect(orderDrafts([], pageWith({}))).toEqual([]);
  });

  it('has a fault that stands there to see before all that is judged', () => {
    const certain = {
      ...title,
      advice: adviseTo('complete-title', { title: '| Yard' }, { isCertain: true }),
    };
    expect(order([praise, certain], pageWith({ 'facts-not-praise': 1 }))).toEqual([
      'title',
      'facts-not-praise',
    ]);
  });
});
