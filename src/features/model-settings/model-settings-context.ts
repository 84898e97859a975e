import type { Config } from '../../service/config/config.ts';
import type { Member } from '../members/read-session.ts';
import type { App } from '../../service/platform/app.ts';

export interface ModelSettingsContext extends Pick<
  App,
  'database' | 'webhookSecrets' | 'languageModel' | 'now'
> {
  readonly config: Pick<Config, 'fetchAllowNetworks'>;
}

/** The member who changes the settings. */
export type SettingMember = Pick<Member, 'id' | 'email' | 'accountId'>;
