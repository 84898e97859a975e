import { describe, expect, it } from 'vitest';
import { readDocument } from './page-document.ts';

/** What stands around the text of an article, on a page whose class names say nothing. */

const body = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>Paragraph ${String(at + 1)} says how the harbour wall was rebuilt after the storm, by whom, and what the town paid for it.</p>`,
  ).join('');
const teasers = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<div class="k"><a href="/t${String(at)}"><h3>Teaser ${String(at)} about another town</h3></a><p>A sentence that makes curious about what happened in that town last week.</p></div>`,
  ).join('');
const page = (inside: string, beside = ''): string =>
  `<html lang="en"><title>The harbour wall</title><body><div class="a"><div class="b"><h1>The harbour wall</h1>${inside}</div>${beside}</div></body></html>`;
const textOf = (html: string): string => readDocument(html).text;

describe('the text of an article', () => {
  it.each([
    ['microdata', `<div itemprop="articleBody">${body(5)}</div>`],
    ['its one <article>', `<article>${body(5)}</article>`],
    ['a role', `<div role="article">${body(5)}</div>`],
    ['a name for a body', `<div class="story-body">${body(5)}</div>`],
  ])('is what is marked by %s, not the stories beside it', (_, marked) => {
    const text = textOf(page(marked, `<div class="c"><h2>From our towns</h2>${teasers(4)}</div>`));
    expect(text).toContain('Paragraph 1 says');
    expect(text).toContain('Paragraph 5 says');
    expect(text).not.toMatch(/Teaser|curious|From our towns/);
  });

  it('is the body in microdata although the lists around it are longer', () => {
    const text = textOf(page(`<div itemprop="articleBody">${body(4)}</div>`, `<div>${teasers(9)}</div>`));
    expect(text).toContain('Paragraph 4 says');
    expect(text).not.toContain('curious');
  });

  it('begins with the opening that stands apart below the heading, without the lines around it', () => {
    const opening =
      'The wall of the harbour stands again, and the town has paid less than it feared for so long.';
    const text = textOf(
      page(
        `<p class="x">${opening}</p><div>Photo: A. Person, 3 March</div><div class="article-body">${body(5)}</div>`,
      ),
    );
    expect(text.startsWith(opening)).toBe(true);
    expect(text).not.toContain('A. Person');
  });

  it('is the whole thread where each post has a body', () => {
    const post = (name: string): string =>
      `<div class="item"><b>${name}</b><div class="post-content">${body(3)}<p>${name} wrote this about the wall and the boats behind it.</p></div></div>`;
    const text = textOf(page(`${post('Ann')}${post('Ben')}${post('Cleo')}`));
    for (const name of ['Ann', 'Ben', 'Cleo']) expect(text).toContain(`${name} wrote this`);
  });

  it.each([
    ['en', 'Most read'],
    ['en', 'You may also like'],
    ['de', 'Das könnte Sie auch interessieren'],
    ['fr', 'À lire aussi'],
    ['es', 'Te puede interesar'],
    ['it', 'Potrebbe interessarti anche'],
    ['pt', 'Leia também'],
    ['nl', 'Lees ook'],
    ['pl', 'Czytaj także'],
    ['ru', 'Читайте также'],
    ['ja', '関連記事'],
    ['zh', '相关阅读'],
  ])('has no list of other pages in it (%s: %s)', (_, heading) => {
    const text = textOf(
      page(`${body(3)}<section><h2>${heading}</h2>${teasers(3)}</section><h2>What is next</h2>${body(2)}`),
    );
    expect(text).toContain('What is next');
    expect(text).not.toMatch(/Teaser|curious/);
    expect(text).not.toContain(heading);
  });

  it('has no list of links below a heading for them, in one flow with the text', () => {
    const text = textOf(
      page(
        `${body(3)}<h3>Read more</h3><ul><li><a href="/1">The old pier</a></li><li><a href="/2">The lighthouse</a></li></ul>${body(2)}<p>Related: <a href="/3">Why the pier was closed for a year</a></p><p>Related rules hold for <a href="/4">boats</a> of any size that lie behind the wall.</p>`,
      ),
    );
    expect(text).not.toMatch(/old pier|lighthouse|Read more|Why the pier/);
    expect(text).toContain('Related rules hold for boats');
  });

  it('keeps a section with such a heading that has a text of its own', () => {
    const text = textOf(
      page(
        `${body(3)}<section><h2>Related</h2><p>A wall of the same kind stands in the next bay, where ships of twice the length lie in winter.</p></section>`,
      ),
    );
    expect(text).toContain('wall of the same kind');
  });

  it('keeps a list of links without such a heading where the page is one', () => {
    const text = textOf(
      `<html lang="en"><body><h1>Towns</h1><h2>Latest news</h2>${teasers(6)}</body></html>`,
    );
    expect(text).toContain('Teaser 5 about another town');
  });

  it.each(['Comments', '12 comments', 'Kommentare', 'Commentaires', 'Комментарии'])(
    'has no comments below it (%s)',
    (heading) => {
      const comment =
        '<div class="z"><b>Ann</b><p>I walked there with my dog and found the new wall too high for both of us.</p></div>';
      const text = textOf(page(`${body(5)}<section><h2>${heading}</h2>${comment.repeat(4)}</section>`));
      expect(text).toContain('Paragraph 5 says');
      expect(text).not.toContain('with my dog');
    },
  );

  it('has no captions of pictures, but those of code, tables and quotations', () => {
    const text = textOf(
      page(
        `${body(3)}<figure><img src="w.jpg" alt=""><figcaption>The wall at dawn. Photo: A. Person</figcaption></figure><figure><pre>let wall = 1;</pre><figcaption>How the height is computed</figcaption></figure><figure><blockquote><p>It will hold for a hundred years, said the engineer who planned it.</p></blockquote><figcaption>The engineer of the town</figcaption></figure>`,
      ),
    );
    expect(text).not.toContain('at dawn');
    expect(text).toContain('How the height is computed');
    expect(text).toContain('The engineer of the town');
  });

  it('has no raw marks of templates and editors, but ordinary brackets', () => {
    const text = textOf(
      page(
        `<div>[vc_row full_width="stretch_row"][vc_column]${body(2)}[/vc_column][/vc_row]</div><p>[caption id="a1" align="left"]The wall[/caption]</p><p>It cost {{ wall.price }} crowns [1], as a[0] says [see the map], and {% if wall %}stands{% endif %}.</p><p>[/et_pb_text]</p><p>Write <code>{{ title }}</code> where the title goes.</p><pre>[gallery ids="1"]</pre>`,
      ),
    );
    expect(text).not.toMatch(/vc_|\[caption|\[\/|wall\.price|endif|et_pb/);
    expect(text).toContain('It cost crowns [1], as a[0] says [see the map], and stands');
    expect(text).toContain('Write {{ title }} where');
    expect(text).toContain('[gallery ids="1"]');
  });

  it.each([
    ['a modal', '<div class="modal-dialog"><div class="modal">OUTSIDE text</div></div>'],
    ['a dialog', '<div role="dialog">OUTSIDE text</div>'],
    ['a cookie text', '<div class="cookie-notice">OUTSIDE text</div>'],
    ['a filter panel', '<div class="filter-panel">OUTSIDE text</div>'],
    ['facets of a list', '<div id="facets">OUTSIDE text</div>'],
  ])('leaves out %s', (_, outside) => {
    const long = `${'and this is said in some more words. '.repeat(4)}`;
    const text = textOf(page(`${body(5)}${outside.replace('text', long)}`));
    expect(text).not.toContain('OUTSIDE');
  });
});
