import type { VNode } from 'preact';
import type { CitationTestSummary } from '../../../../core/schema/citation-test-summary.ts';
import type { InjectionRecord } from '../../../../core/schema/injection.ts';
import { listCitationTests } from '../../../../features/citation-tests/read-citation-test.ts';
import {
  citedWords,
  differenceWords,
  outcomeNames,
  percent,
} from '../../../report/citations/citation-words.ts';
import { LinkButton } from '../../components/link-button.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { mayTest, newTestPath, pathOf } from './citation-parts.tsx';

type Tested = Pick<InjectionRecord, 'id' | 'status' | 'content_blocks'>;

/** The last citation test before and after an injection, and the offer of one; nothing for an injection without blocks. */
export async function injectionCitations(
  { app, caller, member }: MemberPageCall,
  { id, status, content_blocks: blocks }: Tested,
): Promise<VNode | undefined> {
  if (status !== 'completed' || blocks.length === 0) return undefined;
  const [found] = await listCitationTests(app, caller, { injectionId: id, limit: 1 });
  const last = found === undefined ? undefined : (JSON.parse(found.json) as CitationTestSummary);
  if (last === undefined && !mayTest(member.role)) return undefined;
  return (
    <section class="card" aria-label="Citation test">
      {last === undefined ? (
        <p>
          The score is a hypothesis. A citation test shows whether an assistant cites the page more often with
          these blocks.
        </p>
      ) : (
        lastTest(last)
      )}
      {mayTest(member.role) && (
        <LinkButton href={newTestPath({ injection: id })}>
          {last === undefined ? 'Test before and after' : 'Test again'}
        </LinkButton>
      )}
    </section>
  );
}

function lastTest({ id, status, comparison }: CitationTestSummary): VNode {
  const link = <a href={pathOf(id)}>Show the test</a>;
  if (status === 'failed') return <p>The last citation test failed. {link}</p>;
  if (status !== 'completed') return <p>A citation test is running. {link}</p>;
  if (comparison === null) return <p>The last citation test asked no model. {link}</p>;
  const { before, after, difference, outcome } = comparison;
  return (
    <p>
      <b>Citations: {outcomeNames[outcome].toLowerCase()}.</b> Before, {citedWords(before)} (
      {percent(before.value)}) cited the page; after, {citedWords(after)} ({percent(after.value)}).
      Difference: {differenceWords(difference)}. {link}
    </p>
  );
}
