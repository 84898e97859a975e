import { describe, expect, it } from 'vitest';
import { readDocument } from '../../document/page-document.ts';
import { measureProse } from '../../signals/prose.ts';
import { extractEntities } from './extract-entities.ts';

function typesOf(language: string, text: string): Readonly<Record<string, string>> {
  const page = readDocument(`<html lang="${language}"><body><main><p>${text}</p></main></body></html>`);
  return Object.fromEntries(
    extractEntities(page, measureProse(page)).all.map(({ name, type }) => [name, type]),
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
    ['Torvald', 'Many of them still use Torvald on their old machines.'],
    ['Velmora', 'In the end they wrote it in Velmora and were happy.'],
  ])('is "concept" where nothing tells what %s is: %s', (name, text) => {
    expect(typesOf('en', text)).toMatchObject({ [name]: 'concept' });
  });

  it('takes a title before a name for no part of it', () => {
    expect(Object.keys(typesOf('en', 'It was said by President Ilvara Quint at noon.'))).toContain(
      'Ilvara Quint',
    );
  });
});
