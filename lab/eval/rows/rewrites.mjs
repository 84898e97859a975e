/**
 * Ten rewrites of one page and a question each: does the score order them as an assistant's answer did? Pairs of one
 * question whose shares of the answer differ; a pair that the score ties counts half.
 */
import { analyze } from '../../../dist/core/improve/analyze-page.js';
import { compare, randomNumbers, share } from '../bootstrap.mjs';
import { readLines } from '../data.mjs';
import { markdownToHtml } from '../markdown-to-html.mjs';
import { aiseoAuditName } from '../peers.mjs';
import { figure, table } from '../table.mjs';
import { wordsIn } from '../words.mjs';

export const about =
  '**Which rewrite was used more.** Questions, each with several rewrites of one page by methods from the literature; an ' +
  'assistant answered from all of them, and each has the share of the answer that is credited to it. Of two rewrites with ' +
  'different shares, the one used more should have the higher `overall_score` for that question; ties count half. The second ' +
  'part contains only pairs whose counts of numbers differ by less than 10 %. Numbers can be invented, so a score that wins by ' +
  'counting them is not a better score.';

/** Pairs whose counts of numbers differ by less than this share count as alike. */
const alikeShare = 0.1;
const digits = /\d+(?:[.,]\d+)*/g;

const url = 'https://example.com/';

export async function measure({ peers }) {
  const random = randomNumbers(1);
  const sets = readLines('citations', 'rewrites').map(({ query, docs }) =>
    docs.map((doc) => ({ ...doc, query, html: `<body>${markdownToHtml(doc.text)}</body>` })),
  );
  const peerScores = peers.scoresOf(sets.flat().map(({ html }) => ({ html, url })));
  const prompts = sets.map((docs) =>
    docs.map(({ query, html, text, word_share: used }) => ({
      used,
      outcome: analyze(html, { url, asOf: '2026-01-01', gains: false, queries: [query] }),
      numbers: text.match(digits)?.length ?? 0,
      words: wordsIn(text).length,
      random: random(),
    })),
  );
  // The peer takes longest: the rows after this one are measured meanwhile.
  const scores = await peerScores;
  let next = 0;
  for (const docs of prompts) for (const doc of docs) doc.peer = scores?.[next++];
  const overall = ({ outcome }) => (outcome.status === 'completed' ? outcome.result.overall_score : 0);
  const line = (data, counts, baseline, of) => ({
    measure: 'which rewrite the answer used more, pairwise',
    data,
    result: compare(prompts, share, pairsRight(overall, counts), pairsRight(of, counts)),
    baseline,
    unit: 'questions',
  });
  return {
    lines: [
      ['all pairs', always],
      ['pairs with as many numbers', alikeInNumbers],
    ].flatMap(([data, counts]) => [
      line(data, counts, 'more numbers', ({ numbers }) => numbers),
      line(data, counts, 'more words', ({ words }) => words),
      ...(scores === null ? [] : [line(data, counts, aiseoAuditName, ({ peer }) => peer)]),
      line(data, counts, 'random', ({ random: chance }) => chance),
    ]),
    details: () => byCheck(prompts),
  };
}

const always = () => true;

function alikeInNumbers(one, other) {
  return Math.abs(one.numbers - other.numbers) < alikeShare * Math.max(1, one.numbers, other.numbers);
}

/** Reads from a prompt how many of its pairs a score orders as the answer did. */
function pairsRight(scoreOf, counts) {
  return remembered((docs) => {
    let right = 0;
    let judged = 0;
    docs.forEach((one, index) => {
      for (const other of docs.slice(index + 1)) {
        if (one.used === other.used || !counts(one, other)) continue;
        judged += 1;
        const difference = scoreOf(one) - scoreOf(other);
        right += difference === 0 ? 0.5 : difference > 0 === one.used > other.used ? 1 : 0;
      }
    });
    return { right, judged };
  });
}

/** Resampling reads the same items repeatedly. */
function remembered(read) {
  const known = new Map();
  return (item) => {
    if (!known.has(item)) known.set(item, read(item));
    return known.get(item);
  };
}

/** The same figure for each category and check, and how often a check gives both of a pair the same. */
function byCheck(prompts) {
  const first = prompts[0][0].outcome.result;
  const checkOf = (result, id) => result.checks.find((check) => check.id === id);
  const readers = [
    ['access cap', (result) => result.access.cap],
    ['integrity', (result) => result.integrity.multiplier],
    ...Object.keys(first.category_scores).map((id) => [id, (result) => result.category_scores[id]]),
    ...first.checks.map(({ id }) => [id, (result) => checkOf(result, id)?.points ?? 0]),
  ];
  return table(
    ['score', 'all pairs', 'as many numbers', 'ties', 'mean share of its points'],
    readers.map(([name, read]) => {
      const of = ({ outcome }) => (outcome.status === 'completed' ? read(outcome.result) : 0);
      const accuracy = (counts) => figure(share(prompts, pairsRight(of, counts)));
      return [
        name,
        accuracy(always),
        accuracy(alikeInNumbers),
        figure(tiesOf(prompts, of)),
        meanShare(prompts, name),
      ];
    }),
  );
}

function tiesOf(prompts, of) {
  return share(prompts, (docs) => {
    const pairs = docs.flatMap((one, index) => docs.slice(index + 1).map((other) => [one, other]));
    const judged = pairs.filter(([one, other]) => one.used !== other.used);
    return { right: judged.filter(([one, other]) => of(one) === of(other)).length, judged: judged.length };
  });
}

function meanShare(prompts, id) {
  const shares = prompts.flat().flatMap(({ outcome }) => {
    const check = outcome.result?.checks.find((each) => each.id === id);
    return check === undefined || check.points === null ? [] : [check.points / check.max_points];
  });
  return shares.length === 0 ? '–' : figure(shares.reduce((sum, value) => sum + value, 0) / shares.length);
}
