import { adviseTo } from '../../advice/advice.ts';
import { defineCheck } from '../check.ts';

export const canonicalAddress = defineCheck({
  id: 'canonical-address',
  category: 'structure_quality',
  weakness: null,
  title: 'The page names its own address',
  why: 'Copies of a page under other addresses share its citations unless all of them name the same one.',
  source: { class: 'A', claim: 'RFC 6596 specifies the canonical link relation.' },
  needs: ['page'],
  evaluate({ page }) {
    const { canonical } = page.metadata;
    return {
      kind: 'judged',
      share: canonical === null ? 0 : 1,
      explanation:
        canonical === null ? 'The page names no canonical address.' : 'The page names its canonical address.',
      evidence: [],
    };
  },
  advise: () => adviseTo('name-address', {}, { isMinor: true }),
});
