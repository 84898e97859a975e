import { describe, expect, it } from 'vitest';
import { fameOf, openingFameOf } from './famous.ts';

describe('well-known names', () => {
  it.each([
    ['toyota', 'companies'],
    ['postgresql', 'software'],
    ['ubuntu 24.04', 'software'],
    ['bluetooth', 'technologies'],
  ])('knows %s, with or without a version', (name, list) => {
    expect(fameOf(name)).toBe(list);
  });

  it('knows nothing of a made-up name, whatever its version', () => {
    expect(fameOf('tolvenware 24.04')).toBeNull();
  });

  it('reads the maker that a longer name begins with', () => {
    expect(openingFameOf(['toyota', 'tolven', 'x9'])).toBe('companies');
    expect(openingFameOf(['tolven', 'toyota'])).toBeNull();
    expect(openingFameOf(['toyota'])).toBeNull();
  });
});
