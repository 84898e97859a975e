import { createRequire } from 'node:module';
import type { Model } from 'wink-nlp';

/**
 * The model's expressions for URLs, as they are and as we give them to the tagger. Both accept the same text, but the
 * model's take time exponential in the number of a host's labels: "//aa.aa.aa. …" with 26 of them takes 3 s.
 */
const LETTER = String.raw`a-z\u00A1-\uFFFF\d`;
const LINEAR: readonly (readonly [expression: string, linear: string])[] = [
  [`(?:[${LETTER}]-*)*[${LETTER}]+`, `[${LETTER}](?:[${LETTER}-]*[${LETTER}])?`],
  [String.raw`(?:\S+(?::\S*)?@)?`, String.raw`(?:\S+@)?`],
];

/** Loads the tagger's model and gives it linear expressions. */
export function loadTaggerModel(): Model {
  const model = createRequire(import.meta.url)('wink-eng-lite-web-model') as Model;
  return { ...model, core: () => loadCore(model) };
}

function loadCore(model: Model): unknown {
  const core: unknown = typeof model.core === 'function' ? Reflect.apply(model.core, model, []) : model.core;
  return isRecord(core) ? { ...core, trex: withLinearExpressions(core['trex']) } : core;
}

function withLinearExpressions(rules: unknown): unknown {
  if (typeof rules === 'string') {
    return LINEAR.reduce((text, [expression, linear]) => text.replaceAll(expression, () => linear), rules);
  }
  if (Array.isArray(rules)) return rules.map(withLinearExpressions);
  if (!isRecord(rules)) return rules;
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, withLinearExpressions(rule)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
