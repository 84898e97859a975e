import { actionFacts, briefNeeds, withoutActions } from './action-words.ts';
import type { Layout } from './layout.ts';
import { paragraph } from './layout.ts';
import type { ReportAction, ReportModel } from './report-model.ts';
import { quoted } from '../../core/evidence/quoted.ts';

/** What to change, most important first, each with its reason, place and example. */
export function actionLines({ toDo, more, losses, score }: ReportModel, layout: Layout): string[] {
  if (toDo.length === 0) {
    const { title, sentence } = withoutActions(score);
    return [
      ...paragraph(`${title}. ${sentence}`, layout, { mark: '  ' }),
      ...losses.flatMap((loss) => paragraph(loss, layout, { mark: '  - ', linesMax: 4 })),
    ];
  }
  return [...toDo, ...more].flatMap((action) => actionItem(action, layout));
}

const indent = ' '.repeat(5);

/** One action with its number. */
export function actionItem(action: ReportAction, layout: Layout): string[] {
  const number = `${String(action.number)}.`.padStart(4);
  const { where, example } = action;
  const named = (name: string, text: string): string[] =>
    text === '' ? [] : paragraph(quoted(text), layout, { mark: `${indent}${name}: `, linesMax: 2 });
  return [
    ...paragraph(action.text, layout, { mark: `${number} `, linesMax: 8 }),
    ...paragraph(action.why ?? '', layout, { mark: indent, ink: 'dim', linesMax: 4 }),
    ...named('Place', where?.text ?? ''),
    ...named('Example', example ?? ''),
    ...paragraph(actionFacts(action).join(' · '), layout, { mark: indent, ink: 'cyan' }),
  ];
}

/** What only the author can supply. */
export function briefLines({ briefs }: Pick<ReportModel, 'briefs'>, layout: Layout): string[] {
  return briefs.flatMap((brief) => [
    ...paragraph(quoted(brief.question), layout, {
      mark: `${String(brief.number).padStart(3)}. `,
      linesMax: 3,
    }),
    ...paragraph(briefNeeds(brief), layout, { mark: `${indent}Needed: `, linesMax: 4 }),
    ...paragraph(quoted(brief.place), layout, { mark: `${indent}Place: under `, linesMax: 2 }),
  ]);
}
