import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, inlineCode } from './html.ts';

describe('the html template', () => {
  it('escapes every value, in text and in attributes', () => {
    const hostile = `"><script>alert('x')</script>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('lets no text through that could begin or end markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.markup).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('nests its own results and lists without escaping them twice', () => {
    const items = ['a & b', html`<i>c</i>`].map((item) => html`<b>${item}</b>`);
    expect(html`<p>${items}</p>`.markup).toBe('<p><b>a &amp; b</b><b><i>c</i></b></p>');
  });

  it('writes nothing for what is absent, and numbers as they are', () => {
    expect(html`[${undefined}${0}${1.5}]`.markup).toBe('[01.5]');
  });
});

describe('inline code', () => {
  it('marks what stands between backticks and escapes all of it', () => {
    expect(inlineCode('use `<b>` & go').markup).toBe('use <code>&lt;b&gt;</code> &amp; go');
  });
});
