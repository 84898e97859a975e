import { describe, expect, it } from 'vitest';
import { readDocument } from './page-document.ts';

const prose = (topic: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>Sentence ${String(at)} on the ${topic} says what was done there, by whom, and for how much.</p>`,
  ).join('');
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Harbour</title></head><body>${body}</body></html>`;
const textOf = (body: string): string => readDocument(page(body)).text;

describe('the main text keeps', () => {
  it.each([
    [
      'a part whose utility classes take a height from the navigation',
      `<main><h1>Wall</h1>${prose('wall', 6)}<div class="sticky top-[var(--nav-height)]">${prose('kept', 2)}</div></main>`,
    ],
    [
      'posts in boxes named after their body and their footer',
      `<div class="topicBodyAndFooter">${prose('first', 3)}</div><div class="topicBodyAndFooter">${prose('kept', 3)}</div>`,
    ],
    [
      'the panel of an accordion that is named a dropdown',
      `<main><h1>Wall</h1>${prose('wall', 9)}<ul><li><h3>Who pays?</h3><div class="item__dropdown">${prose('kept', 5)}</div></li></ul></main>`,
    ],
    [
      'a hero banner below the heading',
      `<div class="top"><h1>Wall</h1></div><div class="page"><div class="hero-banner">${prose('kept', 2)}</div>${prose('wall', 9)}</div>`,
    ],
    [
      'an answer that a line named a question opens',
      `<main><h1>Wall</h1>${prose('wall', 6)}<div class="faq__question">Who pays?</div><div class="faq__answer" style="display:none">${prose('kept', 2)}</div></main>`,
    ],
    [
      'a slide of a carousel that fades',
      `<main><h1>Wall</h1>${prose('wall', 6)}<div class="slick-slide" style="opacity:0">${prose('kept', 2)}</div></main>`,
    ],
    [
      'a quotation from elsewhere that a post sets aside',
      `<main><h1>Wall</h1><article>${prose('wall', 6)}<aside class="quote"><blockquote>${prose('kept', 1)}</blockquote></aside><p>I agree with it.</p></article></main>`,
    ],
    [
      'the replies although microdata mark the first post alone',
      `<div class="thread"><div class="post one"><div itemprop="articleBody">${prose('wall', 4)}</div></div><div class="post two"><div>${prose('kept', 4)}</div></div></div>`,
    ],
    [
      'what stands beside an article that holds half of the prose',
      `<div class="all"><article class="notes">${prose('wall', 6)}</article><div class="summary">${prose('kept', 4)}</div></div>`,
    ],
  ])('%s', (_, body) => {
    expect(textOf(body)).toContain('on the kept');
  });

  it('a sentence in the tags of a heading, and no heading of what was left out', () => {
    const text = textOf(
      `<main><h1>Wall</h1>${prose('wall', 6)}<h3>The wall is open to all who walk.</h3><h3>More to read</h3></main>`,
    );
    expect(text).toContain('The wall is open to all who walk.');
    expect(text).not.toContain('More to read');
  });

  it('no quotation of an earlier post', () => {
    const words = 'The new wall of the harbour was paid for by the town and by the owners of the boats.';
    const text = textOf(
      `<main><h1>Wall</h1><article><p>${words}</p>${prose('wall', 5)}</article><article><aside class="quote"><blockquote><p>${words}</p></blockquote></aside>${prose('reply', 5)}</article></main>`,
    );
    expect(text.split(words)).toHaveLength(2);
  });

  it('the cards of a list below a short introduction', () => {
    const cards = Array.from(
      { length: 30 },
      (_, at) => `<li><a href="/${String(at)}">Sauce number ${String(at)} of the kitchen</a></li>`,
    ).join('');
    const text = textOf(
      `<main><div class="intro"><div class="text">${prose('sauce', 1)}</div></div><div class="cards"><ul>${cards}</ul></div></main>`,
    );
    expect(text).toContain('Sauce number 29');
  });
});

describe('the doubt about a main text', () => {
  it('counts what was read and what the page hides', () => {
    const { textDoubt } = readDocument(
      page(
        `<main><h1>Wall</h1><p>The wall is closed today.</p></main><div style="display:none">${prose('hidden', 9)}</div>`,
      ),
    );
    expect(textDoubt).toEqual({ read: 5, visible: 0, hidden: 9 * 16 });
  });

  it.each([
    ['all prose was read', `<main><h1>Wall</h1>${prose('wall', 3)}</main>`],
    [
      'the rest is navigation, a footer and asides',
      `<nav>${prose('nav', 9)}</nav><main><h1>Wall</h1><p>The wall is closed today.</p></main><aside>${prose('aside', 9)}</aside><footer>${prose('foot', 9)}</footer>`,
    ],
    [
      'the text is long, whatever is hidden',
      `<main><h1>Wall</h1>${prose('wall', 30)}</main><div style="display:none">${prose('hidden', 90)}</div>`,
    ],
  ])('is none where %s', (_, body) => {
    expect(readDocument(page(body)).textDoubt).toBeNull();
  });
});
