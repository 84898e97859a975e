import { readerCheck } from '../reader-check.ts';

export const readerStructure = readerCheck({
  id: 'reader-structure',
  category: 'structure_quality',
  part: 'structure',
  title: 'Passages can be found and lifted out',
  why: 'A passage is retrieved by its heading and quoted alone.',
});
