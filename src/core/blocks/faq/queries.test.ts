import { describe, expect, it } from 'vitest';
import { pairsOf, signalsOfPage } from '../../../../test/support/pages/composed.ts';
import { givenQueries } from './given-queries.ts';
import { inferredQueries } from './inferred-queries.ts';
import { statedFacts } from './stated-facts.ts';

const BODY = `<p>A heat pump is a machine that moves heat from outdoor air into a house.</p>
<h2>Costs</h2><p>A heat pump costs between 8,000 and 15,000 dollars with its installation. Owners pay about 900 dollars a year for electricity.</p>
<h2>Noise</h2><p>The fan is as loud as a refrigerator at a distance of three meters.</p>`;
const TITLE = 'Heat pumps for old houses';

describe('questions of the caller', () => {
  it('are answered by the page in one passage', () => {
    expect(pairsOf(givenQueries, signalsOfPage(TITLE, BODY, ['How much does a heat pump cost?']))).toEqual([
      'How much does a heat pump cost? A heat pump costs between 8,000 and 15,000 dollars with its installation. Owners pay about 900 dollars a year for electricity.',
    ]);
  });

  it.each([
    'heat pump costs',
    'How long does the warranty of a heat pump last?',
    'Who invented the heat pump?',
    'How much does a gas boiler cost?',
  ])('are not answered when the page does not: %s', (query) => {
    expect(pairsOf(givenQueries, signalsOfPage(TITLE, BODY, [query]))).toEqual([]);
  });

  it('are left to the other composer when they are inferred', () => {
    const signals = signalsOfPage('What is a heat pump?', BODY);
    expect(pairsOf(givenQueries, signals)).toEqual([]);
    expect(pairsOf(inferredQueries, signalsOfPage(TITLE, BODY, ['What is a heat pump?']))).toEqual([]);
    expect(pairsOf(inferredQueries, signals)).toEqual([
      'What is a heat pump? A heat pump is a machine that moves heat from outdoor air into a house.',
    ]);
  });
});

describe('facts of the caller', () => {
  const FACT = 'The warranty of the heat pump lasts ten years.';
  const QUERY = 'How long does the warranty of the heat pump last?';

  it('answer what the page does not say', () => {
    expect(pairsOf(statedFacts, signalsOfPage(TITLE, BODY, [QUERY]), [FACT])).toEqual([`${QUERY} ${FACT}`]);
  });

  it.each([
    ['the page says it', 'How much does a heat pump cost?', 'A heat pump costs 10,000 dollars.'],
    ['the fact is no sentence', QUERY, 'warranty of the heat pump: ten years'],
    ['the fact is about something else', QUERY, 'The fan of the heat pump has six blades.'],
    ['the fact is out of force', QUERY, 'Until 2019 the warranty of the heat pump lasted ten years.'],
    ['keywords ask nothing', 'heat pump warranty', FACT],
  ])('answer nothing when %s', (_, query, fact) => {
    expect(pairsOf(statedFacts, signalsOfPage(TITLE, BODY, [query]), [fact])).toEqual([]);
  });
});
