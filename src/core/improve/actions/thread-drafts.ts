import { adviseTo } from '../../advice/advice.ts';
import { answeredQueries } from '../../checks/intent-alignment/answered-queries.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { AskedBrief } from '../briefs/asked-brief.ts';
import type { Draft } from './draft.ts';

/** What the owner of a forum can do about a thread that asks and marks no answer, as its brief says. */
export function threadDrafts({ pageType }: Signals, [conclusion]: readonly AskedBrief[]): Draft[] {
  if (pageType !== 'forum' || conclusion === undefined) return [];
  const { id: check, weakness } = answeredQueries;
  return [{ check, weakness, advice: adviseTo('conclude-thread', {}), brief: conclusion }];
}
