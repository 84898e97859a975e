import { describe, expect, it } from 'vitest';
import { readDocument } from '../../document/page-document.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { pageTypeOf } from './page-type.ts';

const typeOf = (head: string, url = 'https://a.example/x'): PageType =>
  pageTypeOf(readDocument(`<head>${head}</head><p>Text.</p>`), url);
const ld = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

const LINKS = `<h1>News of kettles</h1><ul>${Array.from(
  { length: 30 },
  (_, index) =>
    `<li><a href="/k${String(index)}">Museum number ${String(index)} shows its kettles of copper</a></li>`,
).join('')}</ul>`;

describe('pageTypeOf', () => {
  it.each<[PageType, unknown]>([
    ['recipe', { '@type': 'Recipe' }],
    ['product', { '@type': 'Product' }],
    ['article', { '@type': 'NewsArticle' }],
    ['article', { '@type': 'https://schema.org/BlogPosting' }],
    ['documentation', { '@type': 'TechArticle' }],
    ['forum', { '@graph': [{ '@type': 'WebSite' }, { '@type': 'QAPage' }] }],
    ['collection', { '@type': 'CollectionPage' }],
    ['service', { '@type': 'Service' }],
    ['product', { '@type': 'WebPage', mainEntity: { '@type': 'Product' } }],
  ])('is %s by structured data %j', (type, data) => {
    expect(typeOf(ld(data))).toBe(type);
  });

  it('is a collection when many products are declared', () => {
    const head = ld(Array.from({ length: 6 }, () => ({ '@type': 'Product' })));
    const card = (index: number): string =>
      `<div class="product-card"><h2>Kettle ${String(index)}</h2><span class="price">$${String(index)}9.00</span></div>`;
    const html = `<head>${head}</head><main><h1>Kettles</h1>${Array.from({ length: 12 }, (_, index) => card(index + 1)).join('')}</main>`;
    expect(pageTypeOf(readDocument(html), 'https://a.example/kettles')).toBe('collection');
  });

  it.each<[PageType, string]>([
    ['documentation', 'https://docs.a.example/install'],
    ['documentation', 'https://a.example/docs/install'],
    ['forum', 'https://a.example/forum/t/12'],
    ['forum', 'https://forum.a.example/t/12'],
    ['recipe', 'https://a.example/recipes/pea-soup'],
    ['product', 'https://a.example/products/kettle'],
    ['collection', 'https://a.example/collections/kettles'],
    ['service', 'https://a.example/services/repair'],
    ['recipe', 'https://a.example/wiki/Cookbook:Pea_soup'],
    ['article', 'https://a.example/wiki/Kettle'],
    ['documentation', 'https://wiki.a.example/wiki/Kettle'],
    ['listing', 'https://a.example/list/kettles'],
    ['article', 'https://a.example/blog/hello'],
    ['article', 'https://a.example/2026/05/hello'],
    ['other', 'https://a.example/about'],
    ['home', 'https://a.example/'],
    ['other', 'https://a.example/photographers-item'],
  ])('is %s by the address %s', (type, url) => {
    expect(typeOf('', url)).toBe(type);
  });

  it.each<[PageType, string, string]>([
    ['listing', LINKS, 'en'],
    [
      'recipe',
      '<h1>Soup</h1><h2>Ingredients</h2><ul><li>200 g of dried peas</li><li>One litre of water</li></ul>',
      'en',
    ],
    [
      'recipe',
      '<h1>Suppe</h1><h2>Zutaten</h2><ul><li>200 g getrocknete Erbsen</li><li>Ein Liter Wasser</li></ul>',
      'de',
    ],
    ['documentation', `<h1>Kettle API</h1>${'<p>Call it so.</p><pre>boil()</pre>'.repeat(3)}`, 'en'],
    ['other', `<h1>Kettle API</h1>${'<p>Call it so.</p><pre>boil()</pre>'.repeat(2)}`, 'en'],
  ])('is %s by its layout: %s', (type, body, lang) => {
    const html = `<html lang="${lang}"><body><main>${body}</main></body></html>`;
    expect(pageTypeOf(readDocument(html), 'https://a.example/x')).toBe(type);
  });

  it('is a listing when its text stands in links, whatever article it declares', () => {
    const html = `<head>${ld({ '@type': 'Article' })}</head><main>${LINKS}</main>`;
    expect(pageTypeOf(readDocument(html), 'https://a.example/wiki/Kettles')).toBe('listing');
  });

  it('believes structured data before og:type, and that before the address', () => {
    const head = '<meta property="og:type" content="product">';
    expect(typeOf(head, 'https://a.example/blog/hello')).toBe('product');
    expect(typeOf(head + ld({ '@type': 'Recipe' }), 'https://a.example/blog/hello')).toBe('recipe');
    expect(typeOf('<meta property="og:type" content="article">')).toBe('article');
  });

  it('does not believe what stands deep inside of other markup', () => {
    expect(typeOf(ld({ '@type': 'Organization', a: { '@type': 'Offer', b: { '@type': 'Product' } } }))).toBe(
      'other',
    );
  });
});
