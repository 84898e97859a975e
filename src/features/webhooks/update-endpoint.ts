import { transact } from '../../service/storage/transact.ts';
import { failPendingOfDisabled } from './statements/webhook-deliveries.ts';
import { lockEndpoint, updateEndpointRow } from './statements/webhook-endpoints.ts';
import { problemsOf } from '../../core/schema/problems-of.ts';
import { endpointChangeInput } from './endpoint-input.ts';
import { disabledByOwner, endpointRecord, type EndpointRecord } from './endpoint-record.ts';
import { endpointUrlProblem } from '../../service/web/endpoint-url.ts';
import type { AuditEndpoint, WebhooksContext } from './webhooks-context.ts';

export type UpdateEndpointOutcome =
  | { readonly ok: true; readonly endpoint: EndpointRecord }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Changes the given fields of an endpoint. Disabling fails its pending deliveries; enabling resets its failure count and
 * does not send events from the meantime: see `replayEvents`. Writes the audit entry in the same transaction.
 */
export async function updateEndpoint(
  context: WebhooksContext,
  accountId: string,
  input: unknown,
  audit?: AuditEndpoint,
): Promise<UpdateEndpointOutcome> {
  const parsed = endpointChangeInput.safeParse(input);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const { id, url, events, description, enabled } = parsed.data;
  const problem = url === undefined ? null : await endpointUrlProblem(url, context.web.guard);
  if (problem !== null) return { ok: false, problems: [`url: ${problem}`] };
  const now = context.now();
  return await transact(context.database.db, async (trx) => {
    const found = await lockEndpoint(trx, accountId, id);
    if (found === undefined) return { ok: false, problems: [`There is no endpoint ${id}.`] };
    const address = url === undefined ? found.url : new URL(url).href;
    const row = await updateEndpointRow(trx, id, {
      url: address,
      // Another server has yet to show how it answers.
      prompt: address === found.url ? found.prompt : null,
      events: events ?? found.events,
      description: description === undefined ? found.description : description,
      ...(enabled === undefined || enabled === found.enabled ? {} : enabledChange(enabled, now)),
    });
    if (!row.enabled) await failPendingOfDisabled(trx, id);
    const endpoint = endpointRecord(row, now);
    await audit?.(trx, endpoint);
    return { ok: true, endpoint };
  });
}

function enabledChange(enabled: boolean, now: Date) {
  return {
    enabled,
    disabled_reason: enabled ? null : disabledByOwner,
    disabled_at: enabled ? null : now,
    failures: 0,
    failing_since: null,
  };
}
