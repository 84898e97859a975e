import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze-page.ts';
import { makeInjection, type MakeInjectionOptions } from './make-injection.ts';

const page = `<html lang="en"><title>Pumps</title><p>${'A pump moves heat into the house. '.repeat(20)}</p></html>`;
const options = { url: 'https://e.example/', asOf: '2026-01-01', gains: false };

describe('a page that is no HTML', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a file of bytes', gzipSync(page), 'compressed data (gzip)'],
    ['a string', JSON.stringify({ page }), 'JSON'],
    ['a string made of bytes', new TextDecoder().decode(gzipSync(page)), 'compressed data (gzip)'],
    ['a text', '# Pumps\n\nA pump moves heat.', 'Markdown'],
  ])('fails to be analysed, given as %s', (_, html, format) => {
    expect(analyze(html, options)).toEqual({
      status: 'failed',
      error: { code: 'not_html', message: `The page is ${format}, not HTML.`, retryable: false },
    });
  });

  it('gets no blocks', () => {
    const asked: MakeInjectionOptions = {
      mode: 'manual',
      url: options.url,
      asOf: options.asOf,
      queries: null,
      contentTypes: null,
      facts: [],
      brandVoice: null,
      robotsTags: [],
      proposed: null,
      edit: null,
      wantsDiff: false,
    };
    expect(makeInjection('{"title":"Pumps"}', asked)).toMatchObject({
      status: 'failed',
      error: { code: 'not_html' },
    });
  });

  it.each(['<p>A pump moves heat.</p>', `<?xml version="1.0"?>${page}`, page])(
    'is none of these: %#',
    (html) => {
      expect(analyze(html, options).status).toBe('completed');
    },
  );
});
