import type { AnswerKind } from '../../../schema/vocabulary.ts';

/** Where a question was found. */
export type QuestionSource = 'title' | 'subject' | 'asked' | 'heading' | 'label' | 'type';

/** A question that people may ask about the page. */
export interface QuestionCandidate {
  readonly text: string;
  readonly kind: AnswerKind | null;
  readonly source: QuestionSource;
}
