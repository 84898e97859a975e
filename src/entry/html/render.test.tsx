import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { inlineCode } from './inline-code.tsx';
import { renderDocument, renderMarkup } from './render.tsx';

const hostile = `"><script>alert('x')</script>&`;

interface ParsedNode {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly ParsedNode[];
}

const parsed = (markup: string): ParsedNode => parseFragment(markup);

describe('renderMarkup', () => {
  it('escapes every string, in text and in attributes', () => {
    expect(renderMarkup(<a title={hostile}>{hostile}</a>)).toBe(
      `<a title="&quot;>&lt;script>alert('x')&lt;/script>&amp;">&quot;>&lt;script>alert('x')&lt;/script>&amp;</a>`,
    );
  });

  it('lets no text begin markup, end an attribute or become an entity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(renderMarkup(text)).not.toMatch(/[<"]|&(?!lt;|amp;|quot;)/);
        expect(renderMarkup(<a title={text} />)).toMatch(/^<a title(?:="[^<"]*")?><\/a>$/);
      }),
    );
  });

  it('gives a parser back the same text and the same attribute', () => {
    // The parser replaces line ends and NUL, as the standard asks.
    const text = fc.string().filter((value) => !/[\r\0]/.test(value));
    fc.assert(
      fc.property(text, (value) => {
        const [element] = parsed(renderMarkup(<b title={value}>{value}</b>)).childNodes ?? [];
        expect(element?.nodeName).toBe('b');
        expect(element?.attrs).toEqual([{ name: 'title', value }]);
        expect((element?.childNodes ?? []).map((child) => child.value).join('')).toBe(value);
      }),
    );
  });

  it('renders no element from data that imitates one', () => {
    const data: unknown = JSON.parse('{"type":"script","props":{"children":"alert(1)"},"__v":1}');
    expect(renderMarkup(<p>{data as string}</p>)).toBe('<p></p>');
  });

  it('nests elements and lists without escaping them twice', () => {
    const items = ['a & b', <i>c</i>].map((item) => <b>{item}</b>);
    expect(renderMarkup(<p>{items}</p>)).toBe('<p><b>a &amp; b</b><b><i>c</i></b></p>');
  });

  it('writes nothing for absent values and leaves their attributes out', () => {
    expect(renderMarkup(['[', undefined, null, false, 0, 1.5, ']'])).toBe('[01.5]');
    expect(renderMarkup(<td class={undefined} />)).toBe('<td></td>');
  });
});

describe('renderDocument', () => {
  it('begins with the document type', () => {
    expect(renderDocument(<html lang="en" />)).toBe('<!doctype html><html lang="en"></html>');
  });
});

describe('inlineCode', () => {
  it('marks text between backticks and escapes all of it', () => {
    expect(renderMarkup(inlineCode('use `<b>` & go'))).toBe('use <code>&lt;b></code> &amp; go');
  });
});
