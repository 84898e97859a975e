import type { Signals } from '../page-signals/page-signals.ts';
import type { JudgementResult } from '../schema/judgement.ts';

/** The judgement of a language model in the shape of the result; null where rules read. */
export function shownJudgement({ reading }: Pick<Signals, 'reading'>): JudgementResult | null {
  const judgement = reading?.judgement ?? null;
  if (judgement === null) return null;
  const { ratings, spread, reasons, weaknesses } = judgement;
  const { overall = null, intent = null, structure = null, entities = null } = ratings;
  return {
    ratings: { overall, intent, structure, entities },
    spread,
    reasons: {
      intent: reasons.intent ?? null,
      structure: reasons.structure ?? null,
      entities: reasons.entities ?? null,
    },
    weaknesses: [...weaknesses],
  };
}
