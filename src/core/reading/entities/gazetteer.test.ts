import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { gazetteTypesOf } from './gazetteer.ts';

it('knows first names and places in lower case', () => {
  expect(gazetteTypesOf('anna').has('first name')).toBe(true);
  expect(gazetteTypesOf('norway').has('place')).toBe(true);
});

it.each(['', 'constructor', 'blade feathering'])('knows nothing of what is no name: “%s”', (word) => {
  expect(gazetteTypesOf(word).size).toBe(0);
});

it('knows every name that the package lists, by its type; scripts/write-listed-names.js writes the lists', () => {
  const compromise = createRequire(import.meta.url)('compromise/two') as {
    model(): { one: { lexicon: Readonly<Record<string, string | readonly string[]>> } };
  };
  const types = new Map([
    ...['FirstName', 'MaleName', 'FemaleName'].map((tag) => [tag, 'first name'] as const),
    ...['City', 'Country', 'Region', 'Place'].map((tag) => [tag, 'place'] as const),
    ...['Organization', 'SportsTeam'].map((tag) => [tag, 'organization'] as const),
    ['LastName', 'surname'] as const,
  ]);
  const wrong = Object.entries(compromise.model().one.lexicon).filter(([name, tags]) => {
    const listed = [...new Set([tags].flat().flatMap((tag) => types.get(tag) ?? []))];
    return listed.sort().join() !== [...gazetteTypesOf(name)].sort().join();
  });
  expect(wrong).toEqual([]);
});
