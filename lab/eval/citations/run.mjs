/**
 * `npm run eval:citations`: causes, retrieval and verdicts of citation tests on pages whose fault is known by construction.
 * Without `EVAL_DATA` it reads the pages of `lab/own-data`.
 */
import './own-data.mjs';
import { judgeCitationTest, planCitationTest, readSource } from '../../../dist/core/citations/index.js';
import { placedSentences } from '../../../dist/core/citations/causes/compared-words.js';
import { asOf } from './ask-runs.mjs';
import { isOwnData } from '../data.mjs';
import { askedPages } from './asked-pages.mjs';
import { htmlOf } from './page-blocks.mjs';
import { variants } from './variants.mjs';

const isVerbose = process.argv.includes('--cases');
const read = (page, name, question) =>
  readSource(htmlOf(page), { url: `https://${name}.example/`, asOf, questions: [question] });

/** The test in which an assistant cites the page without the fault for the words that answer. */
function scriptedCause(pages, asked) {
  const plan = planCitationTest({
    ...{ pages, questions: [asked.question], runs: 1, seed: 'lab' },
    assistant: 'scripted/assistant',
  });
  const answers = plan.prompts.flatMap(({ key, order }) => {
    const { sources } = plan.questions[0].retrievals[0];
    const label =
      order.findIndex((at) => sources[at].page === 1 && holds(sources[at].text, asked.answer)) + 1;
    return label === 0
      ? []
      : [
          {
            key,
            askedAt: `${asOf}T00:00:00.000Z`,
            answer: cited(sources[order[label - 1]].text, asked.answer, label),
          },
        ];
  });
  const { result } = judgeCitationTest({ pages, plan, answers });
  return {
    isAnswered: answers.length > 0,
    cause: result.results[0].cause,
    citations: result.results[0].citations,
  };
}

function verdictCause(pages, { question }) {
  const plan = planCitationTest({ pages, questions: [question], runs: 1, seed: 'lab', assistant: null });
  return judgeCitationTest({ pages, plan, answers: [] }).result.results[0].cause?.code ?? 'none';
}

/** The sentences of the passage with words of the answer, each with the mark. */
function cited(text, answer, label) {
  const sentences = placedSentences(text, 'en').map(({ text: sentence }) => sentence);
  const said = sentences.filter((sentence) => holds(sentence, answer));
  return (said.length > 0 ? said : [answer.replaceAll('\n', ' ')])
    .map((sentence) => `${sentence.replace(/[.!?]$/, '')} [${String(label)}].`)
    .join('\n');
}

function holds(text, answer) {
  const [one, other] = [plain(text), plain(answer)];
  return one.includes(other) || (one.length > 12 && other.includes(one)) || one.includes(other.slice(0, 40));
}

function plain(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function groupBy(list, keyOf) {
  const groups = {};
  for (const one of list) (groups[keyOf(one)] ??= []).push(one);
  return groups;
}

const cases = [];
for (const asked of askedPages()) {
  const { question, page, half } = asked;
  const winner = read(page, 'winner', question);
  const others = asked.rivals.map((rival, index) => read(rival, `rival${String(index)}`, question));
  for (const { kind, cause, make } of variants) {
    const variant = make(page, asked);
    if (variant === null) continue;
    const own = read(variant, 'own', question);
    const pages = { own, before: null, rivals: [winner, ...others] };
    const scripted = scriptedCause(pages, asked);
    cases.push({
      ...{ question, half, kind, cause, isAnswered: scripted.isAnswered, answer: asked.answer },
      found: scripted.cause?.code ?? 'none',
      details: scripted.cause,
      byVerdicts: verdictCause(pages, asked),
      verdict: own.answers[0]?.answered ?? 'no',
      citations: scripted.citations,
    });
    if (kind === 'equal') continue;
    // Both pages have the fault: nothing but the choice explains it.
    const equal = scriptedCause(
      { own, before: null, rivals: [{ ...own, url: 'https://same.example/' }] },
      asked,
    );
    if (own.status === 'read' && equal.isAnswered)
      cases.push({
        ...{ question, half, kind: `both ${kind}`, cause: 'outranked', isAnswered: true, byVerdicts: '-' },
        found: equal.cause?.code ?? 'none',
        details: equal.cause,
        answer: asked.answer,
      });
  }
}

for (const half of ['seen', 'unseen']) {
  const ofHalf = cases.filter((one) => one.half === half);
  console.log(`\n## ${half}: ${String(new Set(ofHalf.map(({ question }) => question)).size)} questions`);
  console.log('variant | cause | cases | right | by verdicts alone | found instead');
  const usable = ofHalf.filter(
    ({ isAnswered, cause }) => isAnswered || ['unreachable', 'not_retrieved'].includes(cause),
  );
  const kinds = [...new Set(usable.map(({ kind }) => kind))].sort(
    (one, other) => Number(one.startsWith('both')) - Number(other.startsWith('both')),
  );
  for (const kind of kinds) {
    const all = usable.filter((one) => one.kind === kind);
    const right = all.filter(({ found, cause }) => found === cause);
    const alone = all.filter(({ byVerdicts, cause }) => byVerdicts === cause);
    const wrong = Object.entries(
      groupBy(
        all.filter((one) => !right.includes(one)),
        ({ found }) => found,
      ),
    );
    console.log(
      [
        kind,
        all[0].cause,
        all.length,
        `${String(right.length)} (${(right.length / all.length).toFixed(2)})`,
        kind.startsWith('both') ? '-' : alone.length,
        wrong.map(([code, list]) => `${code} ${String(list.length)}`).join(', '),
      ].join(' | '),
    );
  }
  const byCause = Object.entries(groupBy(usable, ({ cause }) => cause));
  console.log(
    byCause
      .map(
        ([cause, list]) =>
          `${cause} ${String(list.filter(({ found }) => found === cause).length)}/${String(list.length)}`,
      )
      .join(' · '),
  );
  const originals = ofHalf.filter(({ kind }) => kind === 'equal');
  const removed = ofHalf.filter(({ kind }) => kind === 'removed');
  const count = (list, test) => `${String(list.filter(test).length)} of ${String(list.length)}`;
  console.log(
    `retrieval: the answering passage among the sources for ${count(originals, ({ isAnswered }) => isAnswered)} questions`,
  );
  console.log(
    `verdicts: answered pages full ${count(originals, ({ verdict }) => verdict === 'full')}, not "no" ${count(originals, ({ verdict }) => verdict !== 'no')}; without the answer not full ${count(removed, ({ verdict }) => verdict !== 'full')}`,
  );
  if (isVerbose && (half === 'seen' || isOwnData))
    for (const one of usable.filter(({ found, cause }) => found !== cause))
      console.log(
        `\n[${one.kind}] ${one.cause} → ${one.found}: ${one.question}\n  answer ${one.answer}\n  ${one.details?.explanation}\n  own ${one.details?.own?.text.slice(0, 200)}\n  winner ${one.details?.winner?.text.slice(0, 200)}`,
      );
}
