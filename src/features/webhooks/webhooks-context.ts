import type { Config } from '../../service/config/config.ts';
import type { App } from '../../service/platform/app.ts';
import type { Transaction } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import type { Guard } from '../../service/web/guard.ts';
import type { EndpointRecord } from './endpoint-record.ts';

/** The parts of the app that webhook management needs; the command line has them without a server. */
export interface WebhooksContext extends Pick<App, 'database' | 'webhookSecrets' | 'now'> {
  readonly config: Pick<Config, 'retentionDays'>;
  readonly web: { readonly guard: Guard };
}

/**
 * Writes the audit entry of a change to an endpoint, in the transaction of the change. For changes that a caller cannot
 * put into a transaction of its own: they look up an address first, or need several transactions.
 */
export type AuditEndpoint = (
  trx: Transaction<Schema>,
  endpoint: EndpointRecord,
  detail?: Readonly<Record<string, string>>,
) => Promise<void>;
