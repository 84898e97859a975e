import type { CitationRate } from '../../../core/schema/citation-test.ts';
import type { Paint } from '../paint.ts';

/** What the signs of `intervalBar` mean. */
export const intervalKey = '█ citation rate   ▓ ─ 95 % interval';

/**
 * A rate of 0-1 as `columns` columns: filled up to the rate, and the interval around it: the true rate may be anywhere on ▓
 * and ─.
 */
export function intervalBar(
  { value, low, high }: Pick<CitationRate, 'value' | 'low' | 'high'>,
  columns: number,
  paint: Paint,
): string {
  const signs = Array.from({ length: columns }, (_, column) => {
    const middle = (column + 0.5) / columns;
    if (middle <= value) return middle < low ? '█' : '▓';
    return middle <= high ? '─' : '·';
  }).join('');
  const isLow = value < 0.5;
  return signs.replace(/[█▓]+|─+|·+/gu, (run) =>
    paint(run.startsWith('·') ? 'dim' : isLow ? 'yellow' : 'green', run),
  );
}
