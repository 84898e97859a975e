import { z } from 'zod';
import {
  createApiKey,
  rateLimitMax,
  type CreateApiKeyOutcome,
  type KeysContext,
} from '../keys/create-api-key.ts';
import type { ApiKeyRecord } from '../keys/api-key-record.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import { revokeApiKey } from '../keys/revoke-api-key.ts';
import { rotateApiKey } from '../keys/rotate-api-key.ts';
import { setAccountRateLimit } from '../storage/accounts.ts';
import type { WebhooksContext } from '../webhooks/webhooks-context.ts';
import { billingCommands, type BillingControlAnswers } from './billing-commands.ts';
import { ensureAccount } from './first-start.ts';
import { webhookCommands, type WebhookControlAnswers } from './webhook-commands.ts';

/** What the command line may ask of the process that holds the database; answers are JSON. */
export interface ControlAnswers extends WebhookControlAnswers, BillingControlAnswers {
  /** Says that somebody is there. */
  readonly ping: true;
  readonly 'keys.create': CreateApiKeyOutcome;
  readonly 'keys.list': readonly ApiKeyRecord[];
  readonly 'keys.revoke': ApiKeyRecord | null;
  readonly 'keys.rotate': CreateApiKeyOutcome;
  readonly 'keys.limit': true;
}

export type ControlCommandName = keyof ControlAnswers;

const limitInput = z.strictObject({ per_minute: z.int().min(1).max(rateLimitMax).nullable() });
const keyIdInput = z.strictObject({ id: z.string() });

/** The commands, over an open database. They belong to the account of the first start. */
export function controlCommands(context: KeysContext & WebhooksContext): {
  readonly [Name in ControlCommandName]: (input: unknown) => Promise<ControlAnswers[Name]>;
} {
  const account = (): Promise<string> => ensureAccount(context.database.db, context.now());
  return {
    ping: () => Promise.resolve(true),
    'keys.create': async (input) => await createApiKey(context, await account(), input),
    'keys.list': async () => await listApiKeys(context, await account()),
    'keys.revoke': async (input) => await revokeApiKey(context, await account(), keyIdInput.parse(input).id),
    'keys.rotate': async (input) => await rotateApiKey(context, await account(), keyIdInput.parse(input).id),
    'keys.limit': async (input) => {
      await setAccountRateLimit(context.database.db, await account(), limitInput.parse(input).per_minute);
      return true;
    },
    ...webhookCommands(context, account),
    ...billingCommands(context, account),
  };
}
