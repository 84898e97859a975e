import { sql, type Kysely, type Migration } from 'kysely';

/** Deliveries that failed, the newest first: few among many, and what people look for. */
export const failedDeliveries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, id desc)
      where status = 'failed'`.execute(db);
  },
};
