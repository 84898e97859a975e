import { expect } from 'vitest';
import { followAll } from './follow-advice.ts';

/** Pages on which following an advice costs points, each with the cause. One without a loss fails, and leaves this list. */
const LOSSES: Readonly<Record<string, string>> = {
  'main-text/0497.html.gz':
    'subheadings divide a passage from the words that it refers to (`self-contained-passages`, 0.1 points)',
  'main-text/4274.html.gz':
    'words that title or description no longer share with the text change which phrases are its entities',
  'main-text/0693.html.gz': 'with a description the verdict on one question falls by a step (0.2 points)',
};

/** Fails where the score falls when the advice of a page is followed. */
export function expectNoLoss(name: string, html: string, url: string): void {
  const { losses } = followAll(html, url);
  if (LOSSES[name] === undefined) expect(losses).toEqual([]);
  else expect(losses).not.toEqual([]);
}
