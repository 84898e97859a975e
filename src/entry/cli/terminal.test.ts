import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readConfig } from '../../service/config/config.ts';
import { writeProblems } from './terminal.ts';

async function written(...problems: readonly string[]): Promise<string> {
  const stderr = new PassThrough();
  await writeProblems({ stderr }, ...problems);
  return String(stderr.read());
}

it('never writes the credentials of a setting that is refused', async () => {
  const reading = readConfig({
    LLM_BASE_URL: 'htp://me:hunter2@host/v1',
    LLM_MODEL: 'model',
    PUBLIC_URL: 'https://me:hunter2@host/',
    TRUST_PROXY: 'http://me:hunter2@host',
    DATABASE_URL: 'mysql://me:hunter2@host/x',
    SECRET_KEY: 'hunter2',
  });
  const problems = reading.ok ? [] : reading.problems;
  const text = await written(...problems);
  expect(text.split('\n')).toHaveLength(problems.length + 1);
  expect(text).toContain('LLM_BASE_URL must be');
  expect(text).not.toContain('hunter2');
});

it('never writes a key that an error message quotes', async () => {
  expect(await written('refused cw_sk_live_abc123 and whsec_abc123')).toBe(
    'citeworthy: refused cw_sk_live_[redacted] and whsec_[redacted]\n',
  );
});
