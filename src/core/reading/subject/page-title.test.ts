import { describe, expect, it } from 'vitest';
import { readDocument } from '../../document/page-document.ts';
import { bareTitle } from './page-title.ts';

const titleOf = (title: string, body = '', head = ''): string =>
  bareTitle(
    readDocument(
      `<html lang="en"><head><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`,
    ),
  );

describe('bareTitle', () => {
  it.each<[string, string, string, string]>([
    ['Heat pumps explained | Example', '', '', 'Heat pumps explained'],
    ['Example - Heat pumps explained', '<h1>Heat pumps explained</h1>', '', 'Heat pumps explained'],
    [
      'Heat pumps – how they work – Example',
      '',
      '<meta property="og:site_name" content="Example">',
      'Heat pumps - how they work',
    ],
    ['Example: Heat pumps', '', '', 'Example: Heat pumps'],
    ['Heat-pump basics', '', '', 'Heat-pump basics'],
    ['ヒートポンプ｜例', '', '', 'ヒートポンプ'],
    ['Heat pumps', '', '', 'Heat pumps'],
    ['', '<h1>The heading</h1>', '', 'The heading'],
    ['', '', '', ''],
    ['| - |', '', '', '| - |'],
  ])('of %j with %j is without the site', (title, body, head, bare) => {
    expect(titleOf(title, body, head)).toBe(bare);
  });

  it('knows the site by its structured data', () => {
    expect(
      titleOf(
        'Acme Tools | Heat pumps',
        '',
        '<script type="application/ld+json">{"@type":"WebSite","name":"Acme Tools"}</script>',
      ),
    ).toBe('Heat pumps');
  });
});
