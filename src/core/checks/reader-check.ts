import type { CategoryId, RatedPart } from '../schema/vocabulary.ts';
import { defineCheck, notApplicable } from './check.ts';

/** The ends of the scale that a model rates on. */
const SCALE = { least: 1, most: 5 } as const;

/** What a category's rating asks for, in the report's words. */
interface RatedCategory {
  readonly id: string;
  readonly category: CategoryId;
  readonly part: Exclude<RatedPart, 'overall'>;
  readonly title: string;
  readonly why: string;
}

/**
 * A check whose share is the rating of a language model that read the page. It applies only where a model judged; its
 * rating is verified and bounded before (`reading/model/bound-ratings.ts`), and no block moves it.
 */
export function readerCheck({ id, category, part, title, why }: RatedCategory) {
  return defineCheck({
    id,
    category,
    weakness: null,
    title,
    why,
    source: {
      class: 'C',
      claim: 'Ratings by a model that reads the page agree with careful readers far better than rules do.',
    },
    needs: ['reading'],
    evaluate({ reading }) {
      const judgement = reading?.judgement ?? null;
      const rating = judgement?.ratings[part];
      if (judgement === null || rating === undefined)
        return notApplicable('No rating whose quotation the page contains.');
      const reason = judgement.reasons[part];
      const said = reason === undefined ? '' : ` The reason it gives: ${reason.why.replace(/\.$/u, '')}.`;
      return {
        kind: 'judged',
        share: (rating - SCALE.least) / (SCALE.most - SCALE.least),
        explanation: `The language model that read the page rates this ${String(Math.round(rating * 100) / 100)} of ${String(SCALE.most)}.${said}`,
        evidence: reason === undefined ? [] : [reason.quote],
      };
    },
  });
}
