import { describe, expect, it } from 'vitest';
import { createSignals, pickSignals, type Signals } from './page-signals.ts';

const signals = (html: string, url = 'https://a.example/'): Signals =>
  createSignals(html, { url, asOf: '2026-11-21' });

describe('createSignals', () => {
  it('computes each signal once and then keeps it', () => {
    const made = signals('<p>Some words.</p>');
    for (const name of [
      'page',
      'prose',
      'sections',
      'terms',
      'entities',
      'queries',
      'alignments',
      'expected',
    ] as const)
      expect(made[name]).toBe(made[name]);
  });

  it('computes nothing before it is read', () => {
    let reads = 0;
    const options = {
      get url() {
        reads++;
        return 'https://a.example/rain-barrel';
      },
      asOf: '2026-11-21',
    };
    const made = createSignals('<p>Some words.</p>', options);
    expect(made.prose.wordCount).toBe(2);
    expect(reads).toBe(0);
    expect(made.slugText).toBe('rain barrel');
    expect(reads).toBe(1);
  });

  it('reads the address after redirects', () => {
    expect(
      createSignals('', {
        url: 'https://a.example/old',
        finalUrl: 'https://a.example/rain-barrel',
        asOf: '2026-11-21',
      }).slugText,
    ).toBe('rain barrel');
  });
});

describe('pickSignals', () => {
  it('hands out what was named and nothing else', () => {
    const picked = pickSignals(signals('<p>Some words.</p>'), ['prose']);
    expect(picked.prose.wordCount).toBe(2);
    expect(Object.keys(picked)).toEqual(['prose']);
    expect('page' in picked).toBe(false);
  });
});
