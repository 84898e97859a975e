import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { judge, type JudgedCheck } from '../../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import { formatFit } from './format-fit.ts';

const island = (page: PageDescription, query: string | readonly string[], url?: string): JudgedCheck =>
  judge(
    formatFit,
    buildPage({ title: 'The island ferry', h1: 'The island ferry', opening: [islandProse(60)], ...page }),
    { queries: [query].flat(), ...(url === undefined ? {} : { url }) },
  ).result;
const STEPS = [
  'Buy a ticket for the ferry at the pier.',
  'Show the ticket to the captain.',
  'Board the ferry before six.',
];
const list = (tag: 'ol' | 'ul'): string =>
  `<${tag}>${STEPS.map((step) => `<li>${step}</li>`).join('')}</${tag}>`;
const table = (cell: 'th' | 'td'): string =>
  `<table><tr><${cell}>Ferry</${cell}><${cell}>Minutes</${cell}></tr><tr><td>Old ferry</td><td>40</td></tr><tr><td>New ferry</td><td>25</td></tr></table>`;

describe('format-fit', () => {
  it('gives the full share to numbered steps for a query that asks for steps, fewer to bullets, least to nothing', () => {
    const ask = 'how to board the island ferry';
    expect(island({ html: list('ol') }, ask)).toMatchObject({
      outcome: 'pass',
      share: 1,
    });
    expect(island({ html: list('ul') }, ask).share).toBe(0.7);
    const none = island({}, ask);
    expect(none.share).toBeLessThan(0.4);
  });

  it('does not take items without content for steps', () => {
    expect(
      island({ html: `<ol>${'<li>ferry</li>'.repeat(9)}</ol>` }, 'how to board the island ferry').share,
    ).toBeLessThan(0.4);
  });

  it('gives the full share to a table with header cells for a query that compares', () => {
    const ask = 'old ferry vs new ferry';
    expect(island({ html: table('th') }, ask)).toMatchObject({ share: 1 });
    expect(island({ html: table('td') }, ask).share).toBe(0.8);
    expect(island({}, ask)).toMatchObject({ share: 0 });
  });

  it('wants a price and properties where somebody buys', () => {
    const url = 'https://a.example/products/ferry-ticket';
    const priced = { opening: ['The island ferry ticket costs €9.00.'] };
    const properties = ['Valid: one day', 'Children: free', 'Bicycles: allowed', 'Refund: none'];
    expect(
      island(
        { ...priced, sections: [{ heading: 'Ferry ticket', items: properties }] },
        'ferry ticket price',
        url,
      ).share,
    ).toBe(1);
    expect(island(priced, 'ferry ticket price', url).share).toBe(0.5);
    expect(island({ opening: ['A ticket for the island ferry.'] }, 'ferry ticket price', url).share).toBe(0);
  });

  it('needs no form where somebody wants to know, and judges the other queries alone', () => {
    const opening = ['The island ferry is a boat that takes forty minutes to the old harbour.'];
    expect(island({ opening }, 'what is the island ferry')).toMatchObject({
      outcome: 'not_applicable',
      explanation: 'The queries ask for facts and reasons, which need no form but a sentence.',
    });
    const ask = 'how to board the island ferry';
    for (const tag of ['ol', 'ul'] as const)
      expect(island({ html: list(tag) }, ['what is the island ferry', ask]).share).toBe(
        island({ html: list(tag) }, ask).share,
      );
  });

  it.each([
    ['de', 'wie kann ich die Fähre buchen', 'Die Fähre'],
    ['fr', 'comment réserver le ferry', 'Le ferry'],
    ['es', 'cómo reservar el ferry', 'El ferry'],
    ['ja', 'フェリーの予約方法', 'フェリー'],
  ])('reads the intent in %s', (lang, query, title) => {
    const { explanation } = judge(formatFit, buildPage({ lang, title, h1: title, opening: [`${title}.`] }), {
      queries: [query],
    }).result;
    expect(explanation).toContain('procedural');
  });

  it.each(['Arabic article', 'forum thread'])('does not apply to a page such as this: %s', (name) => {
    const page = ordinaryPages[name];
    expect(judge(formatFit, page?.html ?? '', { url: page?.url ?? '' }).result.outcome).toBe(
      'not_applicable',
    );
  });

  it.each(Object.entries(hostilePages))('survives %s', (_, html) => {
    expect(judge(formatFit, html).result.outcome).not.toBe('error');
  });
});
