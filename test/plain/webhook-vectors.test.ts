import { createHmac } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, describe, expect, it, test } from 'vitest';
import { verify, type WebhookVerificationError } from '../../packages/client/dist/webhooks.js';
import {
  verificationExamples,
  verificationVectors,
} from '../../src/entry/server/verify-webhook/verification-examples.ts';
import { secretOnce } from '../../src/entry/dashboard/pages/webhooks/endpoint-form.tsx';
import { renderMarkup } from '../../src/entry/html/render.tsx';
import { webhookSections } from '../../src/entry/http/pages/webhook-sections.tsx';
import { webhookOperations } from '../../src/entry/http/webhook-operations.ts';
import type { EndpointWithSecret } from '../../src/features/webhooks/add-endpoint.ts';
import { signatureHeaders } from '../../src/features/webhooks/sign.ts';
import { makeTempDirectory } from '../support/temp-directory.ts';

/** The examples of docs/webhooks.md, as they are printed. */
const doc = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blockAfter = (file: string, markdown = doc): string =>
  /^```\w+\n([\s\S]*?)^```$/m.exec(markdown.split(`<!-- ${file} -->`)[1] ?? '')?.[1] ?? '';

interface Call {
  readonly body: Buffer;
  readonly header: string;
  readonly secret: string;
  readonly now: number;
}

const vectors = JSON.parse(blockAfter('vectors.json')) as {
  readonly event_id: string;
  readonly timestamp: number;
  readonly body: string;
  readonly signatures: readonly {
    readonly secret: string;
    readonly x_service_signature: string;
    readonly webhook_signature: string;
  }[];
  readonly refused: readonly {
    readonly reason: string;
    readonly now?: number;
    readonly body?: string;
    readonly secret?: string;
    readonly x_service_signature?: string;
  }[];
};
const [first, second] = vectors.signatures;
if (first === undefined || second === undefined) throw new Error('The vectors are not there.');
const both = `${first.x_service_signature},${second.x_service_signature.replace(/^t=\d+,/, '')}`;
const directory = makeTempDirectory();
afterAll(() => directory.remove());

const { timestamp } = vectors;
const genuine: Call = {
  body: Buffer.from(vectors.body),
  header: first.x_service_signature,
  secret: first.secret,
  now: timestamp,
};
const signed = (body: Buffer): Call => {
  const hex = createHmac('sha256', first.secret)
    .update(`${String(timestamp)}.`)
    .update(body)
    .digest('hex');
  return { ...genuine, body, header: `t=${String(timestamp)},v1=${hex}` };
};

const accepted: readonly (readonly [string, Call])[] = [
  ...vectors.signatures.flatMap(({ secret, x_service_signature: header }, index) => [
    [`vector ${String(index)}`, { ...genuine, secret, header }] as const,
    [`vector ${String(index)} in a rotation`, { ...genuine, secret, header: both }] as const,
  ]),
  ['300 s late', { ...genuine, now: timestamp + 300 }],
  ['300 s early', { ...genuine, now: timestamp - 300 }],
  ['a version of the future beside', { ...genuine, header: `${genuine.header},v2=${'ab'.repeat(64)}` }],
  ['NUL in the body', signed(Buffer.from('a\0b\0'))],
  ['a final newline', signed(Buffer.from('{}\n'))],
  ['CRLF', signed(Buffer.from('{\r\n}\r\n'))],
  ['no newline', signed(Buffer.from('{}'))],
  ['an empty body', signed(Buffer.alloc(0))],
  ['no UTF-8', signed(Buffer.from([0xff, 0xfe, 0x80]))],
  ['1 MB', signed(Buffer.alloc(1_048_576, 'x'))],
];

