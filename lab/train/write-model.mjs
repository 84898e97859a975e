/** Writes a fitted model as TypeScript, so that it is typed, bundled and needs no file at run time. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const digits = 4;

/**
 * @param {{ name: string, type: string, typeFrom: string, about: string, model: object }} file `name` is that of the
 *   file in `src/core/models/weights/`, in kebab case; `type` the TypeScript type of the model, imported by `typeFrom`
 */
export async function writeModel({ name, type, typeFrom, about, model }) {
  const path = fileURLToPath(new URL(`../../src/core/models/weights/${name}.ts`, import.meta.url));
  const constant = name.replace(/-/g, '_').toUpperCase();
  const source = [
    `// Written by \`npm run train\`: change the features or the fit, not the figures.`,
    typeFrom,
    '',
    `/** ${about} */`,
    `export const ${constant}: ${type} = ${JSON.stringify(model, rounded, 2)};`,
    '',
  ].join('\n');
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
  return path;
}

function rounded(_, value) {
  return typeof value === 'number' ? Number(value.toPrecision(digits)) : value;
}
