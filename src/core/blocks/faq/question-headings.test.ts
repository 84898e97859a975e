import { describe, expect, it } from 'vitest';
import { pairsOf, signalsOfPage } from '../../../../test/support/pages/composed.ts';
import { questionHeadings } from './question-headings.ts';

const INTRODUCTION =
  '<p>A heat pump moves heat from outdoor air into a house. Installers size it by the heat load of the coldest day.</p>';
/** More than an answer, so that the page is no list of questions and answers. */
const MORE = `<p>The compressor of a small house runs between four and nine hours on a winter day, and for less than one in spring.
Radiators of old houses are larger than needed, because windows were replaced since they were hung. A plumber measures the rooms,
adds up what they lose, and chooses the next larger model from the list of the maker. Grants are paid when the old boiler is gone,
and the paperwork takes about as long as the work in the cellar. Most owners keep the pump for two decades with one repair.</p>`;

const page = (question: string, answer: string, more = MORE, above = ''): readonly string[] =>
  pairsOf(
    questionHeadings,
    signalsOfPage(
      'Heat pumps for old houses',
      `${INTRODUCTION}${above}<h2>${question}</h2><p>${answer}</p>${more}`,
    ),
  );

describe('a heading that asks, with the passage below it', () => {
  it('becomes a question with its answer', () => {
    expect(
      page(
        'How does a heat pump work?',
        'A heat pump compresses a refrigerant, which gives off heat to the water of the radiators.',
      ),
    ).toEqual([
      'How does a heat pump work? A heat pump compresses a refrigerant, which gives off heat to the water of the radiators.',
    ]);
  });

  it('keeps a yes that answers its own question', () => {
    expect(
      page('Does a heat pump work in winter?', 'Yes, a heat pump works in winter down to minus 25 degrees.'),
    ).toEqual([
      'Does a heat pump work in winter? Yes, a heat pump works in winter down to minus 25 degrees.',
    ]);
  });

  const ANSWER = 'A heat pump compresses a refrigerant, which gives off heat to the water of the radiators.';
  it.each([
    ['a heading that asks nothing', 'How we work', ANSWER],
    ['a question that only leads on', 'Ready for a heat pump?', ANSWER],
    ['a question about the page’s owner', 'How do we install heat pumps?', ANSWER],
    [
      'an answer in the first person',
      'How does a heat pump work?',
      'I think that a heat pump compresses a refrigerant, which heats my water.',
    ],
    [
      'an answer in the owner’s voice',
      'How does a heat pump work?',
      'Our heat pump compresses a refrigerant, which gives off heat to the water.',
    ],
    [
      'an answer without its antecedent',
      'How does a heat pump work?',
      'This compresses a refrigerant, which gives off heat to the water of the radiators.',
    ],
    [
      'a call to action',
      'How does a heat pump work?',
      'Visit the showroom to see how a heat pump gives off heat to the water of radiators!',
    ],
    [
      'a price without a sum',
      'How much does a heat pump cost?',
      'A heat pump costs more than a boiler, but it pays off over the years of its use.',
    ],
    [
      'a definition that only praises',
      'What is a heat pump?',
      'A heat pump is a powerful way to save money in a house that is old and badly insulated.',
    ],
    [
      'a question for yes or no that stays open',
      'Can a heat pump warm an old house in winter?',
      'Engineers of several makers look into larger compressors and thicker pipes for the coming years.',
    ],
    [
      'one side of a comparison',
      'What is the difference between a heat pump and a boiler?',
      'A heat pump moves heat from outdoor air into the water of the radiators, also at night.',
    ],
    [
      'an answer without a word of its question',
      'What can a heat pump do?',
      'No cellar is too small, and no garden is too large for what comes out of the box.',
    ],
    [
      'an announcement',
      'What is the difference between a heat pump and a boiler?',
      'A heat pump and a boiler look alike from outside, yet between the two machines there is a large difference.',
    ],
    [
      'a former state',
      'How much does a heat pump cost?',
      'A heat pump used to cost 22,000 dollars with its installation in a small house.',
    ],
    [
      'a supposed case',
      'How much does a heat pump cost?',
      'Suppose that a heat pump costs 9,000 dollars with its installation in a small house.',
    ],
    [
      'an opponent’s view',
      'How does a heat pump work?',
      'Critics claim that a heat pump compresses a refrigerant, which never gives off enough heat.',
    ],
  ])('makes nothing of %s', (_, question, answer) => {
    expect(page(question, answer)).toEqual([]);
  });

  it('makes nothing of an answer that the next sentence takes back', () => {
    const turned = `<p>However, this holds only for new houses with thick walls.</p>${MORE}`;
    expect(page('How does a heat pump work?', ANSWER, turned)).toEqual([]);
  });

  it('makes nothing below a heading about myths', () => {
    const [above, more] = ['<h2>Myths about heat pumps</h2>', MORE];
    const body = `${INTRODUCTION}${above}<h3>How does a heat pump work?</h3><p>${ANSWER}</p>${more}`;
    expect(pairsOf(questionHeadings, signalsOfPage('Heat pumps for old houses', body))).toEqual([]);
  });

  it('does not repeat a pair of the page', () => {
    expect(page('How does a heat pump work?', ANSWER, '<h2>Sizes</h2>')).toEqual([]);
  });

  it('asks nothing of a forum, where posts answer each other', () => {
    const post = (text: string): string => `<div class="post"><p>${text}</p></div>`;
    const signals = {
      ...signalsOfPage('Heat pumps', `<h2>How does a heat pump work?</h2>${post(ANSWER)}${MORE}`),
      pageType: 'forum' as const,
    };
    expect(questionHeadings.compose(signals, [])).toEqual([]);
  });

  it('needs a language whose scopes are known', () => {
    expect(
      pairsOf(
        questionHeadings,
        signalsOfPage(
          'Värmepumpar',
          `<h2>Vad är en värmepump?</h2><p>En värmepump är en maskin som flyttar värme.</p>${MORE}`,
          [],
          'sv',
        ),
      ),
    ).toEqual([]);
  });
});
