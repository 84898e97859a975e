import type { VNode } from 'preact';
import type { DeliveryStatus } from '../../../../core/schema/vocabulary.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { endpointAuditDetail } from '../../../../features/webhooks/endpoint-audit-detail.ts';
import { disabledByOwner, type EndpointRecord } from '../../../../features/webhooks/endpoint-record.ts';
import type { Owner } from '../../../../service/platform/owner.ts';
import { recordAudit } from '../../../../features/members/audit.ts';
import { maskedUrl } from '../../../../features/webhooks/masked-url.ts';
import type { AuditEndpoint } from '../../../../features/webhooks/webhooks-context.ts';
import { readEndpoint } from '../../../../features/webhooks/read-endpoint.ts';
import type { AuditDetails, FieldProblems } from '../../answers.ts';
import { Badge } from '../../components/badge.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import type { Tone } from '../../components/tone.ts';
import type { PageCall } from '../../dashboard-page.ts';

type Call = Pick<PageCall<'viewer'>, 'app' | 'member' | 'environment'>;

export const ownerOf = ({ member, environment }: Call): Owner => ({
  accountId: member.accountId,
  environment,
});

/** An endpoint of the member's account in the visit's environment. Throws AppError `not_found`. */
export async function endpointOf(call: Call, id: string): Promise<EndpointRecord> {
  const endpoint = await readEndpoint(call.app, ownerOf(call), id);
  if (endpoint === undefined) throw new AppError('not_found');
  return withShownUrl(call, endpoint);
}

/** The endpoint or delivery with its URL as the member may see it: viewers get the host alone. */
export function withShownUrl<Item extends { readonly url: string }>(
  { member }: Pick<Call, 'member'>,
  item: Item,
): Item {
  return mayChangeWebhooks(member.role) ? item : { ...item, url: maskedUrl(item.url) };
}

export const mayChangeWebhooks = (role: PageCall<'viewer'>['member']['role']): boolean => role !== 'viewer';

/** The two lists of this section. */
export function webhookTabs(current: 'endpoints' | 'deliveries'): VNode {
  const tab = (name: typeof current, href: string, label: string): VNode =>
    name === current ? (
      <a href={href} aria-current="page">
        {label}
      </a>
    ) : (
      <a href={href}>{label}</a>
    );
  return (
    <nav class="tabs" aria-label="Webhooks">
      {tab('endpoints', '/webhooks', 'Endpoints')}
      {tab('deliveries', '/webhooks/deliveries', 'Deliveries')}
    </nav>
  );
}

/** The endpoint's status: enabled, failing or disabled. Attempts fail first; a delivery fails after three days of them. */
export function endpointBadge(endpoint: EndpointRecord): VNode {
  if (!endpoint.enabled) {
    return endpoint.disabled_reason === disabledByOwner ? (
      <Badge tone="plain">disabled</Badge>
    ) : (
      <Badge tone="bad">disabled: failures</Badge>
    );
  }
  const { failures } = endpoint;
  if (failures === 0) return <Badge tone="good">enabled</Badge>;
  const attempts = `${failures.toLocaleString('en')} attempt${failures === 1 ? '' : 's'}`;
  return <Badge tone="warn">{`failing: ${attempts}`}</Badge>;
}

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  pending: 'accent',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'plain',
};

export const deliveryBadge = (status: DeliveryStatus): VNode => <Badge tone={tones[status]}>{status}</Badge>;

/** The result of the attempt: the receiver's status, or the reason why there was none. */
export function attemptWords(status: number | null, error: string | null): VNode {
  if (status !== null) return <span class="number">{status}</span>;
  return error === null ? <span class="soft">–</span> : <HostileText text={error} max={80} />;
}

/** The page of the resource that an event is about. */
export function resourceLink(id: string): VNode {
  const section = sections.find(([prefix]) => id.startsWith(prefix));
  if (section === undefined) return <code>{id}</code>;
  return (
    <a href={`${section[1]}/${encodeURIComponent(id)}`}>
      <code>{id}</code>
    </a>
  );
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

/** Writes the entry of an action that is not in one transaction, or that looks up an address before. */
export const auditEndpoint =
  ({ app, member }: Pick<Call, 'app' | 'member'>, action: string): AuditEndpoint =>
  async (trx, endpoint, detail) => {
    const entry = { accountId: member.accountId, actor: member, action };
    await recordAudit(trx, { ...entry, ...auditDetailsOf(endpoint, detail) }, app.now());
  };

/** The entry of an endpoint in the audit log. */
export function auditDetailsOf(
  endpoint: EndpointRecord,
  more: Readonly<Record<string, string>> = {},
): AuditDetails {
  return { target: endpoint.id, detail: endpointAuditDetail(endpoint, more) };
}
