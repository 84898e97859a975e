import type { Config } from '../config/config.ts';
import type { App } from '../platform/app.ts';
import type { Guard } from '../web/guard.ts';

/** What the use cases of webhooks need of the app; the command line has this much without a server. */
export interface WebhooksContext extends Pick<App, 'database' | 'webhookSecrets' | 'now'> {
  readonly config: Pick<Config, 'retentionDays'>;
  readonly web: { readonly guard: Guard };
}
