import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { signatureHeaders } from '../../../src/features/webhooks/sign.ts';
import { verify, WebhookVerificationError, type WebhookEvent, type WebhookHeaders } from './webhooks.ts';

interface Vectors {
  readonly event_id: string;
  readonly timestamp: number;
  readonly body: string;
  readonly signatures: readonly {
    readonly secret: string;
    readonly x_service_signature: string;
    readonly webhook_signature: string;
  }[];
}

const doc = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
const vectors = JSON.parse(
  /<!-- vectors.json -->\s+```json\n([\s\S]*?)^```$/m.exec(doc)?.[1] ?? '',
) as Vectors;
const [first, second] = vectors.signatures;
if (first === undefined || second === undefined) throw new Error('docs/webhooks.md has no vectors');
const { body, timestamp, event_id: id } = vectors;
const now = new Date(timestamp * 1000);
const own = { 'x-service-signature': first.x_service_signature };
const standard = {
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': first.webhook_signature,
};

/** `accepted`, or why a request is refused. */
async function verdict(
  headers: WebhookHeaders,
  { text = body as string | Uint8Array | ArrayBuffer, secret = first?.secret, at = now } = {},
): Promise<string> {
  return await verify(text, headers, secret, { now: at }).then(
    () => 'accepted',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.reason : String(error)),
  );
}

const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

describe.each([
  ['x-service-signature', own],
  ['Standard Webhooks', standard],
])('a request with the signature of %s', (_, headers) => {
  it('is accepted with the headers of fetch and of Node.js, with text and bytes', async () => {
    const bytes = new TextEncoder().encode(body);
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const given of [headers, upper, lists, new Headers(headers), { ...headers, host: undefined }]) {
      for (const text of [body, bytes, bytes.buffer, Buffer.from(body), new Uint8Array(bytes)]) {
        expect(await verdict(given, { text })).toBe('accepted');
      }
    }
  });

  it('is refused with any other byte, secret or time', async () => {
    expect(await verdict(headers, { text: `${body}\n` })).toBe('wrong_signature');
    expect(await verdict(headers, { text: body.replace('7', '8') })).toBe('wrong_signature');
    expect(await verdict(headers, { secret: second.secret })).toBe('wrong_signature');
    expect(await verdict(headers, { at: later(300) })).toBe('accepted');
    for (const seconds of [301, -301]) {
      expect(await verdict(headers, { at: later(seconds) })).toBe('outside_tolerance');
    }
    expect(await verdict(headers, { at: new Date(Number.NaN) })).toBe('outside_tolerance');
    expect(
      await verify(body, headers, first.secret, { now: later(900), toleranceSeconds: 900 }),
    ).toBeTruthy();
  });

  it('is refused when a header came twice', async () => {
    for (const name of Object.keys(headers)) {
      const value = (headers as Record<string, string>)[name] ?? '';
      expect(await verdict({ ...headers, [name]: [value, value] })).toBe('malformed_signature');
      expect(await verdict({ ...headers, [name]: `${value}, ${value}` })).toBe('malformed_signature');
    }
  });

  it('is refused without a secret, or with one that is none', async () => {
    const secrets = [
      '',
      'undefined',
      'whsec_',
      'whsec_AAAA',
      first.secret.slice('whsec_'.length),
      `${first.secret}\n`,
    ];
    for (const secret of secrets) expect(await verdict(headers, { secret })).toBe('invalid_secret');
    await expect(verify(body, headers, undefined, { now })).rejects.toMatchObject({
      reason: 'invalid_secret',
    });
  });
});

describe('a rotation', () => {
  it('is accepted with either secret, by both kinds of signature', async () => {
    const headers = signatureHeaders({ eventId: id, body, at: now, secrets: [first.secret, second.secret] });
    const { 'x-service-signature': both = '', ...others } = headers;
    for (const secret of [first.secret, second.secret]) {
      expect(await verdict({ 'x-service-signature': both }, { secret })).toBe('accepted');
      expect(await verdict(others, { secret })).toBe('accepted');
    }
  });
});

describe('Standard Webhooks headers', () => {
  it.each([
    ['webhook-id', 'evt_other', 'wrong_signature'],
    ['webhook-id', '', 'malformed_signature'],
    ['webhook-id', 'a b', 'malformed_signature'],
    ['webhook-timestamp', String(timestamp + 1), 'wrong_signature'],
    ['webhook-timestamp', 'now', 'malformed_signature'],
    ['webhook-timestamp', '', 'malformed_signature'],
    ['webhook-signature', '', 'malformed_signature'],
    ['webhook-signature', first.webhook_signature.replace('v1,', 'v2,'), 'wrong_signature'],
    ['webhook-signature', `${first.webhook_signature}=`, 'wrong_signature'],
    ['webhook-signature', first.webhook_signature.slice(0, 30), 'wrong_signature'],
    ['webhook-signature', first.webhook_signature.slice('v1,'.length), 'malformed_signature'],
    ['webhook-signature', `${'v1,AAAA '.repeat(9)}${first.webhook_signature}`, 'malformed_signature'],
  ])('with the %s %j are refused', async (name, value, reason) => {
    expect(await verdict({ ...standard, [name]: value })).toBe(reason);
  });

  it('of which one is missing are no signature', async () => {
    for (const name of Object.keys(standard)) {
      expect(await verdict({ ...standard, [name]: undefined })).toBe('missing_signature');
    }
    expect(await verdict({})).toBe('missing_signature');
  });

  it('do not replace a wrong x-service-signature', async () => {
    const wrong = own['x-service-signature'].replace(/.$/, (hex) => (hex === '0' ? '1' : '0'));
    expect(await verdict({ ...standard, 'x-service-signature': wrong })).toBe('wrong_signature');
  });

  it('made by the library standardwebhooks are accepted', async () => {
    const signature = new Webhook(first.secret).sign('msg_1', now, body);
    const headers = { ...standard, 'webhook-id': 'msg_1', 'webhook-signature': signature };
    expect(await verdict(headers)).toBe('accepted');
  });
});

describe('an event', () => {
  it('is returned as it was sent, typed by its type', async () => {
    const event = await verify(body, own, first.secret, { now });
    expect(event).toEqual(JSON.parse(body));
    expectTypeOf(event).toEqualTypeOf<WebhookEvent>();
    if (event.type === 'analysis.completed') {
      expectTypeOf(event.data.overall_score).toEqualTypeOf<number | null>();
    }
    if (event.type === 'usage.quota_warning') expectTypeOf(event.data.used).toEqualTypeOf<number>();
  });

  it.each(['', '{}', 'null', '[]', '{"type":7}', 'no JSON'])(
    'of the signed body %j is refused',
    async (text) => {
      const headers = signatureHeaders({ eventId: id, body: text, at: now, secrets: [first.secret] });
      expect(await verdict(headers, { text })).toBe('invalid_event');
    },
  );

  it('is never part of an error, nor is the secret', async () => {
    const error = (await verify(body, own, second.secret, { now }).catch(
      (caught: unknown) => caught,
    )) as Error;
    for (const secret of [second.secret, body])
      expect(`${error.stack ?? ''}${JSON.stringify(error)}`).not.toContain(secret);
  });
});
