import { describeConfig } from '../../service/config/config.ts';
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
    'Citeworthy reads its settings from environment variables. Set them in the environment of the server or in a file',
    'that its unit or container reads, and restart it. Every setting has a default, so that a first start needs none.',
    'Settings are read once, at the start. An unknown name that looks like a setting, or a value that is not allowed, stops the start with a message that',
    'names it.',
    '',
    '## How to configure Citeworthy',
    '',
    '1. Choose the settings whose defaults do not suit you from the table below.',
    '2. Set each as an environment variable where the server starts: in the shell, `PORT=9000 npx citeworthy serve`; with systemd',
    '   in `/etc/citeworthy/citeworthy.env`; with Compose under `environment`; with Kubernetes in the manifest.',
    '3. Restart the server. It names a setting that it does not know, or whose value it does not allow, and ends.',
    '',
    '## All settings',
    '',
    table(['Variable', 'Default', 'Unit', 'Effect, and reason for the default'], rows),
    '',
  ].join('\n');
}
