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
    [
      'loses brackets within brackets',
      'The agency (an office of the state (the smallest one) by the sea) meets once a year in Orlando.',
      'The agency meets once a year in Orlando.',
    ],
    [
      'loses what only tells more of its subject',
      'Inception, a company that builds tools for hospitals and schools, has entered a partnership.',
      'Inception has entered a partnership.',
    ],
    [
      'loses the examples of a noun, not the predicate behind them',
      'You will learn how quantum effects, such as interference and entanglement, can make machines faster.',
      'You will learn how quantum effects can make machines faster.',
    ],
    [
      'loses the last members of its list, and says that there are more',
      'The school offers private lessons for adults in piano, violin, viola, cello, clarinet, flute, trumpet and harp.',
      'The school offers private lessons for adults in piano, violin, viola, and more.',
    ],
    [
      'loses what it begins with, when that only tells why',
      'As the season draws to its end in many parts of the country, now is the time to look at the garden.',
      'Now is the time to look at the garden.',
    ],
    [
      'loses its second predicate',
      'The heater makes for healthier styling of long hair and produces a faster drying time for everybody.',
      'The heater makes for healthier styling of long hair.',
    ],
  ])('%s', (_, text, shorter) => {
    expect(shortenSentence(text, 80, 'en')).toBe(shorter);
  });

  it('loses what somebody did it for', () => {
    const text =
      'The meeting of the society in the spring of the year brought together many experts and clinicians to discuss the latest in science.';
    expect(shortenSentence(text, 120, 'en')).toBe(
      'The meeting of the society in the spring of the year brought together many experts and clinicians.',
    );
  });

  it.each([
    'The town asks each of the owners of a house in the old quarter to keep the street in front of the door free of snow.',
    'The school provides a preparation at the graduate level for all of its students to achieve success in the chosen career.',
    'Each of the guests of the hotel by the sea needs a permit of the town hall to fish in the waters of the small harbour.',
    'The clinics in the region do not collect any data on the health of their own patients to sell them to the large insurers.',
    'No owner of a house in the old town of the region mends the roof in winter and pays the craftsmen in the following spring.',
    'Few of the owners of a house in the old town of the region mend the roof in winter and the bank pays the craftsmen in spring.',
    'Visitors of the old castle pay 12 dollars at the gate of the lower town to see the rooms of the king and the old chapel.',
  ])('keeps “to …” where the rest needs it: %s', (text) => {
    expect(shortenSentence(text, 100, 'en')).toBeNull();
  });

  it('takes no list of things to do for one of names', () => {
    const text =
      'In a minute of a short film you can grab the attention of viewers, spark their curiosity, win their trust, and sell to them.';
    expect(shortenSentence(text, 110, 'en')).toBeNull();
  });

  it('writes “and more” in the language of the page', () => {
    const text = 'Die Schule bietet Unterricht in Klavier, Geige, Bratsche, Flöte, Trompete und Harfe.';
    expect(shortenSentence(text, 70, 'de')).toBe(
      'Die Schule bietet Unterricht in Klavier, Geige, Bratsche und mehr.',
    );
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
