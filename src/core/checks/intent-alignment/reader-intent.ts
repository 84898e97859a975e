import { readerCheck } from '../reader-check.ts';

export const readerIntent = readerCheck({
  id: 'reader-intent',
  category: 'intent_alignment',
  part: 'intent',
  title: 'Passages answer the questions of the page, directly and early',
  why: 'An assistant quotes the passage that answers. Whether one does, only a reader can tell.',
});
