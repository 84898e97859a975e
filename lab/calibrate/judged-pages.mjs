/** What the rating and the rules say of each labelled page of the part `tune` that has a recorded answer. */
import { createHash } from 'node:crypto';
import { createSignals } from '../../dist/core/page-signals/page-signals.js';
import { readerPartOf, rubric } from '../../dist/core/checks/rubric.js';
import { evaluateCheck } from '../../dist/core/checks/run-checks.js';
import { scoreQueries } from '../../dist/core/score/score-page.js';
import { probedQueries, readLabelledPages, givenQueries } from '../eval/readings/labelled-readings.mjs';
import { asOf, readingQuestionOf } from '../eval/model/reading-questions.mjs';
import { readRecording } from '../eval/model/recordings.mjs';

const reader = 'lab/eval/recorded';
const categories = ['intent_alignment', 'structure_quality', 'entity_coverage'];
const scale = { least: 1, most: 5 };

/**
 * @typedef {object} JudgedPage
 * @property {string} site
 * @property {string} type
 * @property {{ overall: number, intent: number, structure: number, entities: number }} readiness 1-5
 * @property {Record<string, { rating: number | null, rules: number }>} shares 0-1, by category
 * @property {number} cap of the access gate, 0-100
 * @property {number} multiplier of integrity, 0.2-1
 * @property {{ answered: string, ruled: string, isRight: boolean }[]} verdicts of the model, beside the rules'
 *
 * @param {readonly string[]} folders of recordings; a page counts once for each that answers it
 * @returns {{ pages: JudgedPage[], dataHash: string }}
 */
export function readJudgedPages(folders) {
  const hash = createHash('sha256');
  const tune = readLabelledPages().filter(({ part }) => part === 'tune');
  const pages = folders.flatMap((folder) =>
    tune.flatMap((page) => {
      const asked = readingQuestionOf(page, probedQueries(page));
      const recording = asked === null ? null : readRecording(folder, asked.hash);
      if (recording === null) return [];
      hash.update(`${page.id}\n${recording.text}\n${JSON.stringify(page.readiness)}\n`);
      const reading = {
        kind: 'written',
        reader,
        text: recording.text,
        isCut: asked.isCut,
        hasAnswers: asked.hasAnswers,
      };
      return judgedPage(page, reading) ?? [];
    }),
  );
  return { pages, dataHash: `sha256:${hash.digest('hex')}` };
}

function judgedPage(page, reading) {
  const { html, url } = page;
  const scored = scoreQueries(createSignals(html, { url, asOf, queries: givenQueries(page), reading }));
  const judgement = scored.signals.reading?.judgement ?? null;
  if (judgement === null) return null;
  return {
    site: new URL(url).hostname,
    type: page.page_type,
    readiness: page.readiness,
    shares: Object.fromEntries(categories.map((id) => [id, sharesOf(id, scored.signals, judgement)])),
    cap: scored.access.cap,
    multiplier: scored.integrity.multiplier,
    verdicts: verdictsOf(page, reading),
  };
}

function sharesOf(category, signals, { ratings }) {
  const rating = ratings[readerPartOf(category)];
  const own = rubric.filter(({ check }) => check.category === category);
  const judged = own.map(({ check, maxPoints }) => ({
    id: check.id,
    maxPoints,
    evaluation: evaluateCheck(check, signals),
  }));
  const shareOf = (lines) => {
    const counted = lines.filter(({ evaluation }) => evaluation.kind === 'judged');
    const most = counted.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    return most === 0
      ? null
      : counted.reduce((sum, { maxPoints, evaluation }) => sum + maxPoints * evaluation.share, 0) / most;
  };
  return {
    rating: rating === undefined ? null : (rating - scale.least) / (scale.most - scale.least),
    rules: shareOf(judged) ?? 0,
  };
}

/** The model's verdicts on labelled queries and probes, each beside that of the rules. */
function verdictsOf(page, reading) {
  const queries = probedQueries(page);
  const { answers, ruledAnswers } = createSignals(page.html, { url: page.url, asOf, queries, reading });
  const labels = new Map([...page.queries, ...(page.probes ?? [])].map(({ q, answered }) => [q, answered]));
  return answers.flatMap(({ query, answered, isModels }, index) => {
    const label = labels.get(query.text);
    if (isModels !== true || label === undefined) return [];
    return [{ answered, ruled: ruledAnswers[index].answered, isRight: answered === label }];
  });
}
