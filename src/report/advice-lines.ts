import type { AnalysisResult, QueryResult } from '../schema/analysis-result.ts';
import type { Layout } from './layout.ts';
import { paragraph, quotation } from './layout.ts';
import { inkOfShare } from './paint.ts';
import { answeredNames } from './reading-words.ts';

/** Each query with its score, the verdict on it, and the words that answer it or come nearest. */
export function queryLines({ queries }: AnalysisResult, layout: Layout): string[] {
  return queries.flatMap((query) => oneQuery(query, layout));
}

function oneQuery(query: QueryResult, layout: Layout): string[] {
  const score = layout.paint(inkOfShare(query.score / 100), query.score.toFixed(0).padStart(5));
  const inferred = query.source === 'inferred' ? ' (inferred from the page)' : '';
  return [
    ...paragraph(query.query + inferred, layout, { mark: `${score}  `, markColumns: 7, linesMax: 3 }),
    ...verdictLines(query.answered, layout),
    ...query.answers.flatMap(({ text }) => quotation(text, layout, 7, 4)),
    ...(query.answers.length === 0 && query.best_passage !== null
      ? paragraph(`“${query.best_passage.text}”`, layout, {
          mark: `${' '.repeat(7)}Nearest: `,
          ink: 'dim',
          linesMax: 3,
        })
      : []),
    ...paragraph(query.best_heading ?? '', layout, { mark: `${' '.repeat(7)}Best heading: `, linesMax: 2 }),
  ];
}

const inks = { full: 'green', partial: 'yellow', no: 'red' } as const;

function verdictLines(answered: QueryResult['answered'], layout: Layout): string[] {
  if (answered === null) return [];
  return paragraph(answeredNames[answered], layout, { mark: ' '.repeat(7), ink: inks[answered] });
}

/** The numbered recommendations, in the order of the analysis: highest expected gain first. */
export function recommendationLines({ recommendations }: AnalysisResult, layout: Layout): string[] {
  return recommendations.flatMap((recommendation, index) => {
    const number = `${String(index + 1)}.`.padStart(5);
    return paragraph(recommendation, layout, { mark: `${number}  ` });
  });
}

/** Warnings on the analysis itself and its certainty. */
export function warningLines({ warnings }: AnalysisResult, layout: Layout): string[] {
  return warnings.flatMap((warning) =>
    paragraph(warning.message, layout, { mark: `  ${layout.paint('yellow', '!')} `, markColumns: 4 }),
  );
}
