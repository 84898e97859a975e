import type { LanguagePack } from '../../languages/pack.ts';
import type { AnswerKind, PageType } from '../../schema/vocabulary.ts';
import type { Block } from '../../document/page-document.ts';
import { wordsOf } from '../../text/words.ts';
import { contentStems } from '../../signals/terms.ts';
import type { Subject } from '../subject/subject.ts';
import type { AskedName } from './asked-name.ts';
import type { RunningText } from './running-text.ts';

/** Where a question was found. */
export type QuestionSource =
  'title' | 'subject' | 'asked' | 'heading' | 'task' | 'label' | 'type' | 'text' | 'definition';

/** A question that people may ask about the page. */
export interface QuestionCandidate {
  readonly text: string;
  readonly kind: AnswerKind | null;
  readonly source: QuestionSource;
  /** True for words of a heading, whose capitals are not yet those of a question. */
  readonly isHeading: boolean;
}

/** What the questions of a page are made from. */
export interface QuestionContext {
  readonly subject: Subject;
  readonly name: AskedName;
  readonly pageType: PageType;
  readonly blocks: readonly Block[];
  readonly text: RunningText;
  readonly pack: LanguagePack;
}

/** Content words that a text shares with the subject's name, and all of the text. */
export function sharedStems(
  text: string,
  { subject, pack }: QuestionContext,
): { readonly shared: number; readonly all: number } {
  const stems = contentStems(wordsOf(text, pack.code));
  return { shared: [...subject.stems].filter((stem) => stems.has(stem)).length, all: stems.size };
}
