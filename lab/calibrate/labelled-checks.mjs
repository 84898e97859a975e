/** What each check says of each labelled page of the part `tune`, beside the readers' judgement. No other page is read. */
import { rubric } from '../../dist/core/checks/rubric.js';
import { evaluateCheck } from '../../dist/core/checks/run-checks.js';
import { scorePage } from '../../dist/core/score/score-page.js';
import { wordsIn } from '../eval/words.mjs';
import { hashOf, readTunedPages } from '../train/tuned-pages.mjs';

/**
 * @typedef {object} LabelledPage
 * @property {string} id
 * @property {string} site
 * @property {string} url
 * @property {string} html
 * @property {string} type page type by the readers
 * @property {{ overall: number, intent: number, structure: number, entities: number }} readiness 1-5
 * @property {ReadonlyMap<string, number | null>} shares 0-1 by id of the check, with the labelled queries given; null where
 *   the check does not apply
 * @property {number} cap of the access gate, 0-100
 * @property {number} multiplier of integrity, 0.2-1
 * @property {number} words of the main text
 *
 * @returns {{ pages: LabelledPage[], dataHash: string }}
 */
export function readLabelledChecks() {
  const tuned = readTunedPages();
  const pages = tuned.map(({ id, site, url, html, page_type: type, readiness, given }) => {
    const { access, integrity } = scorePage(given);
    return {
      id,
      site,
      url,
      html,
      type,
      readiness,
      shares: new Map(rubric.map(({ check }) => [check.id, shareOf(check, given)])),
      cap: access.cap,
      multiplier: integrity.multiplier,
      words: wordsIn(given.page.text).length,
    };
  });
  return { pages, dataHash: hashOf(tuned) };
}

function shareOf(check, signals) {
  const evaluation = evaluateCheck(check, signals);
  if (evaluation.kind === 'error') throw new Error(`The check ${check.id} fails on a labelled page.`);
  return evaluation.kind === 'judged' ? evaluation.share : null;
}
