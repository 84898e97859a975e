import { adviseDepth } from '../../advice/depth.ts';
import { defineCheck, notApplicable, saturating } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

/** Distinct statements from which more add nothing: D. 87 % of the labelled pages have fewer. */
const STATEMENTS_FULL = 80;
const EVIDENCE_MAX = 4;

export const depth = defineCheck({
  id: 'depth',
  category: 'intent_alignment',
  weakness: 'thin',
  title: 'The page has much to say about what is asked',
  why: 'An answer is written from distinct statements about the question; a page that makes a few of them is a poor source, however long it is.',
  source: {
    class: 'B',
    claim: 'Text relevant to the question decides which evidence models use (Wan et al., ACL 2024).',
  },
  needs: ['statements', 'queries', 'wordOrder'],
  fix: ['supporting_paragraphs', 'faq'],
  evaluate({ statements, queries, wordOrder }) {
    if (queries.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    const distinct = statements.filter(({ isNew }) => isNew);
    // Shuffled words state nothing.
    const share = saturating(distinct.length, STATEMENTS_FULL) * (wordOrder.plausibility ?? 1);
    return {
      kind: 'judged',
      share,
      explanation: `The text makes ${String(distinct.length)} distinct statements about what is asked.`,
      evidence: distinct.slice(0, EVIDENCE_MAX).map(({ text, start }) => quote(text, start)),
    };
  },
  advise(signals) {
    return adviseDepth(signals);
  },
});
