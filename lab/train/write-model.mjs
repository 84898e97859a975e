/** Writes a fitted model as JSON, beside the features that it weighs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const digits = 4;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {{ name: string, folder: string, model: object }} file `name` in kebab case; `folder` from the root of the project */
export async function writeModel({ name, folder, model }) {
  const path = join(root, folder, `${name}.json`);
  const source = JSON.stringify(model, rounded, 2);
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
  return path;
}

function rounded(_, value) {
  return typeof value === 'number' ? Number(value.toPrecision(digits)) : value;
}
