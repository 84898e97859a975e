import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from '../support/packed-package.ts';
import { makeTempDirectory } from '../support/temp-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const directory = makeTempDirectory();
afterAll(() => directory.remove());

const lint = (...args: readonly string[]) =>
  runProgram(process.execPath, ['scripts/lint-openapi.js', ...args], root);

test('the OpenAPI document has no problem by the recommended rules of Redocly and Spectral', () => {
  expect(lint()).toMatchObject({ status: 0, stderr: '' });
});

test('a document with a fault fails, with the rules that it breaks', () => {
  const operation = { operationId: 'read', tags: ['Pages'], responses: { 200: { description: 'A page.' } } };
  const file = join(directory.path, 'openapi.json');
  const info = { title: 'Pages', version: '1', license: { name: 'MIT', identifier: 'MIT' } };
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, paths: { '/pages': { get: operation } } }));
  const { status, stderr } = lint(file);
  expect(status).toBe(1);
  expect(stderr).toContain('Redocly no-empty-servers: ');
  expect(stderr).toContain('Spectral operation-tag-defined: ');
});
