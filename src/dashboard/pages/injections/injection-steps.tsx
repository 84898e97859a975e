import type { VNode } from 'preact';
import type { InjectionRecord } from '../../../injections/injection-record.ts';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';

/** What can be done with an injection in the state that it is in. */
export function injectionSteps(call: MemberPageCall, record: InjectionRecord): VNode {
  const { id, status, publication, url } = record;
  return (
    <div class="row steps-row">
      {publication === 'draft' && publishStep(call, id, url)}
      {publication === 'published' && withdrawStep(call, id)}
      {status === 'completed' && (
        <LinkButton href={`/injections/${id}/rendered`}>The page with its blocks</LinkButton>
      )}
      <ConfirmStep visit={call} label="Delete…" action={`/injections/${id}/delete`} confirm="Delete for good">
        {publication === 'published'
          ? 'The injection, its blocks and its page are removed for good, and its page has nothing published any more.'
          : 'The injection, its blocks and its page are removed for good. Work on it stops.'}
      </ConfirmStep>
    </div>
  );
}

function publishStep(call: MemberPageCall, id: string, url: string | null): VNode {
  if (url === null) {
    return <p class="soft small">Without an address it cannot be published.</p>;
  }
  return (
    <ConfirmStep
      visit={call}
      label="Publish…"
      action={`/injections/${id}/publish`}
      confirm="Publish now"
      isCalm
    >
      It goes live on its page at once. What is published there now becomes superseded, and a published
      injection can not be edited any more.
    </ConfirmStep>
  );
}

function withdrawStep(call: MemberPageCall, id: string): VNode {
  return (
    <ConfirmStep visit={call} label="Withdraw…" action={`/injections/${id}/withdraw`} confirm="Withdraw now">
      Its page has nothing published then. It cannot be published again: make another one.
    </ConfirmStep>
  );
}
