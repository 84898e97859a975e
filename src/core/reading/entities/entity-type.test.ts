import { describe, expect, it } from 'vitest';
import { readDocument } from '../../document/page-document.ts';
import { measureProse } from '../../signals/prose.ts';
import { extractEntities } from './extract-entities.ts';

const unknown = { subject: null, pageType: null, slug: '', url: '' };

function typesOf(language: string, text: string): Readonly<Record<string, string>> {
  const page = readDocument(`<html lang="${language}"><body><main><p>${text}</p></main></body></html>`);
  return Object.fromEntries(
    extractEntities(page, measureProse(page), unknown).all.map(({ name, type }) => [name, type]),
  );
}

describe('the type of an entity', () => {
  it.each<[string, string, string, string]>([
    ['en', 'Ilvara Quint', 'person', 'The loaves were baked by the singer Ilvara Quint in one long night.'],
    [
      'en',
      'Ilvara Quint',
      'person',
      'Much was written by Dr. Ilvara Quint before the bakery closed its doors.',
    ],
    [
      'en',
      'Ilvara Quint',
      'person',
      'In those days Ilvara Quint was a physicist and lived near the harbour.',
    ],
    ['en', 'Tolvenmouth', 'place', 'The ferry leaves the town of Tolvenmouth twice a day in summer.'],
    ['en', 'Brazil', 'place', 'Most of the coffee that we drink comes from Brazil by ship.'],
    ['en', 'Hearthware Ltd', 'organization', 'The kettle was made by Hearthware Ltd for thirty years.'],
    ['en', 'Ministry of Baking', 'organization', 'A rule of the Ministry of Baking forbids it.'],
    ['en', 'Torvald', 'product', 'Many of them still use the browser Torvald on their old machines.'],
    ['en', 'Battle of Tolven', 'event', 'Nobody remembers the Battle of Tolven any more.'],
    [
      'de',
      'Brasilien',
      'place',
      'Der meiste Kaffee kommt aus Brasilien. Aus Brasilien kommt er per Schiff. Brasilien liegt weit weg.',
    ],
    ['fr', 'Brésil', 'place', 'Le café vient du Brésil par bateau, et le Brésil en vend beaucoup.'],
    ['fr', 'Ilvara Quint', 'person', 'Le pain fut cuit par la chanteuse Ilvara Quint en une nuit.'],
    ['es', 'Ministerio de Salud', 'organization', 'Lo dijo ayer el Ministerio de Salud en una nota.'],
  ])('in %s takes %s for a %s: %s', (language, name, type, text) => {
    expect(typesOf(language, text)).toMatchObject({ [name]: type });
  });

  it.each<[string, string]>([
    ['Lady Gaga', 'The album was recorded by Lady Gaga in one summer, and critics praised Lady Gaga for it.'],
    ['Captain America', 'Readers met Captain America in 1941, and Captain America sold a million copies.'],
    [
      'Pan American Airways',
      'In 1927 the mail was flown by Pan American Airways to the islands of the south.',
    ],
    ['Don Draper', 'The office was run by Don Draper for seven years, and Don Draper rarely slept.'],
  ])('keeps the first word of %s, which is a title elsewhere', (name, text) => {
    const names = Object.keys(typesOf('en', text));
    expect(names).toContain(name);
    expect(names).not.toContain(name.split(' ').slice(1).join(' '));
  });

  it.each<[string, string, string]>([
    ['en', 'Jorun Tolvar', 'The strait was mapped by Captain Jorun Tolvar in one summer.'],
    ['en', 'Jorun Tolvar', 'The strait was named after Lady Jorun Tolvar in that year.'],
    ['de', 'Jorun Tolvar', 'Die Meerenge wurde von Frau Jorun Tolvar in einem Sommer vermessen.'],
    ['es', 'Jorun Tolvar', 'El estrecho fue descubierto por don Jorun Tolvar en un verano.'],
    ['sv', 'Jorun Tolvar', 'Sundet kartlades av Dr. Jorun Tolvar under en enda sommar.'],
  ])('cuts a title of the language off the full name of a person: %s', (language, name, text) => {
    expect(Object.keys(typesOf(language, text))).toContain(name);
  });

  it('takes nouns for kinds of names in their own language only', () => {
    const dutch = 'De nieuwe praktijk wordt geleid door de arts Jorun Tolvar uit het noorden van het land.';
    expect(typesOf('nl', dutch)).toMatchObject({ 'Jorun Tolvar': 'person' });
    const english = 'The festival of arts Jorun Tolvar opens in May, and visitors like the festival of arts.';
    expect(typesOf('en', english)).not.toMatchObject({ 'Jorun Tolvar': 'person' });
  });

  it.each<[string, string]>([
    ['weather', 'Old walls suffer from the weather, and the weather wears down their mortar.'],
    ['open question', 'An open question remains. The answer to that open question is of no use here.'],
  ])('is "concept" where nothing tells what %s is: %s', (name, text) => {
    expect(typesOf('en', text)).toMatchObject({ [name]: 'concept' });
  });

  it('takes a title before a name for no part of it', () => {
    expect(Object.keys(typesOf('en', 'It was said by President Ilvara Quint at noon.'))).toContain(
      'Ilvara Quint',
    );
  });
});
