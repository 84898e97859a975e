import { describe, expect, it } from 'vitest';
import { createSignals } from '../../page-signals/page-signals.ts';
import { openingWords } from './opening-words.ts';

const OPENING = 'A tidal mill is a water mill that the sea drives twice a day, at every ebb of the tide.';

function drafts(body: string, head = ''): readonly string[] {
  const html = `<html lang="en"><head><title>Tidal mill</title>${head}</head><main><h1>Tidal mill</h1>${body}</main></html>`;
  const signals = createSignals(html, { url: 'https://a.example/tidal-mill', asOf: '2026-11-21' });
  return openingWords.compose(signals, []).map(({ text }) => text);
}

describe('a description from the opening of the page', () => {
  it('is its definition where the page has no description', () => {
    expect(drafts(`<p>${OPENING}</p>`)).toEqual([OPENING]);
  });

  it('is no stray sentence beside a description without a fault', () => {
    const own =
      '<meta name="description" content="How a tidal mill stores the flood in a pond and grinds grain at every ebb, with drawings and dates.">';
    const stray = 'The tidal mill of the bay has a red door that visitors like to photograph in the evening.';
    expect(drafts(`<p>${stray}</p><p>${OPENING}</p>`, own)).not.toContain(stray);
    expect(drafts(`<p>${stray}</p><p>${OPENING}</p>`)).toContain(stray);
  });

  it('names the whole subject where it stands below another heading', () => {
    const other =
      'The wheel of the larger building turns for nine hours a day and needs one person to watch it.';
    expect(drafts(`<p>${OPENING}</p><h2>The windmill next door</h2><p>${other}</p>`)).not.toContain(other);
  });

  it('continues nothing, answers nothing unasked and repeats no myth', () => {
    for (const text of [
      'It is a tidal mill that was built for the abbey and has ground grain ever since that day.',
      'No, a tidal mill does not stop in winter, because the sea does not freeze in front of the gates.',
    ])
      expect(drafts(`<p>The pond fills.</p><p>${text}</p>`)).not.toContain(text);
    const myth =
      'A tidal mill works only at full moon and has to rest for most of the month for that reason.';
    expect(drafts(`<h2>Myths about the tidal mill</h2><p>${myth}</p>`)).not.toContain(myth);
  });
});
