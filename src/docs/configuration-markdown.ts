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
    '# Configuration',
    '',
    'Settings are environment variables. An unknown name that looks like a setting, or a value that is not allowed, stops',
    'the start with a message that names it.',
    '',
    table(['Variable', 'Default', 'Unit', 'Effect, and reason for the default'], rows),
    '',
  ].join('\n');
}
