import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Word lists report their own faults to their authors; no page reaches them. */
const exempt = /^core\/(?:languages\/|evidence\/quoted\.ts$)|\.test\.tsx?$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !exempt.test(path),
);

it('one function alone puts quotation marks around words of others', () => {
  const byHand = sources.filter((path) => /“\$\{/.test(readFileSync(join('src', path), 'utf8')));
  expect(byHand).toEqual([]);
});
