/** Verifies webhook requests with Web Crypto alone, so that it runs where `fetch` handlers run. */
import type { webhooks } from './api-types.ts';

type EventOf<Operation> = Operation extends {
  post: { requestBody: { content: { 'application/json': infer Event } } };
}
  ? Event
  : never;

/** Every event type by its name. */
export type WebhookEvents = { [Type in keyof webhooks]: EventOf<webhooks[Type]> };

/** `type` says which. Types may be added: ignore those that are unknown. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** Fetch `Headers`, or the headers of a Node.js request. */
export type WebhookHeaders =
  Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Largest difference between the signature's time and now. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Default: the clock. */
  readonly now?: Date | undefined;
}

export type RefusalReason =
  | 'invalid_secret'
  | 'missing_signature'
  | 'malformed_signature'
  | 'outside_tolerance'
  | 'wrong_signature'
  | 'invalid_event';

/** The request must not be trusted. Contains nothing of the secret or the body. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What a request claims: that one of `signatures` signs `prefix` and the body at `timestamp`. */
interface Claim {
  readonly timestamp: string;
  readonly prefix: string;
  readonly key: Bytes;
  readonly signatures: readonly Bytes[];
}

type Bytes = Uint8Array<ArrayBuffer>;

const toleranceSecondsDefault = 300;
/** Base64 of 24 bytes at least: the service's secrets have 32, and an unset one must not become a key that anyone can guess. */
const secretForm = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** A rotation signs with two secrets. */
const signaturesMax = 8;

/**
 * The event of a request, or a `WebhookVerificationError`. `rawBody`: the bytes as received, not parsed and serialized
 * again. `secret`: the whole secret of the endpoint, `whsec_` included.
 */
export async function verify(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | undefined,
  { toleranceSeconds = toleranceSecondsDefault, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  if (typeof secret !== 'string' || !secretForm.test(secret)) {
    throw new WebhookVerificationError('invalid_secret', 'The secret of the endpoint starts with whsec_.');
  }
  const { timestamp, prefix, key, signatures } = claimOf(headers, secret);
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds)) {
    throw new WebhookVerificationError('outside_tolerance', 'The signature is too old, or of the future.');
  }
  const body = bytesOf(rawBody);
  if (!(await isSigned(key, signatures, concatenated(new TextEncoder().encode(prefix), body)))) {
    throw new WebhookVerificationError(
      'wrong_signature',
      'The signature is not one of this secret and body.',
    );
  }
  return eventOf(body);
}

function claimOf(headers: WebhookHeaders, secret: string): Claim {
  const own = valueOf(headers, 'x-service-signature');
  if (own !== undefined) return ownClaim(own, secret);
  const given = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    valueOf(headers, name),
  );
  const [id, timestamp, signature] = given;
  if (id === undefined || timestamp === undefined || signature === undefined) {
    throw new WebhookVerificationError('missing_signature', 'The request has no signature.');
  }
  return standardClaim(id, timestamp, signature, secret);
}

/** `t=<unix seconds>,v1=<hex>`, one `v1` for each live secret; other versions are ignored. */
function ownClaim(header: string, secret: string): Claim {
  const [, timestamp, rest] = /^t=(\d{1,12})((?:,v\d=[0-9a-f]{1,128}){1,8})$/.exec(header) ?? [];
  if (timestamp === undefined || rest === undefined) throw malformed('x-service-signature');
  const signatures = [...rest.matchAll(/,v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = '']) =>
    Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)),
  );
  return { timestamp, prefix: `${timestamp}.`, key: new TextEncoder().encode(secret), signatures };
}

/** Standard Webhooks: `v1,<base64>` with spaces between several. */
function standardClaim(id: string, timestamp: string, header: string, secret: string): Claim {
  if (!/^[\x21-\x7e]{1,255}$/.test(id)) throw malformed('webhook-id');
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed('webhook-timestamp');
  const parts = header.split(' ', signaturesMax + 1);
  if (parts.length > signaturesMax || !parts.every((part) => /^v\d\w?,[A-Za-z0-9+/=]{1,200}$/.test(part))) {
    throw malformed('webhook-signature');
  }
  const signatures = parts
    .filter((part) => /^v1,[A-Za-z0-9+/]{43}=$/.test(part))
    .map((part) => base64Bytes(part.slice('v1,'.length)));
  const key = base64Bytes(secret.slice('whsec_'.length));
  return { timestamp, prefix: `${id}.${timestamp}.`, key, signatures };
}

/** A header that came twice has no one value. */
function valueOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const given = Object.entries(headers).filter(([key]) => key.toLowerCase() === name);
  const values = given.flatMap(([, value]) => value ?? []);
  if (values.length > 1) throw malformed(name);
  return values[0];
}

const isFetchHeaders = (headers: WebhookHeaders): headers is Pick<Headers, 'get'> =>
  typeof headers.get === 'function';

const malformed = (name: string): WebhookVerificationError =>
  new WebhookVerificationError('malformed_signature', `The header ${name} is malformed.`);

/** Web Crypto compares in constant time. */
async function isSigned(key: Bytes, signatures: readonly Bytes[], data: Bytes): Promise<boolean> {
  const { subtle } = crypto;
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const verdicts = await Promise.all(
    signatures.map((signature) => subtle.verify('HMAC', imported, signature, data)),
  );
  return verdicts.includes(true);
}

function eventOf(body: Bytes): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string') {
      return event as WebhookEvent;
    }
  } catch {
    // Signed, and still not an event: refused below like every other such body.
  }
  throw new WebhookVerificationError('invalid_event', 'The body is signed, but is not an event.');
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Bytes {
  return typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
}

function base64Bytes(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function concatenated(first: Bytes, second: Bytes): Bytes {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