const hex = genuine.header.slice(-64);
const t = `t=${String(timestamp)}`;
const refused: readonly (readonly [string, Call])[] = [
  ...vectors.refused.map(
    ({ reason, now, body, secret, x_service_signature: header }) =>
      [
        reason,
        {
          body: Buffer.from(body ?? vectors.body),
          header: header ?? genuine.header,
          secret: secret ?? genuine.secret,
          now: now ?? timestamp,
        },
      ] as const,
  ),
  ...[
    '=',
    ',',
    'v1',
    `t=,v1=${hex}`,
    `${t},v1=${hex.toUpperCase()}`,
    `${t},v1=${hex.slice(0, 32)}`,
    `${t}, v1=${hex}`,
    ` ${genuine.header}`,
    `\n${genuine.header}`,
    `${t}\n,v1=${hex}`,
    `x\n${genuine.header}\ny`,
    `t=0${String(timestamp).repeat(9)},v1=${hex}`,
    `t=${String(timestamp)}e0,v1=${hex}`,
    `t=-${String(timestamp)},v1=${hex}`,
    `t=١٧٦٣٧٢٦٤٠٠,v1=${hex}`,
    `${t},v1=é${hex.slice(1)}`,
    `${t},v1=.*`,
    `${t},v1=${'[0-9a-f]'.repeat(8)}`,
    `${t},v1=$(touch broken)`,
    `${t},v1=\`touch broken\`;touch broken|touch broken&touch broken`,
    `t=a[$(touch broken)],v1=${hex}`,
    `t=now,v1=${hex}`,
    `t=timestamp,v1=${hex}`,
    `${t}${`,v1=${'0'.repeat(64)}`.repeat(9)},v1=${hex}`,
    `${t}${`,v1=${hex}`.repeat(1_000)}`,
    `${t},v1=${'0'.repeat(100_000)}`,
  ].map((header) => [`header ${JSON.stringify(header).slice(0, 90)}`, { ...genuine, header }] as const),
  ...['', ' ', 'whsec_', 'null', 'whsec_$SECRET', '-help', `${first.secret}\n`].map(
    (secret) =>
      [
        `signed with the wrong secret ${JSON.stringify(secret)}`,
        { ...genuine, secret: secret.endsWith('\n') ? `${second.secret}\n` : secret },
      ] as const,
  ),
];
const calls = [...accepted, ...refused];
/** The names of the calls that a correct example accepts. */
const wanted = accepted.map(([name]) => name);
const acceptedBy = (verdicts: readonly boolean[]): readonly string[] =>
  calls.filter((_, index) => verdicts[index] === true).map(([name]) => name);

/** Whether a program is missing here; a skipped example names it. */
function isMissing(command: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: 'ignore' });
  if (status === 0) return false;
  process.stderr.write(`SKIPPED: an example of docs/webhooks.md is not run, ${command} is not installed.\n`);
  return true;
}

test("the product's signatures match the published vectors", () => {
  const sign = (secrets: readonly string[]): Record<string, string> =>
    signatureHeaders({
      eventId: vectors.event_id,
      body: vectors.body,
      at: new Date(vectors.timestamp * 1000 + 999),
      secrets,
    });
  for (const { secret, x_service_signature: own, webhook_signature: standard } of vectors.signatures) {
    expect(sign([secret])).toEqual({
      'x-service-signature': own,
      'webhook-id': vectors.event_id,
      'webhook-timestamp': String(vectors.timestamp),
      'webhook-signature': standard,
    });
  }
  expect(sign([first.secret, second.secret])).toMatchObject({
    'x-service-signature': both,
    'webhook-signature': `${first.webhook_signature} ${second.webhook_signature}`,
  });
});

test('the docs print the examples and the vectors byte for byte', () => {
  for (const { file, code } of [...verificationExamples, verificationVectors])
    expect(blockAfter(file), file).toBe(code);
  expect(blockAfter('verify-webhook.mjs', readme)).toBe(verificationExamples[0]?.code);
});

