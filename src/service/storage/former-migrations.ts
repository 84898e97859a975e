/** The migration that creates the same schema as all former ones together. */
export const formerSuccessor = '0100-initial';

/** The migrations before the first release, in order. */
export const formerMigrations: readonly string[] = [
  '0001-initial',
  '0010-batches',
  '0011-page-summaries',
  '0012-host-turns',
  '0020-idempotency',
  '0021-rate-limits',
  '0022-key-rotation',
  '0023-plain-html',
  '0025-account-rate-limit',
  '0030-injections',
  '0031-tracker',
  '0032-webhooks',
  '0033-usage',
  '0034-billing',
  '0036-quota-counts',
  '0040-dashboard',
  '0041-analysis-list',
  '0042-injection-lists',
  '0043-failed-deliveries',
];
