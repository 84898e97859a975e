/** The settings file of a folder, which `citeworthy init` writes and the commands of a server read. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describeConfig } from '../../service/config/config.ts';
import { privacyProblem } from '../../service/platform/private-file.ts';
import type { Terminal } from './terminal.ts';

export const settingsFileName = 'citeworthy.env';

/** Far above all settings together. */
const sizeBytesMax = 64 * 1024;

/**
 * The terminal with the settings of `citeworthy.env` in the working directory, below those of the environment. Only
 * settings of Citeworthy may be in it, and only its owner may open it, because it contains keys. Throws an Error that
 * names the problem. `analyze`, `site` and `mcp` do not read it: they run in folders of other people.
 */
export async function withSettingsFile(terminal: Terminal, folder = '.'): Promise<Terminal> {
  const file = path.resolve(folder, settingsFileName);
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) return terminal;
  const problem = privacyProblem(file, found);
  if (problem !== undefined) throw new Error(problem);
  if (found.size > sizeBytesMax) throw new Error(`${file} is larger than ${String(sizeBytesMax)} bytes.`);
  const given = parseEnv(await readFile(file, 'utf8'));
  const names = new Set(describeConfig().map(({ name }) => name));
  const unknown = Object.keys(given).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `${file}: not a setting: ${unknown.join(', ')}. docs/configuration.md lists all settings.`,
    );
  }
  // An empty variable counts as not set.
  const set = Object.entries(terminal.env).filter(([, value]) => value?.trim() !== '');
  return { ...terminal, env: { ...given, ...Object.fromEntries(set) } };
}
