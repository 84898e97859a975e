import { expect, test } from 'vitest';
import { readConfig } from '../../../src/service/config/config.ts';
import { settings } from '../../../src/service/config/settings/index.ts';
import { readText } from '../../support/deploy-files.ts';
import { commandProblem } from '../../support/parse-command.ts';

const unit = readText('deploy/citeworthy.service');
const valueOf = (name: string): string => {
  const values = [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);
  expect(values, name).toHaveLength(1);
  return values[0] ?? '';
};

function pairs(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([A-Z_]+)=(\S*)/g)].map(([, name, value]) => [name, value]));
}

const names = Object.values(settings).map(({ name }) => name);

test('the unit starts the installed program with a command that the parser accepts', async () => {
  const [node, program, ...args] = valueOf('ExecStart').split(' ');
  expect(node).toBe('/usr/bin/node');
  const { name, bin } = JSON.parse(readText('package.json')) as { name: string; bin: Record<string, string> };
  expect(program).toBe(`${valueOf('WorkingDirectory')}/node_modules/${name}/${bin[name] ?? ''}`);
  expect(await commandProblem(args)).toBeUndefined();
});

test('the unit sets only settings, and DATA_DIR is the directory that systemd gives to its user', () => {
  const environment = pairs(valueOf('Environment'));
  for (const name of Object.keys(environment)) expect([...names, 'NODE_ENV']).toContain(name);
  expect(environment).toEqual({ NODE_ENV: 'production', DATA_DIR: `/var/lib/${valueOf('StateDirectory')}` });
  expect(valueOf('StateDirectoryMode')).toBe('0700');
  expect(valueOf('User')).not.toBe('root');
  expect(readConfig(environment)).toMatchObject({ ok: true, warnings: [] });
});

test('every example in the file of settings is a setting, and together they are accepted', () => {
  const file = readText('deploy/citeworthy.env');
  const examples = pairs([...file.matchAll(/^#([A-Z_]+=\S*)$/gm)].map(([, pair]) => pair).join('\n'));
  expect(Object.keys(examples).length).toBeGreaterThan(4);
  for (const name of Object.keys(examples)) expect(names).toContain(name);
  const secrets = { SECRET_KEY: 's'.repeat(32), METRICS_TOKEN: 'm'.repeat(32) };
  expect(readConfig({ ...examples, ...secrets })).toMatchObject({ ok: true, warnings: [] });
});

test('systemd waits for longer than a stop takes, and lets V8 compile', () => {
  expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(10);
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});
