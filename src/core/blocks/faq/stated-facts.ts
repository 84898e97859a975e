import { wordsOf } from '../../text/words.ts';
import { weightedRecall } from '../../reading/intent/similarity.ts';
import { contentStems } from '../../signals/terms.ts';
import { defineComposer } from '../composer.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { isOutOfForce } from '../quoting/scope.ts';
import { askedAs } from './asked-question.ts';
import { fitsQuestion } from './fits-question.ts';
import { queriedPassages } from './queried-passages.ts';

/**
 * Share of the question's weighted words that a fact must contain. With less it names the subject but answers something
 * else: "the cycle repeats as long as the compressor runs" does not answer a question about the warranty.
 */
const COVERAGE_MIN = 0.6;

const sources = ['given', 'inferred'] as const;

/** Each question that no passage of the page answers by itself, with the fact of the caller that does. */
export const statedFacts = defineComposer({
  id: 'stated-facts',
  type: 'faq',
  idea: 'A question that no passage of the page answers by itself, with the fact of the caller that does.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType', 'queries', 'terms', 'answers'],
  compose(signals, facts) {
    const { page, terms, answers } = signals;
    const { language } = page;
    const statements = facts.map((fact) => fact.trim()).filter((fact) => /[.!。！]$/u.test(fact));
    if (statements.length === 0) return [];
    const said = new Set(
      sources.flatMap((source) => queriedPassages(signals, source)).map(({ question }) => question),
    );
    return answers.flatMap(({ query }) => {
      const question = askedAs(query.text, language);
      if (question === null || said.has(question)) return [];
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
