/** What of the recorded answers stands in the pages, counted. */
import { wordKey } from '../../../dist/core/page-facts/word-key.js';
import { table } from '../table.mjs';
import { wordsIn } from '../words.mjs';

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

const list = (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];

/** From this share of its words a quotation is in the page, in other words or elsewhere. */
const presentShare = 0.6;

/** Why a quotation does not stand, as far as its words tell. */
function refusalOf(quotation, { text, html }) {
  if (typeof quotation !== 'string' || quotation.trim() === '') return 'none was given';
  const letters = (words) => wordsIn(words).join('');
  const [quoted, own] = [letters(quotation), letters(text)];
  const middle = quoted.length >> 1;
  if (own.includes(quoted)) return 'stands, but asks, or addresses a model, or has another sign or border';
  if (own.includes(quoted.slice(0, middle)) || own.includes(quoted.slice(middle)))
    return 'a half stands: joined over a gap';
  const words = wordsIn(quotation);
  const has = (page) => words.filter((word) => page.has(word)).length / words.length >= presentShare;
  if (has(new Set(wordsIn(text)))) return 'its words stand in another order, or apart';
  return has(new Set(wordsIn(html))) ? 'on the page, not in its main text' : 'not on the page';
}

/** Quotations that do not stand, by reason. */
function refusedTable(pages) {
  const counts = new Map();
  for (const page of pages) {
    for (const { recording, stands } of [page.recorded.inferred, page.recorded.given]) {
      if (recording === null) continue;
      const quoted = new Set(
        (stands?.queries ?? []).filter(({ verdict }) => verdict !== null).map(({ text }) => wordKey(text)),
      );
      for (const { query, answered, answer } of list(proposedIn(recording.text).queries)) {
        if (!['full', 'partial'].includes(answered) || quoted.has(wordKey(String(query)))) continue;
        const reason = refusalOf(answer, page);
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
  }
  if (counts.size === 0) return [];
  const rows = [...counts].sort(([, one], [, other]) => other - one);
  return [
    'Quotations that do not stand:',
    table(
      ['reason', 'quotations'],
      rows.map(([reason, count]) => [reason, String(count)]),
    ),
  ];
}

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
    ratings: [
      Object.keys(proposed.ratings ?? {}).length,
      Object.keys(stands?.judgement?.ratings ?? {}).length,
    ],
    weaknesses: [list(proposed.weaknesses).length, stands?.judgement?.weaknesses.length ?? 0],
    'advice in the model’s words': [
      stands?.judgement?.weaknesses.length ?? 0,
      (stands?.judgement?.weaknesses ?? []).filter(({ advice }) => advice !== null).length,
    ],
  };
}

export function standingTable(pages) {
  const sums = new Map();
  for (const { recorded } of pages) {
    for (const kind of ['inferred', 'given']) {
      const one = recorded[kind];
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
    ...refusedTable(pages),
  ].join('\n\n');
}
