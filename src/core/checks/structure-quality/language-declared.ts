import { adviseTo } from '../../advice/advice.ts';
import { defineCheck } from '../check.ts';
import { quoted } from '../../evidence/quoted.ts';

export const languageDeclared = defineCheck({
  id: 'language-declared',
  category: 'structure_quality',
  weakness: null,
  title: 'The page declares its language',
  why: 'A retriever that keeps pages of one language reads the declaration first, and falls back to a guess.',
  source: { class: 'A', claim: 'HTML asks for the lang attribute on the root element.' },
  needs: ['page'],
  evaluate({ page }) {
    const { lang } = page.metadata;
    return {
      kind: 'judged',
      share: lang === null ? 0 : 1,
      explanation: lang === null ? 'The page declares no language.' : `The page declares ${quoted(lang)}.`,
      evidence: [],
    };
  },
  advise: () => adviseTo('declare-language', {}, { isMinor: true }),
});
