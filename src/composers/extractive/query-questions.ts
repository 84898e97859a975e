import { weightedRecall } from '../../analysis/reading/intent/similarity.ts';
import type { Query } from '../../analysis/reading/queries/query.ts';
import type { Alignment } from '../../analysis/reading/intent/alignment.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { contentStems } from '../../analysis/signals/terms.ts';
import { groundingElsewhere } from '../quoting/grounding-places.ts';
import { fitsQuestion } from './fits-question.ts';
import type { PageMaterial } from './page-material.ts';
import { isClearQuestion, questionFromHeading } from '../faq/question-forms.ts';
import { answerFrom, type Answer, type AnsweredQuestion } from './section-answer.ts';

/**
 * Share of the question's weighted words that an answer must contain. With less it names the subject but answers something
 * else: "the cycle repeats as long as the compressor runs" does not answer a question about the warranty.
 */
const COVERAGE_MIN = 0.6;

/** The caller's questions, each answered by the page or by a fact, whichever covers more of the question. */
export function queryItems(material: PageMaterial, facts: readonly string[]): AnsweredQuestion[] {
  const { language } = material.signals.page;
  return material.signals.alignments.flatMap(({ query, answer }): AnsweredQuestion[] => {
    const question = query.source === 'given' ? askedAs(query.text, language) : null;
    if (question === null) return [];
    const best = [pageAnswer(answer, material), ...facts.map(factAnswer)]
      .filter((each) => each !== null)
      .filter(({ text }) => fitsQuestion(question, text, language))
      .map((each) => ({ ...each, coverage: coverageOf(query, each.text, material) }))
      .filter(({ coverage }) => coverage >= COVERAGE_MIN)
      // The sort is stable: the page wins a tie.
      .sort((one, other) => other.coverage - one.coverage)[0];
    return best === undefined ? [] : [{ question, answer: best.text, grounding: best.grounding }];
  });
}

function pageAnswer(answer: Alignment['answer'], material: PageMaterial): Answer | null {
  if (answer === null || answer.plausibility === 0) return null;
  const unit = material.signals.prose.units[answer.sentence.unit];
  return unit === undefined ? null : answerFrom(answer.sentence, unit.sentences, material);
}

function factAnswer(fact: string): Answer | null {
  const text = fact.trim();
  return /[.!。！]$/u.test(text) ? { text, grounding: [groundingElsewhere(text, fact)] } : null;
}

function coverageOf(query: Query, text: string, { signals }: PageMaterial): number {
  return weightedRecall(query.stems, contentStems(wordsOf(text, signals.page.language)), signals.terms);
}

/** A query as a question; null for mere keywords. */
function askedAs(text: string, language: string): string | null {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  if (isClearQuestion(capital, language)) return capital;
  return questionFromHeading(capital, language);
}
