import { createHmac } from 'node:crypto';
import { secretBytes } from '../../service/platform/secret-box.ts';

export interface Signed {
  readonly eventId: string;
  /** The request body, byte for byte. */
  readonly body: string;
  /** The time of the attempt. */
  readonly at: Date;
  /** The valid secrets, the newest first. */
  readonly secrets: readonly string[];
}

/**
 * The signature headers, in two schemes: `x-service-signature`, keyed with the secret string, and Standard Webhooks
 * (https://www.standardwebhooks.com), keyed with the bytes that the secret encodes.
 */
export function signatureHeaders({ eventId, body, at, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const own = secrets.map((secret) => `v1=${hmac(secret, `${timestamp}.${body}`).toString('hex')}`);
  const standard = secrets.map(
    (secret) => `v1,${hmac(secretBytes(secret), `${eventId}.${timestamp}.${body}`).toString('base64')}`,
  );
  return {
    'x-service-signature': [`t=${timestamp}`, ...own].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
