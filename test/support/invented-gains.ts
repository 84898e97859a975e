import type { AnalysisResult } from '../../src/core/schema/analysis-result.ts';
import { inventedSentences } from './pages/invented-sentences.ts';

/** Points of the score that one sentence of invented evidence may gain. */
const GAIN_MAX = 1.5;
/** On a page that says less, any sentence on the topic is a large part of all that it says: only the source is compared. */
const STATEMENTS_MIN = 20;
/** With fewer, checks that do not apply yet begin to. */
const STATEMENTS_COMPARED_MIN = 5;

/** What gained too much: each sentence with its points. `scoreWith` scores the page with a sentence added. */
export function inventedGains(
  honest: AnalysisResult,
  scoreWith: (sentence: string) => number,
): readonly string[] {
  const stated = statementsOf(honest);
  const topic = honest.entities[0]?.name ?? '';
  return Object.entries(inventedSentences(honest.page.language)).flatMap(([name, { sentence, bare }]) => {
    const score = scoreWith(sentence(topic));
    const all = stated >= STATEMENTS_MIN ? score - honest.overall_score : 0;
    const source =
      bare !== undefined && stated >= STATEMENTS_COMPARED_MIN ? score - scoreWith(bare(topic)) : 0;
    const gain = Math.round(Math.max(all, source) * 10) / 10;
    return gain > GAIN_MAX ? [`${name}: ${String(gain)}`] : [];
  });
}

function statementsOf({ checks }: AnalysisResult): number {
  const depth = checks.find(({ id }) => id === 'depth')?.explanation ?? '';
  return Number(/\d+/.exec(depth)?.[0] ?? 0);
}
