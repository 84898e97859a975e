import { probabilityOf } from '../../models/linear-model.ts';
import { quoted } from '../../evidence/quoted.ts';
import type { Doubt, GroundedQuestion } from '../composer.ts';
import type { JudgedPassage } from './answer-finder.ts';
import { FAQ_ANSWER } from './faq-answer-weights.ts';
import type { FinderSignals } from './answer-finder.ts';
import { isAboutAsked, isRightAnswer, type AnswerSignals, type AskedQuestion } from './right-answer.ts';

/** What each doubt costs a passage against one with a higher probability. Decision. */
const DOUBT_COST = { check: 0.05, rewrite: 0.15, unsure: 0.2 } as const;
/** A reader who goes on from the question has forgotten it after so many words. */
const FAR_WORDS = 60;
const QUESTION_CHARS = 80;

/** The passage that answers best, with what to check; null without any. */
export function draftAnswer(
  question: AskedQuestion,
  passages: readonly JudgedPassage[],
  signals: AnswerSignals & FinderSignals,
): GroundedQuestion | null {
  const usable = passages.filter((judged) => isUsable(judged) && isAboutAsked(question, judged, signals));
  const rated = usable.map((judged) => {
    const probability = probabilityOf(FAQ_ANSWER, judged.features);
    const isRight = isRightAnswer(question, judged, signals);
    const { doubts = [] } = judged.passage;
    const cost = doubts.reduce((sum, { level }) => sum + DOUBT_COST[level], isRight ? 0 : DOUBT_COST.unsure);
    return { judged, probability, isRight, worth: probability - cost };
  });
  const [best] = rated.sort((one, other) => other.worth - one.worth);
  if (best === undefined) return null;
  const { judged, probability, isRight } = best;
  const { passage, features } = judged;
  const distance = wordsBetween(question.heading, passage.units[0], signals);
  const shown = quoted(question.text, QUESTION_CHARS);
  const doubts: Doubt[] = [...(passage.doubts ?? [])];
  if (!isRight)
    doubts.push({
      sign: 'unsure',
      level: 'check',
      reason: `Check that the answer below ${shown} says what is asked, and add what is missing.`,
    });
  if (distance > FAR_WORDS)
    doubts.push({
      sign: 'far',
      level: 'check',
      reason: `The answer is ${String(distance)} words below its question ${shown}: check that nothing contradicts it.`,
    });
  const length = signals.page.text.length;
  return {
    question: question.text,
    answer: passage.text,
    grounding: passage.grounding,
    doubts,
    measures: {
      confidence: probability,
      answered: features.answered ?? 0,
      below: features.belowQuestion ?? 0,
      distance: length === 0 ? 0 : passage.start / length,
      subject: features.words ?? 0,
      defines: features.defines ?? 0,
    },
  };
}

/** False for words that only lead elsewhere: “below we have provided a list”. */
function isUsable({ passage: { doubts = [] } }: JudgedPassage): boolean {
  return doubts.every(({ sign }) => sign !== 'elsewhere');
}

function wordsBetween(heading: number | null, unit: number, { prose }: FinderSignals): number {
  if (heading === null || unit <= heading) return 0;
  return prose.units.slice(heading + 1, unit).reduce((sum, { words }) => sum + words.length, 0);
}
