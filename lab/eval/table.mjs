/** The one table of the evaluation: a line is a measure on a set of data, beside one baseline. */

/**
 * @typedef {object} Line
 * @property {string} measure
 * @property {string} data
 * @property {{ n: number, ours: Estimate, theirs: Estimate | null, difference: Estimate | null }} result
 * @property {string} baseline its name, or the reason for none
 * @property {string} [unit] what n counts, when it is not pages
 */

const columns = [
  'measure',
  'data',
  'n',
  'Citeworthy',
  '95 %',
  'baseline',
  'its figure',
  '95 %',
  'difference',
  '95 %',
];

/** @param {readonly Line[]} lines */
export function resultTable(lines) {
  return table(
    columns,
    lines.map(({ measure, data, result, baseline, unit = 'pages' }) => [
      measure,
      data,
      `${result.n.toLocaleString('en')} ${unit}`,
      ...cells(result.ours),
      baseline,
      ...cells(result.theirs),
      ...cells(result.difference, signed),
    ]),
  );
}

/** A Markdown table whose columns line up in a terminal too. */
export function table(headings, rows) {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const figure = (value) => value.toFixed(3);

function signed(value) {
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;
}

function cells(estimate, format = figure) {
  if (estimate === null) return ['–', '–'];
  return [format(estimate.value), `${format(estimate.low)} to ${format(estimate.high)}`];
}
