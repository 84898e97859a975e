import { isQuestion } from '../../signals/prose.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';
import { quote } from '../../evidence/evidence.ts';

/** Questions in what the text asks and says on the topic: none from here on; one in twenty labelled pages asks more. */
const SHARE_ZERO = 0.33;
const SENTENCES_MIN = 3;

export const statementsNotQuestions = defineCheck({
  id: 'statements-not-questions',
  category: 'intent_alignment',
  weakness: 'no_direct_answer',
  title: 'The text answers more than it asks',
  why: 'A question in the text holds no answer: a thread or a teaser that mostly asks is no source.',
  source: { class: 'D', claim: 'Only a statement can be quoted as an answer.' },
  needs: ['prose', 'statements'],
  evaluate({ prose, statements }) {
    const questions = prose.sentences.filter(isQuestion);
    const stated = statements.filter(({ isNew }) => isNew).length;
    const all = questions.length + stated;
    if (all < SENTENCES_MIN) return notApplicable('The text asks and says too little to judge.');
    const asked = questions.length / all;
    return {
      kind: 'judged',
      share: 1 - ramp(asked, 0, SHARE_ZERO),
      explanation: `The text asks ${String(questions.length)} ${questions.length === 1 ? 'question' : 'questions'} and makes ${String(stated)} ${stated === 1 ? 'statement' : 'statements'} on its topic.`,
      evidence: questions.slice(0, 3).map(({ text, start }) => quote(text, start)),
    };
  },
});
