import { isQuestion } from '../../signals/prose.ts';
import { defineCheck, notApplicable, quote, ramp, shorten } from '../check.ts';

/** Share of questions among the sentences: full marks up to the first, none from the second: D. */
const SHARE_FULL = 0.1;
const SHARE_ZERO = 0.5;
const SENTENCES_MIN = 3;

export const statementsNotQuestions = defineCheck({
  id: 'statements-not-questions',
  category: 'intent_alignment',
  weakness: 'no_direct_answer',
  title: 'The text answers more than it asks',
  why: 'A question in the text holds no answer: a thread or a teaser that mostly asks is no source.',
  source: { class: 'D', claim: 'Only a statement can be quoted as an answer.' },
  needs: ['prose'],
  evaluate({ prose }) {
    const sentences = prose.sentences.filter(({ isComplete }) => isComplete);
    if (sentences.length < SENTENCES_MIN) return notApplicable('The text has too few sentences to judge.');
    const questions = sentences.filter(isQuestion);
    const [first] = questions;
    const asked = questions.length / sentences.length;
    return {
      kind: 'judged',
      share: 1 - ramp(asked, SHARE_FULL, SHARE_ZERO),
      explanation: `${String(questions.length)} of ${String(sentences.length)} sentences are questions.`,
      evidence: questions.slice(0, 3).map(({ text, start }) => quote(text, start)),
      advice:
        first === undefined || asked <= SHARE_FULL
          ? null
          : `Answer what the text asks, right behind the question: “${shorten(first.text, 100)}”.`,
    };
  },
});
