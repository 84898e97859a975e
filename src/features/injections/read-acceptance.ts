import type { App } from '../../service/platform/app.ts';
import type { Owner } from '../../service/platform/owner.ts';
import type { DecisionCount } from './review/draft-review.ts';
import { sumDecisions } from './statements/draft-reviews.ts';
import { wilsonInterval, type Interval } from '../../core/citations/figures/wilson.ts';

/** What editors decided about the drafts of one type by one generator. */
export interface Acceptance extends DecisionCount {
  /** How many items were decided on. */
  readonly decided: number;
  /** The share that was accepted as it was; null: too few to say. */
  readonly rate: (Interval & { readonly share: number }) | null;
}

/** Decision: the range of fewer is too wide to act on (of 6, at best 61 to 100 %). */
export const acceptanceMin = 7;

/** The owner's decisions by type and generator; never what an item says. */
export async function readAcceptance(
  app: Pick<App, 'database'>,
  owner: Owner,
): Promise<readonly Acceptance[]> {
  const counts = await sumDecisions(app.database.db, owner);
  return counts.map((count) => {
    const { accepted, edited, rejected } = count;
    const decided = accepted + edited + rejected;
    const rate =
      decided < acceptanceMin ? null : { share: accepted / decided, ...wilsonInterval(accepted, decided) };
    return { ...count, decided, rate };
  });
}
