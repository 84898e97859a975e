import { z } from 'zod';
import type { App } from '../../service/platform/app.ts';
import { oneOf } from '../../core/schema/one-of.ts';
import { problemsOf } from '../../core/schema/problems-of.ts';
import { environments, keyTypes, scopes } from '../../core/schema/vocabulary.ts';
import { newId } from '../../service/platform/ids.ts';
import { insertApiKey, type ApiKeyRow } from './statements/api-keys.ts';
import { apiKeyHint, newApiKey } from './api-key.ts';
import { apiKeyRecord, type ApiKeyRecord } from './api-key-record.ts';
import { grantableScopes } from './scopes.ts';

/** The parts of the app that key management needs; the command line has them without a server. */
export type KeysContext = Pick<App, 'database' | 'keyHasher' | 'now'>;

const nameLengthMax = 100;
const originsMax = 100;
/** Requests a minute. */
export const rateLimitMax = 1_000_000;

const createApiKeyInput = z
  .strictObject({
    type: oneOf(keyTypes),
    environment: oneOf(environments),
    name: z
      .string()
      .trim()
      .min(1)
      .max(nameLengthMax)
      // PostgreSQL's text cannot store U+0000, and no name needs the others.
      .regex(/^\P{Cc}*$/u, 'must not contain control characters')
      .optional(),
    /** Default: all that a key of this kind may have. */
    scopes: z.array(oneOf(scopes)).min(1).optional(),
    rate_limit: z.int().min(1).max(rateLimitMax).optional(),
    origins: z
      .array(z.string().refine(isOrigin, 'must be an origin such as https://example.com'))
      .max(originsMax)
      .optional(),
    expires_at: z.iso.datetime({ offset: true }).optional(),
  })
  .superRefine((input, context) => {
    const grantable = grantableScopes(input.type, input.environment);
    for (const scope of input.scopes ?? []) {
      if (!grantable.includes(scope)) {
        const message = `${scope} cannot be given to a ${input.type} key of the ${input.environment} environment`;
        context.addIssue({ code: 'custom', path: ['scopes'], message });
      }
    }
    if (input.type === 'secret' && input.origins !== undefined) {
      context.addIssue({ code: 'custom', path: ['origins'], message: 'only a publishable key has origins' });
    }
  });

/** `scopes` are unvalidated: the schema checks them. */
export type CreateApiKeyInput = Omit<z.input<typeof createApiKeyInput>, 'scopes'> & {
  readonly scopes?: readonly string[];
};

/** The member who makes a key; null: the server or the command line. */
export type KeyMaker = { readonly id: string; readonly email: string } | null;

/** `key` cannot be read again later. */
export type CreatedApiKey = ApiKeyRecord & { readonly key: string };

export type CreateApiKeyOutcome =
  | { readonly ok: true; readonly created: CreatedApiKey }
  /** One line for each wrong field. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Creates a key for an account. Validates the input. */
export async function createApiKey(
  context: KeysContext,
  accountId: string,
  input: unknown,
  maker: KeyMaker = null,
): Promise<CreateApiKeyOutcome> {
  const parsed = createApiKeyInput.safeParse(input);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const {
    type,
    environment,
    name,
    scopes,
    rate_limit: rateLimit,
    origins,
    expires_at: expiresAt,
  } = parsed.data;
  const now = context.now();
  if (expiresAt !== undefined && new Date(expiresAt) <= now) {
    return { ok: false, problems: ['expires_at: must be in the future'] };
  }
  const settings: ApiKeySettings = {
    type,
    environment,
    name: name ?? null,
    scopes: [...new Set(scopes ?? grantableScopes(type, environment))],
    allowed_origins: [...new Set(origins ?? [])],
    rate_limit: rateLimit ?? null,
    expires_at: expiresAt === undefined ? null : new Date(expiresAt),
    replaces: null,
  };
  const created = await addApiKey(context, accountId, settings, maker);
  return { ok: true, created };
}

/** The settings of a key that its replacement copies. */
export type ApiKeySettings = Pick<
  ApiKeyRow,
  'type' | 'environment' | 'name' | 'scopes' | 'allowed_origins' | 'rate_limit' | 'expires_at' | 'replaces'
>;

/** Creates a key with validated settings. */
export async function addApiKey(
  context: KeysContext,
  accountId: string,
  settings: ApiKeySettings,
  maker: KeyMaker = null,
): Promise<CreatedApiKey> {
  const now = context.now();
  const key = newApiKey(settings.type, settings.environment);
  const row = await insertApiKey(context.database.db, {
    ...settings,
    id: newId('apiKey', now),
    account_id: accountId,
    hash: context.keyHasher(key),
    hint: apiKeyHint(key),
    created_at: now,
    created_by: maker?.id ?? null,
    created_by_email: maker?.email ?? null,
  });
  const { id, ...rest } = apiKeyRecord(row, now);
  return { id, key, ...rest };
}

/** True for an Origin header's value: scheme, host and port only. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
