import { describe, expect, it } from 'vitest';
import { formsOf, valuedEntries } from './valued-entries.ts';

describe('valuedEntries', () => {
  it('parts each entry at its first space', () => {
    expect(valuedEntries('12 dozen | km/h mile[s] per hour')).toEqual([
      { value: '12', entry: 'dozen' },
      { value: 'km/h', entry: 'mile[s] per hour' },
    ]);
  });

  it('is empty for null', () => {
    expect(valuedEntries(null)).toEqual([]);
  });
});

describe('formsOf', () => {
  it.each([
    ['metro', ['metro']],
    ['tag[e[n]]', ['tag', 'tage', 'tagen']],
    ['недел(я|и|ь)', ['неделя', 'недели', 'недель']],
    ['градус[(а|ов)]', ['градус', 'градуса', 'градусов']],
    ['sq[.] f(t|oot)', ['sq ft', 'sq foot', 'sq. ft', 'sq. foot']],
  ])('writes out %s', (entry, forms) => {
    expect(formsOf(entry)).toEqual(forms);
  });

  it('refuses a bracket that is never closed', () => {
    expect(() => formsOf('tag[e')).toThrow('bracket');
  });
});
