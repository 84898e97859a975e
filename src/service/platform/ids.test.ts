import { expect, test } from 'vitest';
import { idPrefixes, isId, parseId, type IdKind } from '../../core/schema/ids.ts';
import { newId } from './ids.ts';

const kinds = Object.keys(idPrefixes) as IdKind[];
const at = new Date('2026-11-21T10:00:00.123Z');

test.each(kinds)('an id of kind %s contains its kind and time', (kind) => {
  const id = newId(kind, at);
  expect(id).toMatch(new RegExp(`^${idPrefixes[kind]}_[0-9a-hjkmnp-tv-z]{26}$`));
  expect(parseId(id)).toEqual({ kind, createdAt: at });
  expect(kinds.filter((other) => isId(other, id))).toEqual([kind]);
});

test('ids sort by creation time', () => {
  const times = [0, 1, 31, 32, 1_000_000, at.getTime(), at.getTime() + 1, 2 ** 47];
  const ids = times.map((time) => newId('analysis', new Date(time)));
  expect([...ids].sort()).toEqual(ids);
});

test('ten thousand ids of one millisecond are unique', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId('request', at))).size).toBe(10_000);
});

test.each([
  '',
  'an_',
  'an_0',
  'AN_01arz3ndektsv4rrffq69g5fav',
  'an_01arz3ndektsv4rrffq69g5fau',
  'an_81arz3ndektsv4rrffq69g5fav',
  'an_01arz3ndektsv4rrffq69g5fav ',
  'xx_01arz3ndektsv4rrffq69g5fav',
])('%j is no id', (text) => {
  expect(parseId(text)).toBeNull();
});
