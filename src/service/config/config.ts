/** Reads the settings. The only reader of the environment besides main.ts. */
import type { Environment } from './config-checks.ts';
import { configProblems, configWarnings } from './config-checks.ts';
import { findMisspelledSettings } from './find-misspelled-settings.ts';
import { settings, type Config } from './settings/index.ts';
import { shownDefault, type Setting } from './settings/setting.ts';

export type { Config } from './settings/index.ts';

export type ConfigReading =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads every setting. Reports all problems at once, each with its variable and the allowed values, including variables
 * that look like misspelled settings. `warnings` are about valid values that are probably a mistake. An empty variable
 * counts as not set.
 */
export function readConfig(env: Environment): ConfigReading {
  const problems = misspellings(env);
  const config = readValues(env, problems);
  problems.push(...configProblems(config));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, config, warnings: configWarnings(config) };
}

/** Each of the `problems` names its variable. */
export type ConfigPartReading<Field extends keyof Config> =
  | { readonly ok: true; readonly config: Pick<Config, Field> }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads some settings, for a command without a server, which must not fail over an invalid server setting. */
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
  return findMisspelledSettings(names, given).map(
    ({ written, meant }) => `${written} is not a setting. Did you mean ${meant}? Rename or unset ${written}.`,
  );
}

function readValues(env: Environment, problems: string[]): Config {
  const entries = Object.entries(settings).map(([field, setting]) => [
    field,
    readValue(setting, env, problems),
  ]);
  // Each value was parsed by the setting of its field, from which `Config` derives its type.
  const config = Object.fromEntries(entries) as Config;
  const isGiven = textOf(settings.publicUrl, env) !== '';
  return isGiven ? config : { ...config, publicUrl: defaultPublicUrl(config) };
}

function readValue(setting: Setting<unknown>, env: Environment, problems: string[]): unknown {
  const text = textOf(setting, env);
  if (text === '') return setting.defaultValue;
  const parsed = setting.parse(text);
  if (parsed.ok) return parsed.value;
  // Never repeat a secret, even an invalid one.
  const given = setting.isSecret ? '' : `, not "${text}"`;
  problems.push(`${setting.name} must be ${parsed.allowed}${given}.`);
  return setting.defaultValue;
}

const textOf = ({ name }: Setting<unknown>, env: Environment): string => env[name]?.trim() ?? '';

/** Links use localhost in place of a wildcard address, which cannot be called. */
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

/** Describes each setting for the docs; the same on every machine. */
export function describeConfig(): SettingDescription[] {
  return Object.values(settings).map((setting: Setting<unknown>) => ({
    name: setting.name,
    default: shownDefault(setting),
    unit: setting.unit,
    reason: setting.reason,
  }));
}

/** The settings by variable, for the log; secrets show only whether they are set. */
export function redacted(config: Config): Record<string, unknown> {
  const rows = Object.entries(config).map(([field, value]: [string, unknown]) => {
    const setting = field in settings ? settings[field as keyof Config] : undefined;
    return [setting?.name ?? field, setting?.isSecret && value !== undefined ? '[set]' : (value ?? 'unset')];
  });
  return Object.fromEntries(rows) as Record<string, unknown>;
}

/** The settings that differ from their defaults, as `redacted` shows them: what a person wants to see at a start. */
export function redactedChanges(config: Config): Record<string, unknown> {
  const reading = readConfig({});
  const defaults = reading.ok ? redacted(reading.config) : {};
  return Object.fromEntries(
    Object.entries(redacted(config)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
    ),
  );
}

/** The values of secret settings, for redaction in logs. */
export function secretValues(config: Config): string[] {
  const values: readonly unknown[] = Object.entries(settings)
    .filter(([, setting]) => setting.isSecret)
    .map(([field]) => config[field as keyof Config]);
  return values
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [value, ...passwordOf(value)]);
}

/** The password in a URL, as written and decoded: a library's message may contain it without the rest. */
function passwordOf(value: string): readonly string[] {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  if (password === '') return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
