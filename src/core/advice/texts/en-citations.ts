/** What to do about a page that is not cited, by the cause. */
import { quoted } from '../../evidence/quoted.ts';
import type { CitationCauseCode } from '../../schema/citation-vocabulary.ts';
import type { AnswerKind, Weakness } from '../../schema/vocabulary.ts';
import { shapes } from './en-words.ts';

interface Asked {
  readonly question: string;
  readonly kind: AnswerKind;
}

interface CitationAdvice {
  /** Null for technical faults. */
  readonly weakness: Weakness | null;
  readonly text: string;
}

/** `outranked` has none: nothing on the page explains it. */
export const citationAdvice: Readonly<
  Record<Exclude<CitationCauseCode, 'outranked'>, (asked: Asked) => CitationAdvice>
> = {
  unreachable: () => ({
    weakness: null,
    text: 'Let assistants read and quote the page: remove the rule or directive, or repair the fault, that keeps them out.',
  }),
  not_retrieved: ({ question }) => ({
    weakness: 'poor_headings',
    text: `Add a heading that asks ${quoted(question)}, with a passage below that answers in the words of the question.`,
  }),
  missing: ({ question, kind }) => ({
    weakness: 'no_direct_answer',
    text: `Answer ${quoted(question)} on the page. ${shapes[kind]}.`,
  }),
  partial: ({ question, kind }) => ({
    weakness: 'no_direct_answer',
    text: `Complete the answer to ${quoted(question)}. ${shapes[kind]}.`,
  }),
  late: ({ question }) => ({
    weakness: 'answer_late',
    text: `Move the answer to ${quoted(question)} to the beginning of the page, or repeat it there in one sentence.`,
  }),
  vague: ({ kind }) => ({
    weakness: 'vague_no_facts',
    text: `Make this sentence specific. ${shapes[kind]}.`,
  }),
  outdated: () => ({
    weakness: 'outdated',
    text: 'Check the figures, correct what has changed, and state the day of the revision.',
  }),
  mismatch: ({ question }) => ({
    weakness: 'off_topic_mix',
    text: `Say for which variant, place or audience this holds. If it also holds for ${quoted(question)}, name that; otherwise answer it on another page.`,
  }),
};
