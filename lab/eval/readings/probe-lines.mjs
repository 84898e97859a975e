/** Verdicts on probes: questions on the subject that the page does not answer (near misses), and ones that it does. */
import { compare, mean } from '../bootstrap.mjs';

const bins = 10;

/** @param pages with `probed`: the results of their labelled queries and probes */
export function probeLines(pages, data) {
  const items = pages.flatMap((page) =>
    (page.probes ?? []).flatMap(({ q, kind }) => {
      const result = page.probed.find(({ query }) => query === q);
      return result === undefined ? [] : [{ kind, answered: result.answered }];
    }),
  );
  const near = items.filter(({ kind }) => kind === 'near');
  const real = items.filter(({ kind }) => kind === 'real');
  const line = (measure, some, isSo, constant, baseline) => ({
    measure,
    data,
    result: compare(
      some,
      mean,
      ({ answered }) => Number(isSo(answered)),
      () => constant,
    ),
    baseline,
    unit: 'probes',
  });
  return [
    line('near misses called full (at most)', near, (answered) => answered === 'full', 1, 'always full'),
    line('near misses called no', near, (answered) => answered === 'no', 0, 'always full'),
    line('real probes found, full or partial', real, (answered) => answered !== 'no', 1, 'always full'),
  ];
}

/** How far the stated confidence is from the share of verdicts that are right, in ten bins of equal width. */
export function confidenceLines(pages, data) {
  const items = pages.flatMap((page) => verdictsOf(page));
  const share = mean(items, ({ isRight }) => Number(isRight));
  return [
    {
      measure: 'calibration error of confidence (at most)',
      data,
      result: compare(
        items,
        calibrationError,
        ({ confidence, isRight }) => ({ confidence, isRight }),
        ({ isRight }) => ({ confidence: 1, isRight }),
      ),
      baseline: `always 1; ${share.toFixed(2)} are right`,
      unit: 'verdicts',
    },
  ];
}

/** The verdicts of a page that state a confidence, each with whether the readers gave the same. */
export function verdictsOf(page) {
  const labels = [...page.queries, ...(page.probes ?? [])];
  return labels.flatMap(({ q, answered }) => {
    const result = page.probed.find(({ query }) => query === q);
    if (result === undefined || result.confidence === null) return [];
    return [{ confidence: result.confidence, isRight: result.answered === answered }];
  });
}

function calibrationError(items, of) {
  const binned = Array.from({ length: bins }, () => []);
  for (const item of items.map(of)) binned[Math.min(bins - 1, Math.floor(item.confidence * bins))].push(item);
  return binned
    .filter(({ length }) => length > 0)
    .reduce((sum, some) => {
      const stated = mean(some, ({ confidence }) => confidence);
      const right = mean(some, ({ isRight }) => Number(isRight));
      return sum + (some.length / items.length) * Math.abs(stated - right);
    }, 0);
}
