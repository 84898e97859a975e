import { describe, expect, it } from 'vitest';
import { shortenSentence } from './shorten-text.ts';

describe('a sentence that is too long', () => {
  it.each([
    [
      'loses the clause that only adds to it',
      'The school celebrates nineteen wins at the awards of this year, showcasing the work of its students.',
      'The school celebrates nineteen wins at the awards of this year.',
    ],
    [
      'loses its brackets',
      'The society (an association of many experts from all over the country) meets once a year in Orlando.',
      'The society meets once a year in Orlando.',
    ],
    [
      'never ends in a small word of what it lost',
      'You want to tease a very old fan — which, by the way, you should rather leave to those who know him.',
      'You want to tease a very old fan.',
    ],
  ])('%s', (_, text, shorter) => {
    expect(shortenSentence(text, 80, 'en')).toBe(shorter);
  });

  it.each([
    [
      'en',
      'The shop sends every order to your home for free, but only when you spend more than fifty dollars.',
    ],
    [
      'en',
      'Every guest gets twenty percent off the price of the room, with the code that came with the letter.',
    ],
    [
      'en',
      'The monthly plan costs ten dollars for each of the users, plus the tax of the state that you live in.',
    ],
    [
      'en',
      'The plan costs ten dollars for each of the users of the account, excluding the tax of your own state.',
    ],
    [
      'en',
      'Shipping to each of the states is free of charge (only for members who have paid) through the season.',
    ],
    [
      'en',
      'The museum of the city is open every day of the week, as long as there is no event in the main hall.',
    ],
    [
      'de',
      'Der Versand nach Hause ist für alle Bestellungen kostenlos, aber nur ab einem Wert von fünfzig Euro.',
    ],
  ])('keeps what takes something back, and so is too long (%s)', (language, text) => {
    expect(shortenSentence(text, 80, language)).toBeNull();
  });
});
