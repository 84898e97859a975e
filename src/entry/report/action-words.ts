import type { ReportModel } from './report-model.ts';
import type { Brief } from '../../core/schema/action.ts';
import { blockNames } from './block-words.ts';
import type { ReportAction } from './report-model.ts';
import { answerKindNames } from './report-names.ts';

/** "+0.6 measured": the gain of the overall score, to one decimal. */
export function gainWords(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)} measured`;
}

/** The measured gain of an action, the block that does it and the question for the author, where it has them. */
export function actionFacts({ gain, block, brief }: ReportAction): readonly string[] {
  return [
    ...(gain === null ? [] : [gainWords(gain)]),
    ...(block === null ? [] : [`content block ${String(block.number)}: ${blockNames[block.block.type]}`]),
    ...(brief === null ? [] : [`ask the author: question ${String(brief.number)}`]),
  ];
}

/** "a number: the figure and its unit; the conditions under which it holds". */
export function briefNeeds({ answer_kind: kind, facts_needed: facts }: Brief): string {
  return facts.length === 0 ? answerKindNames[kind] : `${answerKindNames[kind]}: ${facts.join('; ')}`;
}

/** The sentence in place of actions. Only a page that readers would gladly cite needs none. */
export function withoutActions({ band }: ReportModel['score']): {
  readonly title: string;
  readonly sentence: string;
} {
  return band === 'good' || band === 'excellent'
    ? { title: 'Nothing needs to change', sentence: 'No check found an issue that is worth fixing.' }
    : {
        title: 'No single change is certain to help',
        sentence:
          'Which words would help, only its author knows; the checks say what costs the page the most points.',
      };
}
