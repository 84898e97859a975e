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
import { createSignupLink, signupUrl } from '../members/signup-links.ts';
import { setAccountRateLimit } from '../members/statements/accounts.ts';
import type { WebhooksContext } from '../webhooks/webhooks-context.ts';
import type { Config } from '../config/config.ts';
import { auditCommands } from './audit-commands.ts';
import { billingCommands, type BillingControlAnswers } from './billing-commands.ts';
import { ensureAccount } from './first-start.ts';
import { webhookCommands, type WebhookControlAnswers } from './webhook-commands.ts';

/** Commands to the process that has the database open, with the types of their results (JSON). */
export interface ControlAnswers extends WebhookControlAnswers, BillingControlAnswers {
  /** Shows that a server is running. */
  readonly ping: true;
  readonly 'keys.create': CreateApiKeyOutcome;
  readonly 'keys.list': readonly ApiKeyRecord[];
  readonly 'keys.revoke': ApiKeyRecord | null;
  readonly 'keys.rotate': CreateApiKeyOutcome;
  readonly 'keys.limit': true;
  /** The sign-up link of an owner; only this result contains it. */
  readonly 'dashboard.signupLink': { readonly url: string };
}

export type ControlCommandName = keyof ControlAnswers;

const limitInput = z.strictObject({ per_minute: z.int().min(1).max(rateLimitMax).nullable() });
const keyIdInput = z.strictObject({ id: z.string() });

type ControlContext = KeysContext &
  WebhooksContext & { readonly config: Pick<Config, 'publicUrl' | 'retentionDays'> };

type Commands = {
  readonly [Name in ControlCommandName]: (input: unknown) => Promise<ControlAnswers[Name]>;
};

/** The commands on an open database, for the account of the first start. */
export function controlCommands(context: ControlContext): Commands {
  const account = (): Promise<string> => ensureAccount(context.database.db, context.now());
  return auditCommands(context, account, auditActions, {
    ping: () => Promise.resolve(true),
    'keys.create': async (input) => await createApiKey(context, await account(), input),
    'keys.list': async () => await listApiKeys(context, await account()),
    'keys.revoke': async (input) => await revokeApiKey(context, await account(), keyIdInput.parse(input).id),
    'keys.rotate': async (input) => await rotateApiKey(context, await account(), keyIdInput.parse(input).id),
    'keys.limit': async (input) => {
      await setAccountRateLimit(context.database.db, await account(), limitInput.parse(input).per_minute);
      return true;
    },
    'dashboard.signupLink': async () => {
      const accountId = await account();
      const token = await createSignupLink(context, { accountId, role: 'owner', email: null, actor: null });
      return { url: signupUrl(context.config.publicUrl, token) };
    },
    ...webhookCommands(context, account),
    ...billingCommands(context, account),
  });
}

/** Audit action of each command that changes something. */
const auditActions: Readonly<Partial<Record<ControlCommandName, string>>> = {
  'keys.create': 'key.created',
  'keys.revoke': 'key.revoked',
  'keys.rotate': 'key.rotation_began',
  'keys.limit': 'account.rate_limit_set',
  'webhooks.add': 'webhook.added',
  'webhooks.update': 'webhook.updated',
  'webhooks.remove': 'webhook.removed',
  'webhooks.rotate': 'webhook.secret_rotated',
  'plans.save': 'plan.saved',
  'plans.choose': 'plan.chosen',
};
