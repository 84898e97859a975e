import { defineCheck, notApplicable, saturating } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

/** Specific statements from which more add nothing: nine of ten labelled pages have fewer. */
const SPECIFIC_FULL = 35;
/** One invented figure must not matter much. */
const SPECIFIC_EVEN = 6;
const PROSE_WORDS_MIN = 30;
const EXAMPLES = 4;

export const specificity = defineCheck({
  id: 'specificity',
  category: 'entity_coverage',
  weakness: 'vague_no_facts',
  title: 'What is said of the subject is specific',
  why: 'A figure with its unit, a date, a price, a version or the name of a standard can be quoted and checked; “many” and “fast” cannot.',
  source: {
    class: 'B',
    claim:
      'In 5,916 rewrites of fixed pages only numbers moved the share of the answer (pairwise .60); contested: C-SEO Bench finds little. So a sentence counts once, and only on the topic.',
  },
  needs: ['statements', 'prose'],
  evaluate({ statements, prose }) {
    if (prose.wordCount < PROSE_WORDS_MIN) return notApplicable('There is too little text to judge.');
    const specific = statements.filter(({ isSpecific, isNew }) => isSpecific && isNew);
    const share = saturating(specific.length, SPECIFIC_FULL, SPECIFIC_EVEN);
    return {
      kind: 'judged',
      share,
      explanation: `${String(specific.length)} of ${String(statements.length)} statements on the topic hold a figure with its unit, a date, a price, a version or the name of a standard or an organisation.`,
      evidence: specific.slice(0, EXAMPLES).map(({ text, start }) => quote(text, start)),
    };
  },
});
