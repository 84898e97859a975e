import { describe, expect, it } from 'vitest';
import { createSignals, type Signals } from '../../page-signals/page-signals.ts';
import { blockBriefs } from './block-briefs.ts';

const signalsOf = (queries: readonly string[]): Signals =>
  createSignals('<html lang="en"><title>Kettles</title><h1>Kettles</h1><p>A kettle heats water.</p>', {
    url: 'https://a.example/',
    asOf: '2026-11-21',
    queries,
  });
const omitted = { type: 'faq', reason: 'There is one question.' } as const;

describe('the brief for a block that nothing was made of', () => {
  it('asks for the answer of a question that the page does not answer', () => {
    const question = 'How long does a kettle last?';
    expect(blockBriefs([omitted], signalsOf([question]))).toMatchObject([{ question }]);
  });

  it('asks which questions there are where only keywords are known', () => {
    const [brief] = blockBriefs([omitted], signalsOf(['kettle warranty']));
    expect(brief?.question).toMatch(/^Which answers about .+ do readers not find/u);
  });

  it('is not for what an editor gets a draft of, nor for headings', () => {
    const drafted = { type: 'faq', reason: 'needs_review: in mode manual an editor gets a draft.' } as const;
    const headings = { type: 'headings', reason: 'There is no passage.' } as const;
    expect(blockBriefs([drafted, headings], signalsOf([]))).toEqual([]);
  });
});
