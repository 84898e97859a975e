import { expect, it } from 'vitest';
import { gazetteTypesOf } from './gazetteer.ts';

it('knows first names and places in lower case', () => {
  expect(gazetteTypesOf('anna').has('first name')).toBe(true);
  expect(gazetteTypesOf('norway').has('place')).toBe(true);
});

it.each(['', 'constructor', 'blade feathering'])('knows nothing of what is no name: “%s”', (word) => {
  expect(gazetteTypesOf(word).size).toBe(0);
});
