import type { Config } from '../config/config.ts';
import type { App } from '../platform/app.ts';
import type { Guard } from '../web/guard.ts';

/** The parts of the app that webhook management needs; the command line has them without a server. */
export interface WebhooksContext extends Pick<App, 'database' | 'webhookSecrets' | 'now'> {
  readonly config: Pick<Config, 'retentionDays'>;
  readonly web: { readonly guard: Guard };
}
