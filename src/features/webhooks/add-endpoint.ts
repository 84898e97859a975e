import { transact } from '../../service/storage/transact.ts';
import { newId } from '../../service/platform/ids.ts';
import { insertEndpoint } from './statements/webhook-endpoints.ts';
import { problemsOf } from '../../core/schema/problems-of.ts';
import { newEndpointInput } from './endpoint-input.ts';
import { disabledByOwner, endpointRecord, type EndpointRecord } from './endpoint-record.ts';
import { endpointUrlProblem } from '../../service/web/endpoint-url.ts';
import { webhookEventTypes } from '../../core/schema/events/index.ts';
import { newWebhookSecret } from '../../service/platform/secret-box.ts';
import type { AuditEndpoint, WebhooksContext } from './webhooks-context.ts';

/** `secret` cannot be read again later. */
export type EndpointWithSecret = EndpointRecord & { readonly secret: string };

export type AddEndpointOutcome =
  | { readonly ok: true; readonly endpoint: EndpointWithSecret }
  /** One line for each wrong field. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Adds an endpoint to an account, with its audit entry. Validates the input. */
export async function addEndpoint(
  context: WebhooksContext,
  accountId: string,
  input: unknown,
  audit?: AuditEndpoint,
): Promise<AddEndpointOutcome> {
  const parsed = newEndpointInput.safeParse(input);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const { url, environment, events = webhookEventTypes, description = null, enabled = true } = parsed.data;
  const problem = await endpointUrlProblem(url, context.web.guard);
  if (problem !== null) return { ok: false, problems: [`url: ${problem}`] };
  const now = context.now();
  const id = newId('webhookEndpoint', now);
  const secret = newWebhookSecret();
  const added = {
    id,
    account_id: accountId,
    url: new URL(url).href,
    environment,
    events: [...events],
    description,
    enabled,
    disabled_reason: enabled ? null : disabledByOwner,
    disabled_at: enabled ? null : now,
    secret: context.webhookSecrets.seal(secret, id),
    created_at: now,
  };
  return await transact(context.database.db, async (trx) => {
    const endpoint = endpointRecord(await insertEndpoint(trx, added), now);
    await audit?.(trx, endpoint);
    return { ok: true, endpoint: { ...endpoint, secret } };
  });
}
