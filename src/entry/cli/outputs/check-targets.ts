import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** Problems of output files that would otherwise surface only after the analysis. */
export async function targetProblems(
  targets: readonly string[],
  inputs: readonly string[],
): Promise<string[]> {
  const taken = new Set(inputs.map((input) => path.resolve(input)));
  const problems: string[] = [];
  for (const file of targets) {
    const target = path.resolve(file);
    if (taken.has(target)) problems.push(`${file} would overwrite an input.`);
    try {
      await access(path.dirname(target), constants.W_OK);
    } catch {
      problems.push(`${file}: its directory does not exist or is not writable.`);
    }
  }
  return problems;
}
