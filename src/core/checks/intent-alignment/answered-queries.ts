import { VERDICT_CREDIT } from '../../reading/answers/verdict.ts';
import type { QueryAnswers } from '../../reading/answers/answers.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

const HEAD_QUERY_WEIGHT = 2;

export const answeredQueries = defineCheck({
  id: 'answered-queries',
  category: 'intent_alignment',
  weakness: 'no_direct_answer',
  title: 'The page answers what is asked',
  why: 'A page that comes near a question without answering it is retrieved and then left out of the answer.',
  source: {
    class: 'B',
    claim: 'Text relevant to the question decides which evidence models use (Wan et al., ACL 2024).',
  },
  needs: ['queries', 'answers', 'wordOrder'],
  fix: ['supporting_paragraphs', 'faq'],
  evaluate({ queries, answers, wordOrder }) {
    if (queries.length === 0)
      return notApplicable('No query was given and none could be inferred from the text.');
    const weigh = ({ query }: QueryAnswers): number => (query.isHead ? HEAD_QUERY_WEIGHT : 1);
    const share =
      answers.reduce((sum, one) => sum + (one.credit ?? VERDICT_CREDIT[one.answered]) * weigh(one), 0) /
      answers.reduce((sum, one) => sum + weigh(one), 0);
    const full = answers.filter(({ answered }) => answered === 'full').length;
    const open = answers.filter(({ answered }) => answered === 'no');
    return {
      kind: 'judged',
      // Shuffled words answer nothing.
      share: share * (wordOrder.plausibility ?? 1),
      explanation: `The page answers ${String(full)} of ${String(answers.length)} ${answers.length === 1 ? 'query' : 'queries'} in full; ${String(open.length)} ${open.length === 1 ? 'stays' : 'stay'} without an answer.`,
      evidence: answers.flatMap((one) =>
        one.answers.slice(0, 1).map(({ text, start }) => quote(text, start)),
      ),
    };
  },
});
