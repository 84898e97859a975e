import { describe, expect, it } from 'vitest';
import { AppError } from '../../service/platform/errors.ts';
import { bodyBytesMax, parseBody, readBody } from './request-body.ts';
import { cpuMsOf } from '../../../test/support/time-limits.ts';

const json = 'application/json';
const mib = 1024 * 1024;

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'accepted';
}

/** Processor time of the faster of three runs, so that a pause of the collector does not count. */
function durationMs(work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => cpuMsOf(work)));
}

async function* chunks(count: number, bytes: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(bytes, 'x');
}

describe('reading a body', () => {
  it('gives all of its bytes in order', async () => {
    const parts = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('{"a":"\xc3', 'latin1');
      yield Buffer.from('\xa9"}', 'latin1');
    };
    expect((await readBody(parts())).toString()).toBe('{"a":"é"}');
  });

  it('accepts 10 MiB to the byte', async () => {
    expect(await readBody(chunks(10, bodyBytesMax / 10))).toHaveLength(bodyBytesMax);
  });

  it('reads what is too large to its end, so that the caller can read the answer', async () => {
    let sent = 0;
    const counting = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of chunks(20, mib)) {
        sent += 1;
        yield chunk;
      }
    };
    await expect(readBody(counting())).rejects.toMatchObject({ code: 'body_too_large' });
    expect(sent).toBe(20);
  });

  it('does not read without end', async () => {
    await expect(readBody(chunks(Number.MAX_SAFE_INTEGER, mib))).rejects.toMatchObject({
      code: 'body_too_large',
    });
  });
});

describe('parsing a body', () => {
  const parse = (text: string): unknown => parseBody(Buffer.from(text), json).value;

  it('gives the value, and an empty object for no body', () => {
    expect(parse('{"a":[1,"x",null]}')).toEqual({ a: [1, 'x', null] });
    expect(parseBody(undefined, undefined)).toEqual({ value: {}, errors: [] });
    expect(parseBody(Buffer.alloc(0), json)).toEqual({ value: {}, errors: [] });
  });

  it('keeps a key that names the prototype from becoming one', () => {
    const { value, errors } = parseBody(Buffer.from('{"__proto__":{"isAdmin":true}}'), json);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(errors).toMatchObject([{ param: '__proto__', code: 'unknown_field' }]);
  });

  it('names a text that cannot be stored by its whole path', () => {
    const { errors } = parseBody(Buffer.from(String.raw`{"a":[{"b":["ok","\udc00"]}],"\u0000":1}`), json);
    expect(errors.map((error) => error.param).sort()).toEqual(['a[0].b[1]', '\uFFFD']);
  });

  it('accepts every character that a database can hold', () => {
    const { errors } = parseBody(
      Buffer.from(JSON.stringify({ a: '\u0001\u007f\uFFFE😀\u2028\uFEFF' })),
      json,
    );
    expect(errors).toEqual([]);
  });

  it('counts values, not what looks like them in a text', () => {
    const text = '[{,"'.repeat(50_000);
    expect(parse(JSON.stringify({ html: text }))).toEqual({ html: text });
  });

  it('never judges thousands of fields of one object, and names it', () => {
    const pairs = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`key${String(index)}`, '']));
    const body = Buffer.from(JSON.stringify({ metadata: pairs }));
    expect(() => parseBody(body, 'application/json')).toThrow(
      expect.objectContaining({
        code: 'invalid_field',
        details: expect.objectContaining({ param: 'metadata' }),
      }) as Error,
    );
  });

  it('finds the end of a text behind any number of backslashes', () => {
    const numbers = `[${'1,'.repeat(20_000)}1]`;
    for (const end of [String.raw`\\`, String.raw`\\\\`, String.raw`\"\\`, '']) {
      expect(refusalOf(() => parse(`{"a":"x${end}","b":${numbers}}`))).toBe('invalid_request');
    }
    for (const inside of [String.raw`\"`, String.raw`\\\"`]) {
      expect(refusalOf(() => parse(`{"a":"x${inside},${numbers}"}`))).toBe('accepted');
    }
    expect(refusalOf(() => parse(`{"a":"${numbers}`))).toBe('invalid_json');
  });

  it.each([
    ['20,001 numbers', `[${'1,'.repeat(20_000)}1]`, 'invalid_request'],
    ['a nesting of 33', '['.repeat(34) + ']'.repeat(34), 'invalid_request'],
    ['a nesting of 32', '['.repeat(32) + ']'.repeat(32), 'accepted'],
    ['10,000 numbers', `[${'1,'.repeat(9_999)}1]`, 'accepted'],
  ])('with %s is %s', (_, text, outcome) => {
    expect(refusalOf(() => parse(text))).toBe(outcome);
  });

  it.each([
    ['brackets', '['.repeat(2 * mib)],
    ['objects', `[${'{},'.repeat(mib)}{}]`],
    ['fields', `{${Array.from({ length: 200_000 }, (_, index) => `"k${String(index)}":0`).join(',')}}`],
  ])('of nothing but %s costs a small part of what JSON.parse would take', (_, text) => {
    const bytes = Buffer.from(text);
    const naive = durationMs(() => {
      try {
        JSON.parse(text);
      } catch {
        // Unbalanced brackets fail in the end; the time until then is what counts.
      }
    });
    const guarded = durationMs(() => refusalOf(() => parseBody(bytes, json)));
    expect(guarded).toBeLessThan(naive / 5);
  });
});