test('the dashboard and the reference show the same bytes as the docs', () => {
  const endpoint = { id: 'whe_1', url: 'https://shop.example/', secret: first.secret } as EndpointWithSecret;
  const document = { webhooks: webhookOperations() } as unknown as OpenAPIV3_1.Document;
  for (const [name, markup] of [
    ['dashboard', renderMarkup(secretOnce(endpoint))],
    ['reference', renderMarkup(webhookSections(document))],
  ] as const) {
    const { childNodes } = parseFragment(markup);
    const texts: string[] = [];
    const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
      if ('value' in node) texts.push(node.value);
      if ('childNodes' in node) node.childNodes.forEach(visit);
    };
    childNodes.forEach(visit);
    for (const { code, file } of verificationExamples) expect(texts, `${name}, ${file}`).toContain(code);
  }
});

describe('the Node.js example', async () => {
  const file = join(directory.path, 'example.mjs');
  writeFileSync(file, blockAfter('verify-webhook.mjs'));
  const { isFromCiteworthy } = (await import(/* @vite-ignore */ file)) as {
    isFromCiteworthy: (body: unknown, header: unknown, secret: unknown, now?: number) => boolean;
  };

  it('accepts genuine requests and never any other', () => {
    const verdicts = calls.map(([, { body, header, secret, now }]) =>
      isFromCiteworthy(body, header, secret, now),
    );
    expect(acceptedBy(verdicts)).toEqual(wanted);
  });

  it('never accepts without a header, a secret or a timestamp of now', () => {
    for (const nothing of [undefined, null, [], {}, 0, true]) {
      expect(isFromCiteworthy(genuine.body, nothing, genuine.secret, timestamp)).toBe(false);
      expect(isFromCiteworthy(genuine.body, genuine.header, nothing, timestamp)).toBe(false);
    }
    expect(isFromCiteworthy(genuine.body, genuine.header, genuine.secret, NaN)).toBe(false);
    expect(isFromCiteworthy(genuine.body, genuine.header, genuine.secret)).toBe(false);
  });
});

describe('verify of @citeworthy/client', () => {
  it('accepts genuine requests and never any other', async () => {
    const verdicts = await Promise.all(
      calls.map(([, { body, header, secret, now }]) =>
        verify(body, { 'x-service-signature': header }, secret, { now: new Date(now * 1000) }).then(
          () => true,
          // Several bodies here are genuine, and no events.
          ({ reason }: WebhookVerificationError) => reason === 'invalid_event',
        ),
      ),
    );
    expect(acceptedBy(verdicts)).toEqual(wanted);
  });
});

describe.skipIf(isMissing('python3', '--version'))('the Python example', () => {
  const run = (script: string, input = ''): string =>
    execFileSync('python3', ['-c', blockAfter('verify-webhook.py') + script], { input }).toString();

  it('accepts genuine requests and never any other', () => {
    const script = `
import base64, json, sys
calls = json.load(sys.stdin)
print(json.dumps([is_from_citeworthy(base64.b64decode(body), *rest) for body, *rest in calls]))
`;
    const input = JSON.stringify(
      calls.map(([, { body, header, secret, now }]) => [body.toString('base64'), header, secret, now]),
    );
    expect(acceptedBy(JSON.parse(run(script, input)) as boolean[])).toEqual(wanted);
  });

  it('never accepts without a header, a secret or a timestamp of now', () => {
    const [header, secret] = [genuine.header, genuine.secret].map((text) => JSON.stringify(text));
    const script = `
body = ${JSON.stringify(vectors.body)}.encode()
print([
    is_from_citeworthy(body, None, ${String(secret)}, ${String(timestamp)}),
    is_from_citeworthy(body, ${String(header)}, None, ${String(timestamp)}),
    is_from_citeworthy(body, ${String(header)}, ${String(secret)}, float("nan")),
    is_from_citeworthy(body, ${String(header)}, ${String(secret)}),
])
`;
    expect(run(script)).toBe('[False, False, False, False]\n');
  });
});

