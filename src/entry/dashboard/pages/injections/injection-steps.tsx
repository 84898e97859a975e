import type { VNode } from 'preact';
import { REJECTED, withoutItems } from '../../../../core/blocks/block-items.ts';
import type { InjectionRecord } from '../../../../core/schema/injection.ts';
import type { InjectionDetail } from '../../../../features/injections/read-injection.ts';
import { rejectedItems, type DraftReview } from '../../../../features/injections/review/draft-review.ts';
import { typeNames } from './injection-words.tsx';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';

/** The actions that the injection's status allows. */
export function injectionSteps(call: MemberPageCall, { record, review }: InjectionDetail): VNode {
  const { id, status, publication, content_blocks: blocks } = record;
  // Without a block there is nothing to publish, and the HTML is the page's own.
  const hasBlocks = blocks.length > 0;
  return (
    <div class="row steps-row">
      {publication === 'draft' && hasBlocks && publishStep(call, record, review)}
      {publication === 'published' && withdrawStep(call, id)}
      {status === 'completed' && hasBlocks && (
        <LinkButton href={`/injections/${id}/rendered`}>Show the new HTML</LinkButton>
      )}
      <ConfirmStep
        visit={call}
        label="Delete…"
        action={`/injections/${id}/delete`}
        confirm="Delete permanently"
      >
        {publication === 'published'
          ? 'This permanently deletes the injection, its blocks and its page, and removes the published content from the page.'
          : 'This stops the work and permanently deletes the injection, its blocks and its page.'}
      </ConfirmStep>
    </div>
  );
}

function publishStep(
  call: MemberPageCall,
  { id, url, content_blocks: blocks }: InjectionRecord,
  { entries }: DraftReview,
): VNode {
  if (url === null) {
    return <p class="soft small">An injection without an address cannot be published.</p>;
  }
  const rejected = rejectedItems(blocks, entries);
  const { omitted } = withoutItems(blocks, new Set(rejected));
  if (omitted.length === blocks.length) {
    return <p class="soft small">Every block was rejected: there is nothing to publish.</p>;
  }
  return (
    <ConfirmStep
      visit={call}
      label="Publish…"
      action={`/injections/${id}/publish`}
      confirm="Publish now"
      isCalm
    >
      The blocks go live on their page immediately and replace the content published there. A published
      injection cannot be edited.
      {rejected.length > 0 && ` ${leftOut(rejected.length)}`}
      {omitted
        .filter(({ reason }) => reason !== REJECTED)
        .map(({ type, reason }) => ` ${typeNames[type]}: ${reason}`)}
    </ConfirmStep>
  );
}

const leftOut = (count: number): string =>
  count === 1
    ? 'One rejected item is left out, and the page is scored again without it.'
    : `${String(count)} rejected items are left out, and the page is scored again without them.`;

function withdrawStep(call: MemberPageCall, id: string): VNode {
  return (
    <ConfirmStep visit={call} label="Withdraw…" action={`/injections/${id}/withdraw`} confirm="Withdraw now">
      The page then has no published content. A withdrawn injection cannot be published again: create a new
      one.
    </ConfirmStep>
  );
}
