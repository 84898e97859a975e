import type { AnalysisResult, QueryResult } from '../schema/analysis-result.ts';
import type { Layout } from './layout.ts';
import { paragraph, quotation } from './layout.ts';
import { inkOfShare } from './paint.ts';

/** Each query with its score and with what on the page answers it best. */
export function queryLines({ queries }: AnalysisResult, layout: Layout): string[] {
  return queries.flatMap((query) => oneQuery(query, layout));
}

function oneQuery(query: QueryResult, layout: Layout): string[] {
  const score = layout.paint(inkOfShare(query.score / 100), query.score.toFixed(0).padStart(5));
  const inferred = query.source === 'inferred' ? ' (inferred from the page)' : '';
  return [
    ...paragraph(query.query + inferred, layout, { mark: `${score}  `, markColumns: 7, linesMax: 3 }),
    ...paragraph(query.best_heading ?? '', layout, { mark: `${' '.repeat(7)}under: `, linesMax: 2 }),
    ...(query.best_passage === null
      ? paragraph('no passage of the page answers it', layout, { mark: ' '.repeat(7), ink: 'red' })
      : quotation(query.best_passage.text, layout, 7, 4)),
  ];
}

/** The recommendations, numbered, best expected gain first as the analysis gives them. */
export function recommendationLines({ recommendations }: AnalysisResult, layout: Layout): string[] {
  return recommendations.flatMap((recommendation, index) => {
    const number = `${String(index + 1)}.`.padStart(5);
    return paragraph(recommendation, layout, { mark: `${number}  ` });
  });
}

/** What went wrong in the analysis itself, and what makes it less certain. */
export function warningLines({ warnings }: AnalysisResult, layout: Layout): string[] {
  return warnings.flatMap((warning) =>
    paragraph(warning.message, layout, { mark: `  ${layout.paint('yellow', '!')} `, markColumns: 4 }),
  );
}
