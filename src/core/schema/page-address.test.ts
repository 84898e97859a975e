import { describe, expect, it } from 'vitest';
import { addressLengthMax, addressProblem, hasPossibleHost } from './page-address.ts';

describe('addressProblem', () => {
  it('never parses a host that is longer than any name: an international one takes quadratic time', () => {
    const host = Array.from({ length: 2_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    for (const prefix of ['http://', 'HTTPS://', 'http:////', 'http:\\\\', 'ftp:']) {
      expect(hasPossibleHost(`${prefix}${host}/`)).toBe(false);
      expect(hasPossibleHost(`${prefix}${host}`)).toBe(false);
    }
    expect(addressProblem(`https://${host}/`)).toBe('Must be an absolute http or https URL.');
  });

  it('accepts the longest name, and any host before a long path', () => {
    const longest = Array.from({ length: 4 }, () => 'a'.repeat(62)).join('.') + '.b';
    expect(longest.length).toBe(253);
    expect(addressProblem(`https://${longest}.:65535/`)).toBeUndefined();
    for (const start of ['/', '?', '#']) {
      const address = `https://site.example${start}`;
      expect(addressProblem(address.padEnd(addressLengthMax, 'a'))).toBeUndefined();
    }
  });
});
