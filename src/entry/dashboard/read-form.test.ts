import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const type = 'application/x-www-form-urlencoded; charset=UTF-8';
const read = (text: string) => readForm(Buffer.from(text), type);

describe('readForm', () => {
  it('collects lists, keeps the last value of other fields, and leaves empty fields out', () => {
    const { body, values } = read('scopes[]=a&scopes[]=b&tag[]=&name=one&name=two&note=');
    expect(body).toEqual({ scopes: ['a', 'b'], name: 'two' });
    expect(values).toMatchObject({ scopes: ['a', 'b'], tag: [''], name: ['one', 'two'], note: [''] });
  });

  it('takes its own two fields out, and never repeats a password', () => {
    const form = read('_csrf=token&_environment=test&new_password=secret');
    expect(form).toMatchObject({ csrf: 'token', environment: 'test', body: { new_password: 'secret' } });
    expect(JSON.stringify(form.values)).not.toContain('secret');
  });

  it('refuses NUL characters, which no database column can contain', () => {
    expect(read('name=a%00b').errors).toEqual([
      { param: 'name', code: 'invalid_field', message: 'Must not contain NUL characters.' },
    ]);
  });

  it('accepts NUL characters in pasted HTML, which is kept as bytes', () => {
    expect(read('html=a%00b')).toMatchObject({ errors: [], body: { html: 'a\0b' } });
  });

  it('knows no prototype', () => {
    const { body } = read('__proto__=x&constructor=y');
    expect(Object.keys(body)).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each([
    ['more fields than a form may have', 'a=&'.repeat(2_001), type, 'invalid_request'],
    ['JSON', '{}', 'application/json', 'invalid_content_type'],
    ['a body without a type', 'a=1', undefined, 'invalid_content_type'],
  ])('refuses %s', (_what, text, contentType, code) => {
    expect(() => readForm(Buffer.from(text), contentType)).toThrow(expect.objectContaining({ code }));
  });
});
