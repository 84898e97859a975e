import type { Transaction } from 'kysely';
import type { Owner } from '../../service/platform/owner.ts';
import { findInjection, type InjectionRow } from './statements/injections.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { recordEvent, type NewEvent } from '../webhooks/record-event.ts';
import type { InjectionEventData } from '../../core/schema/events/injection-data.ts';
import type { App } from '../../service/platform/app.ts';
import { injectionRecord } from './injection-record.ts';

export interface InjectionEvent {
  readonly type: Extract<NewEvent['type'], `injection.${string}`>;
  readonly id: string;
  readonly owner: Owner;
  /** The API key whose request caused it; null when none did. */
  readonly keyId: string | null;
  readonly at: Date;
}

/** Records an event about an injection, in the transaction of the change. */
export async function recordInjectionEvent(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  { type, id, owner, keyId, at }: InjectionEvent,
): Promise<void> {
  const row = await findInjection(trx, owner, id);
  if (row === undefined) throw new Error('The injection of an event is missing.');
  await recordEvent(app, trx, { accountId: owner.accountId, keyId, at, type, data: eventData(row) });
}

function eventData(row: InjectionRow): InjectionEventData {
  const record = injectionRecord(row);
  if (record.status !== 'completed' && record.status !== 'failed') {
    throw new Error(`An injection that is ${record.status} has no event.`);
  }
  return {
    id: record.id,
    object: record.object,
    environment: record.environment,
    status: record.status,
    publication: record.publication,
    url: record.url,
    mode: record.mode,
    score_before: record.score_before,
    score_after: record.score_after,
    error: record.error,
    metadata: record.metadata,
    created_at: record.created_at,
    completed_at: record.completed_at,
    published_at: record.published_at,
  };
}
