import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { titleWithSite } from './title-with-site.ts';

const page = (title: string) =>
  createSignals(
    `<title>${title}</title><main><h1>Windlass care</h1><p>A windlass is oiled twice a year.</p></main>`,
    {
      url: 'https://www.harbourshop.example/care',
      asOf: '2026-11-21',
    },
  );

describe('a title of a language model', () => {
  it('keeps the site’s name of the page’s own title where it fits', () => {
    expect(titleWithSite('How to oil a windlass', page('Windlass care | Harbourshop'))).toEqual({
      text: 'How to oil a windlass | Harbourshop',
      review: null,
    });
  });

  it('has it checked where it does not fit in 60 characters', () => {
    const long = 'How to oil a windlass twice a year without oil stains';
    const made = titleWithSite(long, page('Windlass care | Harbourshop'));
    expect(made).toMatchObject({ text: long, review: { level: 'check' } });
    expect(made.review?.reasons[0]).toContain('“Harbourshop”');
  });

  it('stays as it is where it names the site, or the page’s own title does not', () => {
    const named = 'Harbourshop: windlass care';
    expect(titleWithSite(named, page('Windlass care | Harbourshop')).text).toBe(named);
    expect(titleWithSite('How to oil a windlass', page('Windlass care')).text).toBe('How to oil a windlass');
  });
});
