import { readerCheck } from '../reader-check.ts';

export const readerEntities = readerCheck({
  id: 'reader-entities',
  category: 'entity_coverage',
  part: 'entities',
  title: 'The page is clear and specific about its subject',
  why: 'Names, facts and figures are what an assistant takes from a source.',
});
