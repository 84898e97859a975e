import { describe, expect, it } from 'vitest';
import { page, proposedBy } from '../../../test/support/pages/extractive-blocks.ts';
import { titleWithProduct } from './title-with-product.ts';

const guide = (title: string, url: string, text: string): readonly string[] =>
  proposedBy(
    titleWithProduct,
    page(
      `<h2>Beginner’s Guide</h2><p>${text}</p><pre><code>nginx -s reload</code></pre>
       <h3>Configuration file</h3><p>Directives are divided into simple and block directives.</p>
       <pre><code>http { server { } }</code></pre>`,
      'en',
      `<title>${title}</title>`,
    ),
    url,
  );
const url = 'https://nginx.example/en/docs/beginners_guide.html';
const text =
  'nginx has one master process. The way nginx works is set in the configuration file. To start nginx, run the executable.';

describe('the documented product', () => {
  it('is named in a title that does not say what it documents', () => {
    expect(guide('Beginner’s Guide', url, text)).toEqual(['Beginner’s Guide – nginx']);
  });

  it.each([
    ['names it', 'Beginner’s Guide to nginx', url, text],
    ['has a second part', 'Beginner’s Guide | Docs', url, text],
    [
      'belongs to a site that the text hardly names',
      'Beginner’s Guide',
      url,
      'nginx has one master process.',
    ],
    ['belongs to another site', 'Beginner’s Guide', 'https://docs.example/guide.html', text],
  ])('is not added to a title that %s', (_, title, at, words) => {
    expect(guide(title, at, words)).toEqual([]);
  });
});
