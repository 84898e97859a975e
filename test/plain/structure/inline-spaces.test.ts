import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);

it('no word runs into the bold, linked or code word before it', () => {
  const joined = sources.flatMap((path) =>
    [...readFileSync(join('src', path), 'utf8').matchAll(/<\/(?:strong|a|code|em|b)>[a-z]\w*/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(joined).toEqual([]);
});

it('no word runs into the bold, linked or code word after it', () => {
  const joined = sources.flatMap((path) =>
    [...readFileSync(join('src', path), 'utf8').matchAll(/^\s+[\w ,;:]*\w<(?:strong|a|code|em|b)[ >]/gm)].map(
      ([found]) => `${path}: ${found.trim()}`,
    ),
  );
  expect(joined).toEqual([]);
});
