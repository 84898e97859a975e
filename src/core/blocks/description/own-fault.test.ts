import { describe, expect, it } from 'vitest';
import { page, signalsOf } from '../../../../test/support/pages/extractive-blocks.ts';
import { descriptionFault } from './own-fault.ts';

const TEXT =
  'A heat pump is a device that moves heat from outdoor air into a building. It needs large radiators.';
const faultOf = (description: string | null): string | null =>
  descriptionFault(
    signalsOf(
      page(
        `<h1>Heat pumps</h1><p>${TEXT}</p>`,
        'en',
        `<title>Heat pumps | Example Energy</title>${description === null ? '' : `<meta name="description" content="${description}">`}`,
      ),
    ),
  );

describe('a description of the page', () => {
  it.each([
    ['missing', null],
    ['missing', ' – '],
    ['short', 'Heat pumps for an old house.'],
    [
      'repeats',
      'Heat pumps, the heat pump, heat pumps for example energy: heat pumps and the energy example',
    ],
    [
      'cut',
      'Heat pumps move heat from outdoor air into a building, and they need large radiators as well as…',
    ],
    [
      'cut',
      'Heat pumps move heat from outdoor air into a building, and they need large radiators as well as ...',
    ],
    ['long', 'Heat pumps move heat from outdoor air into a building. '.repeat(20)],
    [
      'of_site',
      'The friendly magazine with news, tests and advice on gardening, kitchens and travel for the family.',
    ],
  ])('is %s', (fault, description) => {
    expect(faultOf(description)).toBe(fault);
  });

  it.each([
    'How heat pumps move heat from outdoor air into an old building, what they cost and what they need.',
    // Without the subject's name, but in words of the text.
    'A device that moves warmth from outdoor air into a building: what it does, and why radiators are large.',
  ])('stays when nothing is plainly wrong: %j', (description) => {
    expect(faultOf(description)).toBeNull();
  });
});
