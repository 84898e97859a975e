import type { AnalysedPage } from './analysed-page.ts';
import { bandNames } from './band-words.ts';
import type { Layout } from './layout.ts';
import { inkOfShare } from './paint.ts';
import { categoryNames } from './report-names.ts';
import { visibleText } from './visible-text.ts';

const figureColumns = 10;
const bandColumns = 11;

/**
 * A line per page in the given order: its scores or the error. The address comes last and is never cut, because
 * addresses differ at their ends.
 */
export function summaryLines(pages: readonly AnalysedPage[], { paint }: Pick<Layout, 'paint'>): string[] {
  const heads = ['Overall', ...categoryNames.map(([, name]) => name.split(' ')[0] ?? '')];
  const lines = pages.map(({ source, outcome }) => {
    const name = visibleText(source === '-' ? 'standard input' : source);
    if (outcome.status === 'failed') {
      return paint('red', `failed: ${name}: ${visibleText(outcome.error.message)}`);
    }
    const { overall_score: overall, score_band: band, category_scores: scores } = outcome.result;
    const figures = [overall, ...categoryNames.map(([id]) => scores[id])];
    const painted = figures.map((score) =>
      paint(inkOfShare(score / 100), score.toFixed(1).padEnd(figureColumns)),
    );
    const bandName = band === null ? '' : bandNames[band];
    return painted.join('') + bandName.padEnd(bandColumns) + name;
  });
  return [
    paint(
      'dim',
      heads.map((head) => head.padEnd(figureColumns)).join('') + 'Band'.padEnd(bandColumns) + 'Page',
    ),
    ...lines,
  ];
}
