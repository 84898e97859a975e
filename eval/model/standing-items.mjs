/** What of the recorded answers stands in the pages, counted. */
import { table } from '../table.mjs';

const share = (part, whole) => (whole === 0 ? '–' : (part / whole).toFixed(3));

/** The answer as its writer meant it; empty where it is no JSON object. */
export function proposedIn(text) {
  try {
    const value = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const list = (value) => (Array.isArray(value) ? value : []);

/** Pairs of what was proposed and what stands, of one answer. */
function countsOf({ recording, stands }, isGiven) {
  const proposed = proposedIn(recording.text);
  const quoting = list(proposed.queries).filter(
    ({ answered }) => answered === 'full' || answered === 'partial',
  );
  const verdicts = (stands?.queries ?? []).filter(({ verdict }) => verdict !== null);
  return {
    'answers that can be read': [1, Number(stands !== null)],
    subject: [1, Number((stands?.subject ?? null) !== null)],
    'page type': [1, Number((stands?.pageType ?? null) !== null)],
    ...(isGiven ? {} : { 'inferred queries': [list(proposed.queries).length, stands?.queries.length ?? 0] }),
    'verdicts full or partial, with their quotation': [
      quoting.length,
      verdicts.filter(({ verdict }) => verdict.answered !== 'no').length,
    ],
    'verdicts no': [
      list(proposed.queries).filter(({ answered }) => answered === 'no').length,
      verdicts.filter(({ verdict }) => verdict.answered === 'no').length,
    ],
    entities: [list(proposed.entities).length, stands?.entities?.length ?? 0],
    missing: [list(proposed.missing).length, stands?.missing?.length ?? 0],
  };
}

export function standingTable(pages) {
  const sums = new Map();
  for (const { recorded } of pages) {
    for (const [kind, one] of Object.entries(recorded)) {
      if (one.recording === null) continue;
      for (const [item, [proposed, standing]] of Object.entries(countsOf(one, kind === 'given'))) {
        const sum = sums.get(item) ?? { proposed: 0, standing: 0 };
        sums.set(item, { proposed: sum.proposed + proposed, standing: sum.standing + standing });
      }
    }
  }
  return [
    'What of the recorded answers stands in the pages:',
    table(
      ['item', 'recorded', 'stands', 'share'],
      [...sums].map(([item, { proposed, standing }]) => [
        item,
        String(proposed),
        String(standing),
        share(standing, proposed),
      ]),
    ),
  ].join('\n\n');
}
