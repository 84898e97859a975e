import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { signatureHeaders } from '../../src/webhooks/sign.ts';
import { makeTempDirectory } from '../support/temp-directory.ts';

/** The examples and the test vectors of docs/webhooks.md. */
const doc = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const blockAfter = (heading: string): string =>
  /^```\w+\n([\s\S]*?)^```/m.exec(doc.slice(doc.indexOf(`### ${heading}`)))?.[1] ?? '';

const vectors = JSON.parse(blockAfter('Test vectors')) as {
  readonly event_id: string;
  readonly timestamp: number;
  readonly body: string;
  readonly signatures: readonly {
    readonly secret: string;
    readonly x_service_signature: string;
    readonly webhook_signature: string;
  }[];
};
const [first, second] = vectors.signatures;
if (first === undefined || second === undefined) throw new Error('The vectors are not there.');
const both = `${first.x_service_signature},${second.x_service_signature.replace(/^t=\d+,/, '')}`;
const directory = makeTempDirectory();
afterAll(() => directory.remove());

type Verify = (body: Buffer, header: string, secret: string, nowSeconds: number) => boolean;

/** Everything that a verification must tell apart. */
function judge(verify: Verify): void {
  const body = Buffer.from(vectors.body);
  const now = vectors.timestamp + 10;
  for (const { secret, x_service_signature: header } of vectors.signatures) {
    expect(verify(body, header, secret, now)).toBe(true);
    expect(verify(body, both, secret, now)).toBe(true);
    expect(verify(Buffer.concat([body, Buffer.from('\n')]), header, secret, now)).toBe(false);
    expect(verify(body, header, secret.replace(/^whsec_./, 'whsec_B'), now)).toBe(false);
    expect(verify(body, header.replace(/^t=\d+/, `t=${String(now)}`), secret, now)).toBe(false);
  }
  expect(verify(body, first?.x_service_signature ?? '', second?.secret ?? '', now)).toBe(false);
}

function commandProblem(...command: readonly [string, ...string[]]): boolean {
  try {
    const [file, ...args] = command;
    execFileSync(file, args);
    return false;
  } catch {
    process.stderr.write(
      `SKIPPED: an example of docs/webhooks.md is not run, ${command[0]} is not installed.\n`,
    );
    return true;
  }
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

test('the TypeScript example verifies', async () => {
  const { outputText } = ts.transpileModule(blockAfter('TypeScript'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const file = join(directory.path, 'example.mjs');
  writeFileSync(file, outputText);
  const { isFromCiteworthy } = (await import(/* @vite-ignore */ file)) as { isFromCiteworthy: Verify };
  judge(isFromCiteworthy);
  const { body, timestamp } = vectors;
  const late = isFromCiteworthy(Buffer.from(body), first.x_service_signature, first.secret, timestamp + 301);
  expect(late).toBe(false);
});

test.skipIf(commandProblem('python3', '--version'))('the Python example verifies', () => {
  const call = `
import base64, json, sys
for body, header, secret, now in json.load(sys.stdin):
    print("yes" if is_from_citeworthy(base64.b64decode(body), header, secret, now) else "no")
`;
  judge((body, header, secret, now) => {
    const input = JSON.stringify([[body.toString('base64'), header, secret, now]]);
    return execFileSync('python3', ['-c', blockAfter('Python') + call], { input }).toString() === 'yes\n';
  });
  const input = JSON.stringify([
    [
      Buffer.from(vectors.body).toString('base64'),
      first.x_service_signature,
      first.secret,
      vectors.timestamp + 301,
    ],
  ]);
  expect(execFileSync('python3', ['-c', blockAfter('Python') + call], { input }).toString()).toBe('no\n');
});

test.skipIf(commandProblem('openssl', 'version'))('the shell example verifies', () => {
  judge((body, header, secret) => {
    writeFileSync(join(directory.path, 'body.json'), body);
    // The example ends with a status when it does not verify.
    const script = `${blockAfter('Shell').trimEnd()} || true`;
    const env = { PATH: process.env['PATH'], HEADER: header, SECRET: secret };
    return execFileSync('sh', ['-c', script], { cwd: directory.path, env }).toString() === 'verified\n';
  });
});
