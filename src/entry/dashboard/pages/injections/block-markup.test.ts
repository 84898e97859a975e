import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import { blockJsonLd, blockMarkdown } from './block-markup.ts';

const hostile = '</script><b>*[x](javascript:1)*\n# `y`';
const faq = { type: 'faq', items: [{ question: `What is ${hostile}?`, answer: 'It is oil.' }] };
const block = (fields: object): ContentBlock => fields as unknown as ContentBlock;

describe('a block to paste', () => {
  it('is Markdown whose words have no meaning in it', () => {
    const markdown = blockMarkdown(block(faq));
    expect(markdown).toMatch(/^### What is /);
    expect(markdown).toContain('\n\nIt is oil.');
    expect(markdown.split('\n')).toHaveLength(3);
    expect(markdown).not.toMatch(/(?<!\\)[<`*[]/);
  });

  it('keeps the level of a heading, and each paragraph in its own', () => {
    const heading = { level: 3, text: 'Oil', anchor: 'Use' };
    expect(blockMarkdown(block({ type: 'headings', items: [heading] }))).toBe('### Oil');
    const items = [{ text: 'One.' }, { text: 'Two.' }];
    expect(blockMarkdown(block({ type: 'supporting_paragraphs', items }))).toBe('One.\n\nTwo.');
    expect(blockMarkdown(block({ type: 'title', text: '- Oil' }))).toBe(String.raw`\- Oil`);
  });

  it('is JSON-LD that its words cannot end, for an FAQ alone', () => {
    const script = blockJsonLd(block(faq)) ?? '';
    expect(script.indexOf('</script>')).toBe(script.length - '</script>'.length);
    const json = script.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: faq.items[0]?.question, acceptedAnswer: { text: 'It is oil.' } }],
    });
    expect(blockJsonLd(block({ type: 'title', text: 'Oil' }))).toBeUndefined();
  });
});
