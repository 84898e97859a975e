/** `node lab/eval/citations/count-runs.mjs OUT`: counts the answers to the questions that `ask-runs.mjs` wrote. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeCitationTest } from '../../../dist/core/citations/index.js';
import { randomFrom } from '../../../dist/core/citations/figures/random.js';
import { rateOf } from '../../../dist/core/citations/figures/wilson.js';
import { asOf, nameOf, testsOf } from './ask-runs.mjs';

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder with the answers');

const permutations = 5_000;
/** Own page, its equal copy, the vague copy; the others are on the nearest topics. */
const names = ['own', 'equal copy', 'vague copy'];
const shown = (rate) =>
  rate === null
    ? '-'
    : `${String(rate.cited)}/${String(rate.runs)} = ${rate.value.toFixed(2)} [${rate.low.toFixed(2)}, ${rate.high.toFixed(2)}]`;

const totals = { citations: 0, unsupported: 0, runs: 0, tooLong: 0, firstPage: [] };
const cited = new Map();
/** One entry a source of a run: its label, whether it is cited, its page. */
const labelled = [];
for (const file of readdirSync(testsOf(out)).sort()) {
  const { question, pages, plan } = JSON.parse(readFileSync(join(testsOf(out), file), 'utf8'));
  const folder = join(out, file.replace('.json', ''));
  const answers = plan.prompts.flatMap(({ key }) => {
    const path = join(folder, `${nameOf(key)}.answer.txt`);
    return existsSync(path)
      ? [{ key, answer: readFileSync(path, 'utf8').trim(), askedAt: `${asOf}T00:00:00.000Z` }]
      : [];
  });
  const { result, receipts } = judgeCitationTest({ pages, plan, answers });
  const [{ citations, cause }] = result.results;
  console.log(
    `\n${file.slice(0, 3)} ${question} (${String(answers.length)} of ${String(plan.prompts.length)} answers)`,
  );
  for (const { page, rate, share, first_cited: first, unsupported } of citations)
    console.log(
      `  ${names[page] ?? `page ${String(page)}`}: ${shown(rate)}, share ${String(share)}, first ${String(first)}, unsupported ${String(unsupported)}`,
    );
  console.log(`  cause: ${cause?.code ?? 'none'}`);
  for (const { page, cited: runs } of citations) cited.set(page, (cited.get(page) ?? 0) + runs);
  totals.runs += receipts.length;
  receipts.forEach(({ sentences, sources, answer }, run) => {
    if (answer.split(/\s+/).length > 120) totals.tooLong++;
    for (const { cites, supported, text } of sentences) {
      totals.citations += cites.length;
      totals.unsupported += cites.length - supported.length;
      if (cites.length > supported.length && process.argv.includes('--unsupported'))
        console.log(`  unsupported ${JSON.stringify(cites.filter((n) => !supported.includes(n)))}: ${text}`);
    }
    const all = new Set(sentences.flatMap(({ supported }) => supported));
    const first = sentences.find(({ supported }) => supported.length > 0)?.supported[0];
    for (const { source, page } of sources)
      labelled.push({
        group: `${file} ${String(run)}`,
        source,
        isCited: all.has(source),
        page,
        isFirst: first === source,
      });
  });
}

console.log(`\nruns ${String(totals.runs)}, over 120 words ${String(totals.tooLong)}`);
console.log(
  `citations ${String(totals.citations)}, unsupported ${String(totals.unsupported)} (${((100 * totals.unsupported) / Math.max(1, totals.citations)).toFixed(1)} %)`,
);
for (const [page, runs] of cited)
  console.log(`${names[page] ?? `page ${String(page)}`}: ${shown(rateOf(runs, totals.runs))}`);
console.log('first cited, by label:');
for (let label = 1; label <= 12; label++) {
  const all = labelled.filter(({ source }) => source === label);
  console.log(
    `  [${String(label)}] first ${String(all.filter(({ isFirst }) => isFirst).length)}, cited ${shown(rateOf(all.filter(({ isCited }) => isCited).length, all.length))}`,
  );
}
if (labelled.length > 0) {
  console.log(
    `permutation of labels within runs, ${String(permutations)} times: p = ${permutationTest(labelled).toFixed(3)} (mean label of cited sources)`,
  );
  const twins = labelled.filter(({ page }) => page < 2);
  console.log(`the same among own page and equal copy: p = ${permutationTest(twins).toFixed(3)}`);
}

/** Two-sided: how often a shuffle within each run moves the mean label of the cited sources as far from its expectation. */
function permutationTest(entries) {
  const groups = [...groupsOf(entries)];
  const random = randomFrom(7);
  const sumOf = (marks) =>
    groups.reduce(
      (sum, group, at) =>
        sum + group.reduce((all, { source }, index) => all + (marks[at][index] ? source : 0), 0),
      0,
    );
  const marks = groups.map((group) => group.map(({ isCited }) => isCited));
  const expected = groups.reduce((sum, group) => {
    const mean = group.reduce((all, { source }) => all + source, 0) / group.length;
    return sum + mean * group.filter(({ isCited }) => isCited).length;
  }, 0);
  const observed = Math.abs(sumOf(marks) - expected);
  let extreme = 0;
  for (let turn = 0; turn < permutations; turn++)
    if (Math.abs(sumOf(marks.map((own) => shuffled(own, random))) - expected) >= observed - 1e-9) extreme++;
  return (extreme + 1) / (permutations + 1);
}

function groupsOf(entries) {
  const groups = new Map();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return groups.values();
}

function shuffled(list, random) {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other], copy[at]];
  }
  return copy;
}
