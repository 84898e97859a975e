import type { DeliveryStatus } from '../../../schema/vocabulary.ts';
import { AppError } from '../../../platform/errors.ts';
import { html, type Html } from '../../../html/html.ts';
import { disabledByOwner, type EndpointRecord } from '../../../webhooks/endpoint-record.ts';
import { readEndpoint, type EndpointOwner } from '../../../webhooks/read-endpoint.ts';
import type { Deed, FieldProblems } from '../../answers.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { badge, type Tone } from '../../components/parts.ts';
import type { PageCall } from '../../dashboard-page.ts';

type Call = Pick<PageCall<'viewer'>, 'app' | 'member' | 'environment'>;

export const ownerOf = ({ member, environment }: Call): EndpointOwner => ({
  accountId: member.accountId,
  environment,
});

/** An endpoint of the member's account in the world that is looked at. Throws AppError `not_found`. */
export async function endpointOf(call: Call, id: string): Promise<EndpointRecord> {
  const endpoint = await readEndpoint(call.app, ownerOf(call), id);
  if (endpoint === undefined) throw new AppError('not_found');
  return endpoint;
}

export const mayChangeWebhooks = (role: PageCall<'viewer'>['member']['role']): boolean => role !== 'viewer';

/** The two lists of this section. */
export function webhookTabs(current: 'endpoints' | 'deliveries'): Html {
  const tab = (name: typeof current, href: string, label: string): Html =>
    name === current
      ? html`<a href="${href}" aria-current="page">${label}</a>`
      : html`<a href="${href}">${label}</a>`;
  return html`<nav class="tabs" aria-label="Webhooks">
    ${tab('endpoints', '/webhooks', 'Endpoints')}${tab('deliveries', '/webhooks/deliveries', 'Deliveries')}
  </nav>`;
}

/** Whether an endpoint is sent anything, and whether it takes it. */
export function endpointBadge(endpoint: EndpointRecord): Html {
  if (!endpoint.enabled) {
    return endpoint.disabled_reason === disabledByOwner
      ? badge('disabled', 'plain')
      : badge('disabled: it failed', 'bad');
  }
  return endpoint.failures > 0 ? badge('failing', 'warn') : badge('enabled', 'good');
}

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  pending: 'accent',
  succeeded: 'good',
  failed: 'bad',
};

export const deliveryBadge = (status: DeliveryStatus): Html => badge(status, tones[status]);

/** What the attempt came to, in a few words: the receiver's status, or why there was none. */
export function attemptWords(status: number | null, error: string | null): Html {
  if (status !== null) return html`<span class="number">${status}</span>`;
  return error === null ? html`<span class="soft">–</span>` : hostileText(error, 80);
}

/** Where the thing that an event tells of is looked at. */
export function resourceLink(id: string): Html {
  const section = sections.find(([prefix]) => id.startsWith(prefix));
  if (section === undefined) return html`<code>${id}</code>`;
  return html`<a href="${section[1]}/${encodeURIComponent(id)}"><code>${id}</code></a>`;
}

const sections = [
  ['an_', '/analyses'],
  ['inj_', '/injections'],
  ['whe_', '/webhooks'],
] as const;

/** `url: must be https` → the problem of the form's field. */
export function fieldsOf(problems: readonly string[]): FieldProblems {
  const fields: Record<string, string> = {};
  for (const problem of problems) {
    const [path = '', ...words] = problem.split(': ');
    const name = path.split('.', 1)[0] ?? '';
    const text = words.join(': ');
    fields[name] ??= `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }
  return fields;
}

/** What the audit log keeps of an endpoint. Of its address the host alone: receivers put tokens into the rest. */
export function deedOf(
  { id, url, environment }: EndpointRecord,
  more: Readonly<Record<string, string>> = {},
): Deed {
  return { target: id, detail: { host: new URL(url).host, environment, ...more } };
}
