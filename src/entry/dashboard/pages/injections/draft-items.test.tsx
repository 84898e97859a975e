import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { reviewedBlocks } from '../../../../../test/support/dashboard/reviewed-page.ts';
import { draftInjectionExample } from '../../../../core/schema/examples/injection.ts';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import type { InjectionDiff } from '../../../../core/schema/injection.ts';
import { noReview, type DraftReview } from '../../../../features/injections/review/draft-review.ts';
import { itemsOfBlock } from '../../../../core/blocks/block-items.ts';
import { madeParts } from './injection-body.tsx';

const own = (kind: string, text: string) => ({ kind, level: 0, text, changed: true });
const changes: InjectionDiff = { before: [own('title', 'Windlass oil | Home')], after: [] };

interface Shown {
  readonly blocks?: readonly ContentBlock[];
  readonly review?: DraftReview;
  readonly diff?: InjectionDiff | null;
}

const shown = ({ blocks = reviewedBlocks, review = noReview, diff = changes }: Shown = {}): string =>
  render(
    madeParts({
      record: { ...draftInjectionExample, content_blocks: blocks },
      changes: diff,
      facts: [],
      review,
    }),
  );

describe('the items of a draft', () => {
  it('are shown beside the page’s own, with the words that differ marked', () => {
    const html = shown();
    expect(html).toContain('<del>Windlass oil | Home</del>');
    expect(html).toMatch(/<ins>How a windlass is oiled and kept dry<\/ins>/);
    expect(html).toContain('Draft: the same words');
    expect(html).toContain('No heading here.');
  });

  it('show their place, what to check, and nothing to press for who may only read', () => {
    const html = shown();
    expect(html).toMatch(/Goes above<\/span> <q dir="auto">Use thin mineral oil of grade 32\.<\/q>/);
    expect(html).toMatch(/Goes under<\/span> <q dir="auto">Water<\/q>/);
    expect(html).toContain('Check before publishing');
    expect(html).toContain('The second answer joins two places of the page');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('data-item');
  });

  it('without a known page say so', () => {
    expect(shown({ diff: null })).toContain('Not recorded.');
  });

  it('that were rejected are in no text to copy', () => {
    const faq = reviewedBlocks.filter(({ type }) => type === 'faq');
    const [item] = faq.flatMap((block) => itemsOfBlock(block));
    if (item === undefined) throw new Error('The fixture has no FAQ.');
    const entry = { ...item, origin: item.key, generator: 'acme/writer-1', decision: 'rejected' } as const;
    const html = shown({ blocks: faq, review: { entries: [entry], undo: null } });
    const boxes = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, text]) => text);
    expect(boxes).toHaveLength(3);
    for (const text of boxes) {
      expect(text).not.toContain('What is a windlass?');
      expect(text).toContain('What oil does it take?');
    }
    expect(html).toContain('draft-item rejected');
  });

  it('keep hostile words inert, wherever they are', () => {
    const hostile = `<script>x</script>"onmouseover="x \u202Egpj.exe ${'Endless'.repeat(400)}`;
    const poisoned = JSON.parse(
      JSON.stringify(reviewedBlocks).replaceAll(
        /"(text|source|html|question|answer|anchor|heading|entity|generator|selector)":"/g,
        (field) => field + JSON.stringify(hostile).slice(1, -1),
      ),
    ) as readonly ContentBlock[];
    const reasons = poisoned.map((block) => ({
      ...block,
      review: { level: 'rewrite' as const, reasons: [hostile] },
    }));
    const html = shown({ blocks: reasons, diff: { before: [own('title', hostile)], after: [] } });
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/<[^>]*\sonmouseover=/);
    expect(html).not.toContain('\u202E');
    expect(html).toContain('Rewrite before publishing');
  });
});
