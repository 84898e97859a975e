import { z } from 'zod';
import {
  createApiKey,
  rateLimitMax,
  type CreateApiKeyOutcome,
  type KeysContext,
} from '../../features/keys/create-api-key.ts';
import type { ApiKeyRecord } from '../../features/keys/api-key-record.ts';
import { keyAuditDetail } from '../../features/keys/key-audit-detail.ts';
import { listApiKeys } from '../../features/keys/list-api-keys.ts';
import { revokeApiKey } from '../../features/keys/revoke-api-key.ts';
import { rotateApiKey } from '../../features/keys/rotate-api-key.ts';
import { createOwnerLink, signupUrl } from '../../features/members/signup-links.ts';
import { setAccountRateLimit } from '../../features/members/index.ts';
import type { WebhooksContext } from '../../features/webhooks/webhooks-context.ts';
import type { Config } from '../../service/config/config.ts';
import { audited, type Command, type CommandEntry } from './audit-commands.ts';
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
  /** The sign-up link of an owner, which only this result contains; null when the account has an owner. */
  readonly 'dashboard.signupLink': { readonly url: string | null };
}

export type ControlCommandName = keyof ControlAnswers;

const limitInput = z.strictObject({ per_minute: z.int().min(1).max(rateLimitMax).nullable() });
const keyIdInput = z.strictObject({ id: z.string() });
const ownerLinkInput = z.strictObject({ is_further: z.boolean() });

export type ControlContext = KeysContext &
  WebhooksContext & { readonly config: Pick<Config, 'publicUrl' | 'retentionDays'> };

type Definitions = {
  readonly [Name in Exclude<ControlCommandName, 'ping'>]: Command<ControlContext, ControlAnswers[Name]>;
};

/** A change of the command line has the same audit action as the dashboard's. */
const definitions: Definitions = {
  'keys.create': audited(createApiKey, (outcome) => keyEntry('key.created', outcome)),
  'keys.list': async (context, accountId) => await listApiKeys(context, accountId),
  'keys.revoke': audited(
    async (context: ControlContext, accountId, input) =>
      await revokeApiKey(context, accountId, keyIdInput.parse(input).id),
    (key) =>
      key === null ? undefined : { action: 'key.revoked', target: key.id, detail: keyAuditDetail(key) },
  ),
  'keys.rotate': audited(
    async (context: ControlContext, accountId, input) =>
      await rotateApiKey(context, accountId, keyIdInput.parse(input).id),
    (outcome, input) => keyEntry('key.rotation_began', outcome, { replaces: keyIdInput.parse(input).id }),
  ),
  'keys.limit': audited(
    async ({ database: { db } }: ControlContext, accountId, input) => {
      await setAccountRateLimit(db, accountId, limitInput.parse(input).per_minute);
      return true as const;
    },
    (_result, input) => ({
      action: 'account.rate_limit_set',
      detail: { per_minute: String(limitInput.parse(input).per_minute ?? 'none') },
    }),
  ),
  // Writes its entry itself, like the links of members.
  'dashboard.signupLink': async (context, accountId, input) => {
    const { is_further: isFurther } = ownerLinkInput.parse(input);
    const token = await createOwnerLink(context, accountId, { isFurther });
    return token === null ? { url: null } : { url: signupUrl(context.config.publicUrl, token) };
  },
  ...webhookCommands,
  ...billingCommands,
};

type Commands = {
  readonly [Name in ControlCommandName]: (input: unknown) => Promise<ControlAnswers[Name]>;
};

/** The commands on an open database, for the account of the first start. */
export function controlCommands(context: ControlContext): Commands {
  const bound = Object.entries(definitions).map(([name, run]) => [
    name,
    async (input: unknown) => {
      const accountId = await ensureAccount(context.database.db, context.now());
      return await run(context, accountId, input);
    },
  ]);
  // Same names as `definitions`.
  return { ...Object.fromEntries(bound), ping: () => Promise.resolve(true) } as Commands;
}

function keyEntry(
  action: string,
  outcome: CreateApiKeyOutcome,
  more?: Readonly<Record<string, string>>,
): CommandEntry | undefined {
  if (!outcome.ok) return undefined;
  const { created } = outcome;
  return { action, target: created.id, detail: keyAuditDetail(created, more) };
}
