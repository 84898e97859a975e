import { describe, expect, it } from 'vitest';
import { buildPage, islandProse, type PageDescription } from '../../../../test/support/pages/build-page.ts';
import { AS_OF, PAGE_URL } from '../../../../test/support/pages/judge-page.ts';
import { slateRoof } from '../../../../test/support/pages/ordinary-pages.ts';
import type { Brief } from '../../schema/action.ts';
import { analyze } from '../analyze-page.ts';
import type { AskedBrief } from './asked-brief.ts';
import { briefsInOrder } from './page-briefs.ts';

interface Asked {
  readonly briefs: readonly Brief[];
  readonly questions: readonly string[];
}

function asked(page: PageDescription, url: string = PAGE_URL, queries: readonly string[] = []): Asked {
  const outcome = analyze(buildPage(page), { url, asOf: AS_OF, queries, gains: false });
  if (outcome.status === 'failed') throw new Error(outcome.error.code);
  const { briefs } = outcome.result;
  return { briefs, questions: briefs.map(({ question }) => question) };
}

const product = (text: readonly string[], offer: object = {}): PageDescription => ({
  title: 'Brenna oak bookcase | Brenna shop',
  h1: 'Brenna oak bookcase',
  opening: [...text, 'Add the bookcase to your cart: it is in stock.', islandProse(120)],
  structuredData: [
    { '@context': 'https://schema.org', '@type': 'Product', name: 'Brenna oak bookcase', ...offer },
  ],
});
const bookcase = 'https://brenna.example/products/oak-bookcase';
const offer = { offers: { '@type': 'Offer', price: '349.00', priceCurrency: 'EUR' } };
const DIMENSIONS = 'Which dimensions does it have?';
const PRICE = 'What does it cost?';

describe('what readers of a page look for', () => {
  const bare = [
    'The oak bookcase has five shelves, each of solid wood, and stands in any room of the house.',
  ];

  it('is asked for where the page does not give it', () => {
    const { questions, briefs } = asked(product(bare), bookcase);
    expect(questions).toEqual(expect.arrayContaining([PRICE, DIMENSIONS]));
    for (const { facts_needed: facts, place } of briefs) {
      expect(facts).not.toEqual([]);
      expect(place).not.toBe('');
    }
  });

  it('is not asked for where the page gives it', () => {
    const full = [
      ...bare,
      'The oak bookcase is 180 cm high, 80 cm wide and 30 cm deep, and weighs 42 kg. It costs €349.',
    ];
    const { questions } = asked(product(full, offer), bookcase);
    expect(questions).not.toContain(PRICE);
    expect(questions).not.toContain(DIMENSIONS);
  });

  it('is one question for the price, in whatever words it is asked', () => {
    const { briefs } = asked(product(bare), bookcase, ['how much does the oak bookcase cost']);
    expect(briefs.filter(({ answer_kind: kind }) => kind === 'price')).toHaveLength(1);
  });
});

describe('what stands behind the words of a page', () => {
  it('is nothing for a page that shows what it says', () => {
    expect(asked(slateRoof).questions).toEqual([]);
  });
});

describe('what an editor can do alone', () => {
  it('is not asked for: the entries of a list, an old date', () => {
    const { questions } = asked({
      title: 'News of the ferries of 2019',
      h1: 'News of the ferries of 2019',
      structuredData: [{ '@context': 'https://schema.org', '@type': 'Article', datePublished: '2019-05-02' }],
      sections: Array.from({ length: 6 }, (_, index) => ({
        heading: `Night ferry ${'abcdef'.charAt(index)} to the outer islands`,
        paragraphs: [islandProse(12, index * 7)],
      })),
    });
    expect(questions).toEqual([]);
  });
});

describe('the briefs of a page in their order', () => {
  const brief = (question: string, answer_kind: Brief['answer_kind'] = 'list'): AskedBrief => ({
    ...{ question, answer_kind, facts_needed: ['a fact'], place: 'Title', answeredWith: null },
  });
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((question) => brief(question));
  const none = { ofPage: [], ofFacets: [] };

  it('are all open questions, and else five at most', () => {
    expect(briefsInOrder(many, none, [])).toEqual(many);
    expect(briefsInOrder([], { ...none, ofPage: many }, [])).toEqual(many.slice(0, 5));
    expect(briefsInOrder(many.slice(0, 3), { ...none, ofPage: many.slice(3) }, [])).toHaveLength(5);
  });

  it('ask nothing twice', () => {
    const [first = brief('a')] = many;
    expect(briefsInOrder([first], { ...none, ofPage: [brief('a')] }, [])).toEqual([first]);
    const [cost, price] = [brief('How much is it?', 'price'), brief('What does it cost?', 'price')];
    expect(briefsInOrder([cost], { ...none, ofPage: [price] }, [])).toEqual([cost]);
  });
});