/** Each shell that is installed; `sh` is another program on other systems. */
const shells = ['sh', 'bash'].filter((shell) => !isMissing(shell, '-c', 'exit 0'));
const pathOf = (program: string): string =>
  execFileSync('sh', ['-c', `command -v ${program} || true`])
    .toString()
    .trim();
const hasOpenssl = !isMissing('openssl', 'version');

describe.each(shells)('the shell example in %s', (shell) => {
  const folder = join(directory.path, `calls of ${shell} $(touch broken)`);
  mkdirSync(folder);
  calls.forEach(([, { body }], index) => writeFileSync(join(folder, `${String(index)}.json`), body));

  /** Whether the example's status is 0, by call. */
  const run = (given: readonly Call[], env: Readonly<Record<string, string>> = {}): boolean[] => {
    const script = `${blockAfter('verify-webhook.sh')}
index=0
while [ "$#" -gt 0 ]; do
  is_from_citeworthy "$FOLDER/$index.json" "$1" "$2" $3 >/dev/null 2>&1; printf '%s ' "$?"
  index=$((index + 1)); shift 3
done`;
    const args = given.flatMap(({ header, secret, now }) => [header, secret, String(now)]);
    const all = { PATH: process.env['PATH'], FOLDER: folder, ...env };
    const { stdout, stderr, error } = spawnSync(pathOf(shell), ['-c', script, shell, ...args], {
      cwd: folder,
      env: all,
    });
    if (error !== undefined) throw error;
    const statuses = stdout.toString().trim().split(' ');
    expect(statuses, stderr.toString()).toHaveLength(given.length);
    return statuses.map((status) => status === '0');
  };

  it.skipIf(!hasOpenssl)('accepts genuine requests and never any other', () => {
    expect(acceptedBy(run(calls.map(([, call]) => call)))).toEqual(wanted);
    expect(spawnSync('test', ['-e', join(folder, 'broken')]).status).not.toBe(0);
  });

  it.skipIf(!hasOpenssl)('never accepts without arguments, a body file or a timestamp of now', () => {
    const { header, secret } = genuine;
    const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
    for (const args of [
      '',
      '0.json',
      `0.json ${quote(header)}`,
      `0.json ${quote(header)} ${quote(secret)}`,
      `missing.json ${quote(header)} ${quote(secret)} ${String(timestamp)}`,
      `. ${quote(header)} ${quote(secret)} ${String(timestamp)}`,
      `0.json ${quote(header)} ${quote(secret)} soon`,
    ]) {
      const script = `${blockAfter('verify-webhook.sh')}\nis_from_citeworthy ${args}`;
      const { status } = spawnSync(shell, ['-c', script], { cwd: folder, stdio: 'ignore' });
      expect(status, args).not.toBe(0);
      expect(status, args).not.toBeNull();
    }
  });

  it('never accepts a forged request on a machine without openssl, grep, date or cat', () => {
    const programs = ['openssl', 'grep', 'date', 'cat'];
    for (const missing of [...programs, ...programs.map((name) => `every program but ${name}`), 'all']) {
      const path = join(folder, missing.replaceAll(' ', '-'));
      mkdirSync(path);
      const left = programs.filter((name) =>
        missing.startsWith('every') ? missing.endsWith(` ${name}`) : missing !== 'all' && missing !== name,
      );
      for (const name of left) {
        const found = execFileSync('sh', ['-c', `command -v ${name} || true`])
          .toString()
          .trim();
        if (found !== '') symlinkSync(found, join(path, name));
      }
      const forged = ['v1=', `${t},v1=`, '', genuine.header].map((header) => ({ ...genuine, header }));
      const verdicts = run([...forged, ...forged.map((call) => ({ ...call, secret: '' }))], { PATH: path });
      // Without date the given time counts, so a genuine request is still verified.
      const expected = missing === 'date' && hasOpenssl ? [false, false, false, true] : Array(4).fill(false);
      expect(verdicts, missing).toEqual([...(expected as boolean[]), false, false, false, false]);
    }
  });
});
