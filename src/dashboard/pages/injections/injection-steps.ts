import { html, type Html } from '../../../html/html.ts';
import type { InjectionRecord } from '../../../schema/injection.ts';
import { confirmStep } from '../../components/confirm.ts';
import { linkButton } from '../../components/parts.ts';
import type { MemberPageCall } from '../../dashboard-page.ts';

/** What can be done with an injection in the state that it is in. */
export function injectionSteps(call: MemberPageCall, record: InjectionRecord): Html {
  const { id, status, publication, url } = record;
  return html`<div class="row steps-row">
    ${publication === 'draft' ? publishStep(call, id, url) : undefined}
    ${publication === 'published' ? withdrawStep(call, id) : undefined}
    ${status === 'completed' ? linkButton(`/injections/${id}/rendered`, 'The page with its blocks') : undefined}
    ${confirmStep(call, {
      label: 'Delete…',
      consequences:
        publication === 'published'
          ? 'The injection, its blocks and its page are removed for good, and its page has nothing published any more.'
          : 'The injection, its blocks and its page are removed for good. Work on it stops.',
      action: `/injections/${id}/delete`,
      confirm: 'Delete for good',
    })}
  </div>`;
}

function publishStep(call: MemberPageCall, id: string, url: string | null): Html {
  if (url === null) {
    return html`<p class="soft small">Without an address it cannot be published.</p>`;
  }
  return confirmStep(call, {
    label: 'Publish…',
    consequences: html`It goes live on its page at once. What is published there now becomes superseded, and a
    published injection can not be edited any more.`,
    action: `/injections/${id}/publish`,
    confirm: 'Publish now',
    isCalm: true,
  });
}

function withdrawStep(call: MemberPageCall, id: string): Html {
  return confirmStep(call, {
    label: 'Withdraw…',
    consequences: 'Its page has nothing published then. It cannot be published again: make another one.',
    action: `/injections/${id}/withdraw`,
    confirm: 'Withdraw now',
  });
}
