import { quoted } from '../../evidence/quoted.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { FaqItem } from '../../schema/content-block.ts';
import type { AnsweredVerdict } from '../../schema/vocabulary.ts';
import type { Doubt } from '../composer.ts';
import { askingBlocks } from './answer-finder.ts';
import { askedAs } from './asked-question.ts';
import { comparable, ownFaq } from './own-questions.ts';

type Needed = Pick<Signals, 'page' | 'prose' | 'answers'>;

const QUESTION_CHARS = 80;
const NAMED_MAX = 3;

/** Questions of these verdicts, in full sentences, that neither the page's text or markup nor the items pair with an answer. */
export function openQuestions(
  verdicts: readonly AnsweredVerdict[],
  items: readonly FaqItem[],
  { page, prose, answers }: Needed,
): readonly string[] {
  const known = new Set([...ownFaq({ page }), ...items.map(({ question }) => question)].map(comparable));
  const places = askingBlocks({ page, prose });
  return answers
    .filter(({ answered, query }) => verdicts.includes(answered) && places(query.text) === null)
    .flatMap(({ query }) => askedAs(query.text, page.language) ?? [])
    .filter((question) => !known.has(comparable(question)));
}

/** What an editor supplies: a question that counts as answered in full has an answer in the block, or is named. */
export function unquotedAnswers(
  items: readonly FaqItem[],
  signals: Needed,
): readonly Pick<Doubt, 'level' | 'reason'>[] {
  return openQuestions(['full'], items, signals)
    .slice(0, NAMED_MAX)
    .map((question) => ({
      level: 'check',
      reason: `The page answers ${quoted(question, QUESTION_CHARS)}, but in no passage that can be quoted alone and is surely about it: add the answer.`,
    }));
}

/** Why no FAQ was made of these items, with the questions that it is about. */
export function noFaqReason(items: readonly FaqItem[], signals: Needed): string {
  const [only] = items;
  const found =
    only === undefined
      ? 'Fewer than 2 questions in the words of a reader have an answer in one passage that can be quoted alone, apart from those in the page’s FAQ markup. Search phrases are not questions.'
      : `Only ${quoted(only.question, QUESTION_CHARS)} has an answer in one passage; an FAQ has at least 2 questions: give the facts that answer another.`;
  return [found, ...unquotedAnswers(items, signals).map(({ reason }) => reason)].join(' ');
}
