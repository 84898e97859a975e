import type { Layout } from './layout.ts';
import { paragraph, quotation, section } from './layout.ts';
import { inkOfShare } from './paint.ts';
import { answeredNames, answersSentence } from './reading-words.ts';
import type { ReportModel, ReportQuery } from './report-model.ts';
import { quoted } from '../../core/evidence/quoted.ts';

const signs = { full: '✓', partial: '~', no: '✗' } as const;
const inks = { full: 'green', partial: 'yellow', no: 'red' } as const;

/** What the page answers and what it leaves open, a line each. */
export function answerLines({ answers }: ReportModel, layout: Layout): string[] {
  const { answered, partly, open } = answers;
  return section(
    answersSentence(answers) ?? '',
    [...answered, ...partly, ...open].flatMap((query) => verdictLine(query, layout)),
    layout,
  );
}

function verdictLine({ query, answered }: ReportQuery, layout: Layout): string[] {
  if (answered === null) return [];
  const mark = `  ${layout.paint(inks[answered], signs[answered])} `;
  return paragraph(quoted(query), layout, { mark, markColumns: 4, linesMax: 3 });
}

/** Each query with its score and verdict, and the words that answer it or come nearest. */
export function queryLines({ answers }: ReportModel, layout: Layout): string[] {
  const { answered, partly, open, unjudged } = answers;
  return [...answered, ...partly, ...open, ...unjudged].flatMap((query) => oneQuery(query, layout));
}

function oneQuery(query: ReportQuery, layout: Layout): string[] {
  const { answered } = query;
  const score = layout.paint(inkOfShare(query.score / 100), query.score.toFixed(0).padStart(5));
  const inferred = query.source === 'inferred' ? ' (inferred from the page)' : '';
  const indent = ' '.repeat(7);
  return [
    ...paragraph(quoted(query.query) + inferred, layout, { mark: `${score}  `, markColumns: 7, linesMax: 3 }),
    ...(answered === null
      ? []
      : paragraph(answeredNames[answered], layout, { mark: indent, ink: inks[answered] })),
    ...query.answers.flatMap(({ text }) => quotation(text, layout, 7, 4)),
    ...(query.answers.length === 0 && query.best_passage !== null
      ? paragraph(quoted(query.best_passage.text), layout, {
          mark: `${indent}Nearest: `,
          ink: 'dim',
          linesMax: 3,
        })
      : []),
    ...(query.best_heading === null
      ? []
      : paragraph(quoted(query.best_heading), layout, { mark: `${indent}Best heading: `, linesMax: 2 })),
  ];
}
