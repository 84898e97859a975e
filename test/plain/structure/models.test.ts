import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownModels } from '../../../src/entry/docs-site/shown-models.ts';

const namesIn = (folder: string, extension: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort();

const names = shownModels.map(({ name }) => name);

/** What is counted instead of fitted, and what says what editors think of drafts: neither reads a page. */
const tables = ['kept-drafts', 'missing-facets'];

describe('models of the reading', () => {
  it('each have a command that fits them, weights, and a place in the documentation', () => {
    expect(names.length).toBeGreaterThan(0);
    const known = [...names, ...tables].sort();
    expect(namesIn('lab/train/models', '.mjs')).toEqual(known);
    expect(namesIn('src/core', '.json')).toEqual(known);
  });

  it.each(shownModels.map((shown) => [shown.name, shown] as const))(
    'weigh exactly the features that are described: %s',
    (_, { features, model }) => {
      const described = Object.keys(features).sort();
      const weighed =
        'classes' in model ? Object.values(model.classes).map(({ weights }) => weights) : [model.weights];
      const used = new Set(weighed.flatMap((weights) => Object.keys(weights)));
      expect([...used].sort()).toEqual(described);
    },
  );

  it.each(shownModels.map((shown) => [shown.name, shown.model.fit] as const))(
    'say when, on what and how well they were fitted: %s',
    (_, { fittedOn, dataHash, examples, crossValidated }) => {
      expect(fittedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(dataHash).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(examples).toBeGreaterThan(50);
      expect(crossValidated.figure).toBeGreaterThan(crossValidated.baseline);
    },
  );
});
