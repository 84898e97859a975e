import { describeConfig } from '../config/config.ts';
import { generatedNote, table } from './markdown.ts';

/** `docs/configuration.md`: every setting. */
export function configurationMarkdown(): string {
  const rows = describeConfig().map(({ name, default: value, unit, reason }) => [
    `\`${name}\``,
    value,
    unit,
    reason,
  ]);
  return [
    generatedNote,
    '',
    '# Configuring Citeworthy',
    '',
    'A setting of Citeworthy is an environment variable. To configure a server, set the variables below in its environment or',
    'in a file that its unit or container reads, and restart it. Every setting has a default, so that a first start needs',
    'none. Settings are read once, at the start. An unknown name that looks like a setting, or a value that is not allowed, stops the start with a message that',
    'names it.',
    '',
    table(['Variable', 'Default', 'Unit', 'Effect, and reason for the default'], rows),
    '',
  ].join('\n');
}
