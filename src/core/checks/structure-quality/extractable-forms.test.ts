import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type Judgement } from '../../../../test/support/pages/judge-page.ts';
import { extractableForms } from './extractable-forms.ts';

const ferry = (page: PageDescription): Judgement =>
  judge(
    extractableForms,
    buildPage({ title: 'The island ferry', h1: 'The island ferry', opening: [islandProse(60)], ...page }),
  );
const ITEMS = [
  'The ferry leaves at six.',
  'The captain sells ferry tickets.',
  'Bicycles stand near the stern.',
];
const table = (cell: 'th' | 'td'): string =>
  `<table><tr><${cell}>Ferry</${cell}><${cell}>Minutes</${cell}></tr><tr><td>Old ferry</td><td>40</td></tr><tr><td>New ferry</td><td>25</td></tr></table>`;

describe('extractable-forms', () => {
  it('gives the full share to an announced list and to a table with header cells', () => {
    const page = {
      sections: [
        { heading: 'Tips for the ferry', paragraphs: ['Before you board the ferry:'], items: ITEMS },
      ],
    };
    expect(ferry(page).result).toMatchObject({ outcome: 'pass', share: 1 });
    expect(ferry({ html: table('th') }).result).toMatchObject({ share: 1 });
  });

  it('takes half for a table without header cells, and quotes where it begins', () => {
    const { result, advice } = ferry({ html: table('td') });
    expect(result).toMatchObject({ share: 0.5 });
    expect(advice).toMatchObject({ kind: 'label-columns', where: result.evidence[0] });
    expect(result.evidence[0]?.text).toBe('Ferry | Minutes');
  });

  it('finds bullets that were typed, and a sequence in running text', () => {
    const typed = ferry({ opening: ITEMS.map((item) => `• ${item}`) });
    expect(typed.result).toMatchObject({ share: 0.4 });
    expect(typed.advice).toBeNull();
    const sequence = ferry({
      opening: [
        'First, buy a ticket for the island ferry. Then show it to the captain. Finally, board the ferry before six.',
      ],
    });
    expect(sequence.result).toMatchObject({ share: 0.4 });
    expect(sequence.result.evidence[0]?.text).toMatch(/^First, buy a ticket/);
    expect(sequence.advice).toBeNull();
  });

  it.each([
    [
      'de',
      'Die Fähre',
      'Zuerst kauft man eine Karte für die Fähre. Dann zeigt man sie vor. Schließlich geht man an Bord der Fähre.',
    ],
    [
      'fr',
      'Le ferry',
      "D'abord on achète un billet pour le ferry. Ensuite on le montre. Enfin on monte à bord du ferry.",
    ],
    [
      'es',
      'El ferry',
      'Primero se compra un billete para el ferry. Luego se enseña al capitán. Finalmente se sube a bordo del ferry.',
    ],
  ])('sees a sequence in %s', (lang, title, text) => {
    const html = buildPage({ lang, title, h1: title, opening: [text] });
    expect(judge(extractableForms, html).result).toMatchObject({ outcome: 'partial', share: 0.4 });
  });

  it('asks for a table under a heading that compares', () => {
    const section = { heading: 'Old ferry vs new ferry', paragraphs: [islandProse(50, 5)] };
    expect(ferry({ sections: [section] }).result).toMatchObject({ outcome: 'fail', share: 0 });
    expect(ferry({ sections: [{ ...section, html: table('th') }] }).result).toMatchObject({ share: 1 });
  });

  it.each([
    ['empty items', '<ul><li></li><li></li><li></li></ul>'],
    ['one item again and again', `<ul>${'<li>The island ferry</li>'.repeat(8)}</ul>`],
    ['items of one word', '<ul><li>Ferry</li><li>Island</li><li>Harbour</li></ul>'],
    [
      'items about something else',
      '<ul><li>Baroque trumpets had no valves</li><li>Bach wrote high notes</li><li>Reiche played them</li></ul>',
    ],
    [
      'nothing but links',
      '<ul><li><a href="/a">The ferry in May</a></li><li><a href="/b">The ferry in June</a></li><li><a href="/c">The ferry in July</a></li></ul>',
    ],
  ])('pays nothing for a list of %s', (_, html) => {
    expect(ferry({ html }).result.outcome).toBe('not_applicable');
    expect(ferry({ html: html + table('td') }).result.share).toBe(0.5);
  });

  it('does not apply to a text that enumerates nothing', () => {
    expect(ferry({}).result.outcome).toBe('not_applicable');
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(extractableForms, html).result.outcome).not.toBe('error');
  });
});
