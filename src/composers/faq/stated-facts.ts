import { wordsOf } from '../../analysis/language/words.ts';
import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { defineComposer } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { isOutOfForce } from '../quoting/scope.ts';
import { askedAs } from './asked-question.ts';
import { fitsQuestion } from './fits-question.ts';

/**
 * Share of the question's weighted words that a fact must contain. With less it names the subject but answers something
 * else: "the cycle repeats as long as the compressor runs" does not answer a question about the warranty.
 */
const COVERAGE_MIN = 0.6;

/** Questions that the page does not answer in full, each with the fact of the caller that does. */
export const statedFacts = defineComposer({
  id: 'stated-facts',
  type: 'faq',
  idea: 'A question that the page does not answer in full, with the fact of the caller that answers it.',
  needs: ['page', 'terms', 'answers'],
  compose({ page, terms, answers }, facts) {
    const { language } = page;
    const statements = facts.map((fact) => fact.trim()).filter((fact) => /[.!。！]$/u.test(fact));
    return answers.flatMap(({ query, answered }) => {
      const question = answered === 'full' ? null : askedAs(query.text, language);
      if (question === null) return [];
      const [best] = statements
        .filter((fact) => fitsQuestion(question, fact, language) && !isOutOfForce(fact, language))
        .map((fact) => ({
          fact,
          coverage: weightedRecall(query.stems, contentStems(wordsOf(fact, language)), terms),
        }))
        .filter(({ coverage }) => coverage >= COVERAGE_MIN)
        .sort((one, other) => other.coverage - one.coverage);
      return best === undefined
        ? []
        : [{ question, answer: best.fact, grounding: [groundingElsewhere(best.fact, best.fact)] }];
    });
  },
});
