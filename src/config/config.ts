/** Reads the settings. The only reader of the environment besides main.ts. */
import type { Environment } from './config-checks.ts';
import { configProblems, configWarnings } from './config-checks.ts';
import { misspelledSettings } from './misspelled-settings.ts';
import { settings, type Config } from './settings/index.ts';
import { shownDefault, type Setting } from './settings/setting.ts';

export type { Config } from './settings/index.ts';

export type ConfigReading =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads every setting. All problems come at once, each naming its variable and the allowed values; a variable that looks
 * like a misspelled setting is one. `warnings` name legal values that are probably a mistake. An empty variable counts as
 * not set.
 */
export function readConfig(env: Environment): ConfigReading {
  const problems = misspellings(env);
  const config = readValues(env, problems);
  problems.push(...configProblems(config));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, config, warnings: configWarnings(config) };
}

/** `problems` say why a configuration cannot be used; each line names its variable. */
export type ConfigPartReading<Field extends keyof Config> =
  | { readonly ok: true; readonly config: Pick<Config, Field> }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads only the settings of a command without a server, which must not fail over the address of a server. */
export function readConfigPart<Field extends keyof Config>(
  env: Environment,
  fields: readonly Field[],
): ConfigPartReading<Field> {
  const part = Object.fromEntries(fields.map((field) => [settings[field].name, env[settings[field].name]]));
  const problems: string[] = [];
  const config = readValues(part, problems);
  problems.push(...configProblems(config));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

function misspellings(env: Environment): string[] {
  const names = Object.values(settings).map(({ name }) => name);
  const given = Object.keys(env).filter((name) => env[name]?.trim());
  return misspelledSettings(names, given).map(
    ({ written, meant }) => `${written} is not a setting. Did you mean ${meant}? Rename or unset ${written}.`,
  );
}

function readValues(env: Environment, problems: string[]): Config {
  const entries = Object.entries(settings).map(([field, setting]) => [
    field,
    readValue(setting, env, problems),
  ]);
  // Each value was parsed by the setting of its field, whose type `Config` has.
  const config = Object.fromEntries(entries) as Config;
  const isGiven = textOf(settings.publicUrl, env) !== '';
  return isGiven ? config : { ...config, publicUrl: defaultPublicUrl(config) };
}

function readValue(setting: Setting<unknown>, env: Environment, problems: string[]): unknown {
  const text = textOf(setting, env);
  if (text === '') return setting.defaultValue;
  const parsed = setting.parse(text);
  if (parsed.ok) return parsed.value;
  // A refused secret is still a secret: it is not repeated.
  const given = setting.isSecret ? '' : `, not "${text}"`;
  problems.push(`${setting.name} must be ${parsed.allowed}${given}.`);
  return setting.defaultValue;
}

const textOf = ({ name }: Setting<unknown>, env: Environment): string => env[name]?.trim() ?? '';

/** A wildcard address is where the server listens, not where anyone can call it: links say localhost instead. */
function defaultPublicUrl({
  host,
  port,
  tlsCertFile,
}: Pick<Config, 'host' | 'port' | 'tlsCertFile'>): string {
  const isWildcard = host === '0.0.0.0' || /^[0:]+$/.test(host);
  const name = isWildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${tlsCertFile === undefined ? 'http' : 'https'}://${name}:${String(port)}`;
}

export interface SettingDescription {
  readonly name: string;
  readonly default: string;
  readonly unit: string;
  readonly reason: string;
}

/** One row for each setting, for the docs; the same on every machine. */
export function describeConfig(): SettingDescription[] {
  return Object.values(settings).map((setting: Setting<unknown>) => ({
    name: setting.name,
    default: shownDefault(setting),
    unit: setting.unit,
    reason: setting.reason,
  }));
}

/** The settings by variable, fit for a log: of a secret only whether it is set. */
export function redacted(config: Config): Record<string, unknown> {
  const rows = Object.entries(config).map(([field, value]: [string, unknown]) => {
    const setting = field in settings ? settings[field as keyof Config] : undefined;
    return [setting?.name ?? field, setting?.isSecret && value !== undefined ? '[set]' : (value ?? 'unset')];
  });
  return Object.fromEntries(rows) as Record<string, unknown>;
}

/** The values of the settings that are secret, so that no log need ever show one. */
export function secretValues(config: Config): string[] {
  const values: readonly unknown[] = Object.entries(settings)
    .filter(([, setting]) => setting.isSecret)
    .map(([field]) => config[field as keyof Config]);
  return values.filter((value) => typeof value === 'string');
}
