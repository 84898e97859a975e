import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { applyBlocks } from '../../src/core/blocks/apply.ts';
import { composeBlocks } from '../../src/core/blocks/compose-blocks.ts';
import { comparable, ownFaq } from '../../src/core/blocks/faq/own-questions.ts';
import { MARK } from '../../src/core/blocks/piece-html.ts';
import { createSignals } from '../../src/core/page-signals/page-signals.ts';
import { contentBlockTypes } from '../../src/core/schema/vocabulary.ts';
import { ordinaryPages } from '../support/pages/ordinary-pages.ts';

const PAGES = Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const);

function drafted(html: string, url: string) {
  const signals = createSignals(html, { url, asOf: '2026-11-21' });
  return { signals, blocks: composeBlocks(signals, contentBlockTypes, { standard: 'drafts' }).blocks };
}

/** Names and roles of the elements around each inserted element. */
function surroundings(html: string): string[][] {
  const found: string[][] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node, around: readonly string[]): void => {
    if (!('childNodes' in node)) return;
    const attributes = 'attrs' in node ? node.attrs : [];
    if (attributes.some(({ name }) => name === MARK)) found.push([...around]);
    const names = [
      node.nodeName,
      ...attributes.filter(({ name }) => name !== MARK).map(({ value }) => value),
    ];
    for (const child of node.childNodes) walk(child, [...around, ...names]);
  };
  walk(parse(html), []);
  return found;
}

const WIDGETS = ['nav', 'aside', 'form', 'dialog', 'cookie-notice'];

/** The page with its text in a widget, and the same words in the page’s own text. */
const inWidgets = (html: string): string =>
  WIDGETS.reduce((page, name) => {
    const open = name === 'cookie-notice' ? '<div class="cookie-notice" role="dialog">' : `<${name}>`;
    const close = name === 'cookie-notice' ? '</div>' : `</${name}>`;
    const widget = `${open}<h2>Settings of ${name}</h2><p>Choose what this part of the site keeps about you.</p>${close}`;
    return page.replace(/<\/main>|<\/body>/u, (end) => `${widget}${end}`);
  }, html);

describe('drafts agree with their page', () => {
  it('have markup that says exactly what is visible', () => {
    const faqs = PAGES.flatMap(([, html, url]) =>
      drafted(html, url).blocks.filter(({ type }) => type === 'faq'),
    );
    expect(faqs.length).toBeGreaterThan(0);
    for (const block of faqs) {
      if (block.type !== 'faq') continue;
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(block.html)?.[1] ?? '';
      const { mainEntity } = JSON.parse(json) as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      };
      expect(mainEntity.map(({ name, acceptedAnswer: { text } }) => [name, text])).toEqual(
        block.items.map(({ question, answer }) => [question, answer]),
      );
    }
  });

  it.each(PAGES)('repeat no heading and no FAQ of the %s', (_, html, url) => {
    const { signals, blocks } = drafted(html, url);
    const headings = new Set(signals.sections.map(({ title }) => comparable(title ?? '')));
    const asked = new Set(ownFaq(signals).map(comparable));
    for (const block of blocks) {
      if (block.type === 'headings')
        expect(block.items.filter(({ text }) => headings.has(comparable(text)))).toEqual([]);
      if (block.type === 'faq')
        expect(block.items.filter(({ question }) => asked.has(comparable(question)))).toEqual([]);
    }
  });

  it.each(PAGES)('are placed in no widget of the %s', (_, html, url) => {
    const page = inWidgets(html);
    const { blocks } = drafted(page, url);
    const places = surroundings(applyBlocks(page, blocks));
    expect(places.filter((around) => WIDGETS.some((name) => around.includes(name)))).toEqual([]);
  });

  it('are placed in the text of such pages', () => {
    const places = PAGES.flatMap(([, html, url]) => {
      const page = inWidgets(html);
      return surroundings(applyBlocks(page, drafted(page, url).blocks));
    });
    expect(places.length).toBeGreaterThan(0);
  });
});
