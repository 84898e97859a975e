import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { turnedUnits } from './turned-units.ts';

const turnedIn = (body: string, language = 'en'): string[] => {
  const { prose } = createSignals(
    `<html lang="${language}"><title>Sleep</title><main><h1>Sleep</h1>${body}</main>`,
    {
      url: 'https://a.example/',
      asOf: '2026-11-21',
    },
  );
  return [...turnedUnits(prose.units, language)].map(({ block }) => block.text);
};

describe('blocks below a heading that turns what they say', () => {
  it('end with its part, whatever deeper headings are in it', () => {
    const body =
      '<h2>Myths</h2><p>Nobody sleeps at sea.</p><h3>At night</h3><p>Owls never rest.</p><h2>Facts</h2><p>People sleep at night.</p>';
    expect(turnedIn(body)).toEqual(['Myths', 'Nobody sleeps at sea.', 'At night', 'Owls never rest.']);
  });

  it('are none without such a heading, and in a language without the words', () => {
    expect(turnedIn('<h2>Facts</h2><p>People sleep at night.</p>')).toEqual([]);
    expect(turnedIn('<h2>Myths</h2><p>Nobody sleeps at sea.</p>', 'xx')).toEqual([]);
  });
});
