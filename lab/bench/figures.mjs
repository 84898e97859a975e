/** The value below which `share` (0-1) of the values lie; by nearest rank. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}

export const median = (values) => quantile(values, 0.5);

/** Slope of log(y) over log(x) by least squares: 1 is linear growth, 2 quadratic. */
export function growthExponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const mean = (index) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/** A Markdown table; every column but the first is aligned to the right. */
export function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    line(headings.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

export const kb = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
export const times = (ratio) => `${ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(1)} ×`;
