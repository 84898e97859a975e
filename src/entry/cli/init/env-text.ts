import { settings } from '../../../service/config/settings/index.ts';
import type { Setting } from '../../../service/config/settings/setting.ts';

/** The text of a settings file with some settings replaced; other lines and comments stay. */
export function withSettings(text: string | null, values: Readonly<Record<string, string>>): string {
  const lines = text === null || text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const kept = text === null ? [heading] : lines;
  const left = new Map(Object.entries(values));
  const replaced = kept.map((line) => {
    const name = /^\s*(?:export\s+)?([A-Z][A-Z\d_]*)\s*=/.exec(line)?.[1] ?? '';
    const value = left.get(name);
    if (value === undefined) return line;
    left.delete(name);
    return `${name}=${value}`;
  });
  const added = [...left].map(([name, value]) => `${name}=${value}`);
  return `${[...replaced, ...added].join('\n')}\n`;
}

const heading =
  '# Settings of Citeworthy, read by `citeworthy serve` in this folder; docs/configuration.md lists all of them.';

const secretNames = Object.values(settings)
  .filter(({ isSecret }: Setting<unknown>) => isSecret === true)
  .map(({ name }) => name);

const secretLine = new RegExp(`^([-+ ]*(?:export\\s+)?(?:${secretNames.join('|')})\\s*=).+$`);

/** A line of a difference without the value of a secret setting. */
export const withoutSecret = (line: string): string => line.replace(secretLine, '$1(set, not shown)');

/** The list of files that Git ignores, with one more. */
export function withIgnored(text: string | null, name: string): string {
  const lines = text === null || text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const isListed = lines.some((line) => [name, `/${name}`].includes(line.trim()));
  return isListed ? (text ?? '') : `${[...lines, name].join('\n')}\n`;
}
