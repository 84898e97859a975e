import { describe, expect, it } from 'vitest';
import { gainsByTricks, tricks } from '../../support/pages/gains-by-tricks.ts';
import { buildPage, islandProse } from '../../support/pages/build-page.ts';
import { distinctStatements } from '../../support/pages/distinct-statements.ts';
import { goodPages } from '../../support/pages/law-pages.ts';
import { ordinaryPages } from '../../support/pages/ordinary-pages.ts';
import { askPlainPage, buildPlainPage, plainPageOf, scoreOf } from '../../support/pages/real-pages.ts';

const CARDS: Readonly<Record<string, string>> = {
  'Rowing boat': 'The rowing boat takes four people over the lake and costs 12 euros an hour.',
  Canoe: 'Two people paddle the canoe through the reeds, where no other of the boats for hire may go.',
  'Pedal boat': 'Children like the pedal boat best: it has a slide at its stern and cannot tip over.',
  'Sailing boat':
    'Whoever has a licence may hire the sailing boat for a day, which costs 95 euros with its jib.',
  Raft: 'On the raft there is room for a class of school children, a table and a small stove.',
  Dinghy: 'Most who hire the dinghy go fishing: it has an electric motor and a box for what they catch.',
};
const TITLE = 'Can the windlass be oiled in winter?';

/** Where text that adds nothing gained: it made a section, lifted the gate, answered, or thinned out what was flagged. */
const pages: Readonly<Record<string, string>> = {
  'short cards': buildPage({
    title: 'Boats for hire',
    h1: 'Boats for hire',
    sections: Object.entries(CARDS).map(([heading, text]) => ({ heading, paragraphs: [text] })),
  }),
  'a thin text': buildPage({
    title: 'Boats for hire at the pier of the lake',
    h1: 'Boats for hire',
    opening: [
      'Boats for hire are tied up at the pier below the inn.',
      'A rowing boat for hire costs 12 euros for an hour and holds four people with their bags, at any time of day.',
    ],
  }),
  'a long text': buildPage({
    title: TITLE,
    h1: TITLE,
    opening: [islandProse(100), islandProse(100, 10), islandProse(110, 20)],
    sections: [
      { heading: 'Oil', paragraphs: distinctStatements(20, 'windlass oil') },
      { heading: 'Grease', paragraphs: distinctStatements(40, 'windlass grease').slice(20) },
    ],
  }),
  'lists of names': buildPage({
    title: 'Boat race standings 2026',
    h1: 'Boat race standings 2026',
    opening: [
      islandProse(200),
      ...Array.from({ length: 9 }, (_, row) =>
        Array.from(
          { length: 20 },
          (__, cell) => `Crew${String(row)}x${String(cell)} ${String(40 - cell)}`,
        ).join(' '),
      ),
    ],
  }),
  ...Object.fromEntries(
    Object.entries(goodPages).map(([name, { description }]) => [`good ${name}`, buildPage(description)]),
  ),
  ...Object.fromEntries(Object.entries(ordinaryPages).map(([name, { html }]) => [name, html])),
};

describe.each(Object.entries(pages))('text that adds nothing to %s', (_, html) => {
  const asked = askPlainPage(plainPageOf(html));
  if (asked === null) throw new Error('the page has no question');
  const { page, queries, honest } = asked;

  it('raises no score', () => {
    expect(gainsByTricks(asked)).toEqual([]);
  });

  it.each(Object.entries(tricks))('raises no check and no cap: %s', (name, apply) => {
    const gamed = scoreOf(buildPlainPage(page, apply(page, queries)), queries);
    expect(gamed?.access.cap).toBe(honest.access.cap);
    const risen = honest.checks.filter(({ id, points }) => {
      const after = gamed?.checks.find((check) => check.id === id)?.points ?? null;
      return (after ?? 0) > (points ?? 0);
    });
    expect(risen.map(({ id }) => id)).toEqual([]);
  });
});
