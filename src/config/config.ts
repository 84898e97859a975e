/** Every setting, with its unit, default and reason. The only reader of the environment besides main.ts. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Environment } from './config-checks.ts';
import { configProblems, configWarnings } from './config-checks.ts';
import type { ValueParser } from './config-values.ts';
import {
  anyText,
  baseUrl,
  databaseUrl,
  hostName,
  networks,
  oneOf,
  textOfAtLeast,
  wholeNumber,
  yesOrNo,
} from './config-values.ts';

/** `api` serves requests and runs no analyses, `worker` runs analyses and serves no requests. */
export const roles = ['all', 'api', 'worker'] as const;

export type Role = (typeof roles)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** What this process does of the service; parts of it need `databaseUrl`. */
  readonly role: Role;
  /** Where the embedded database, its lock, its control socket and the made secret key live. */
  readonly dataDir: string;
  /** The PostgreSQL that any number of processes share. Undefined: the embedded database in dataDir. */
  readonly databaseUrl: string | undefined;
  /**
   * Keys the hashes of API keys. At least 32 characters. Undefined: made at the first start, kept in dataDir; never
   * undefined together with `databaseUrl`.
   */
  readonly secretKey: string | undefined;
  /** CIDRs of non-public networks that pages may live in. */
  readonly fetchAllowNetworks: readonly string[];
  readonly fetchTimeoutMs: number;
  readonly fetchBytesMax: number;
  readonly workerConcurrency: number;
  /** Analyses of one account that have a job at once; the others wait for their turn. */
  readonly accountJobsMax: number;
  /** Longest that one page may take in a worker thread. */
  readonly analysisTimeoutMs: number;
  readonly analysisHeapMbMax: number;
  /** Where an OpenAI-compatible language model answers; set together with `llmModel`. Undefined: there is none. */
  readonly llmBaseUrl: string | undefined;
  readonly llmApiKey: string | undefined;
  readonly llmModel: string | undefined;
  /** Longest that the model may take for one injection, retries included. */
  readonly llmTimeoutMs: number;
  readonly llmInputCharsMax: number;
  readonly llmOutputTokensMax: number;
  /** Requests to the model for one injection, retries included. */
  readonly llmCallsMax: number;
  readonly retentionDays: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Lets whoever sends it read /metrics. At least 16 characters. Undefined: only requests from this machine may. */
  readonly metricsToken: string | undefined;
  readonly trustProxy: readonly string[];
  readonly tlsCertFile: string | undefined;
  readonly tlsKeyFile: string | undefined;
  readonly allowPlainHttp: boolean;
}

interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  /** What a number counts, or the kind of text. */
  readonly unit: string;
  /** How the default is written in the docs, where the value itself depends on the machine or on other settings. */
  readonly defaultText?: string;
  readonly defaultValue: T;
  /** What it is for, and why the default is what it is. */
  readonly reason: string;
  readonly parse: ValueParser<T>;
  readonly isSecret?: true;
}

const kib = 1024;
const mib = 1024 * kib;

/** The one table of settings, in the order in which the docs list them. */
export const settings: { readonly [Field in keyof Config]: Setting<Config[Field]> } = {
  host: {
    name: 'HOST',
    unit: 'address',
    defaultValue: '127.0.0.1',
    reason: 'The address to listen on. Loopback, so that a first try is reachable from this machine alone.',
    parse: hostName,
  },
  port: {
    name: 'PORT',
    unit: 'TCP port',
    defaultValue: 8080,
    reason: 'The port to listen on.',
    parse: wholeNumber(1, 65_535),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    unit: 'URL',
    defaultText: 'http://HOST:PORT',
    defaultValue: 'http://127.0.0.1:8080',
    reason:
      'How callers reach the service: used in links, in the docs and in the User-Agent of page requests.',
    parse: baseUrl,
  },
  role: {
    name: 'SERVE_ROLE',
    unit: 'role',
    defaultValue: 'all',
    reason:
      'What a server process does: api serves requests, worker runs analyses, all does both. `serve --role` sets it too. One process for all needs nothing else; with DATABASE_URL each role grows on its own.',
    parse: oneOf(...roles),
  },
  dataDir: {
    name: 'DATA_DIR',
    unit: 'directory',
    defaultText: './data',
    defaultValue: path.resolve('data'),
    reason:
      'Holds the embedded database, its lock, its control socket and the made secret key. One server a directory. Not used with DATABASE_URL.',
    parse: (text) => ({ ok: true, value: path.resolve(text) }),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    unit: 'PostgreSQL URL',
    defaultText: 'unset: the embedded database',
    defaultValue: undefined,
    reason:
      'A PostgreSQL that any number of processes share, e.g. postgres://user:password@host:5432/citeworthy?sslmode=verify-full. Connect directly or through a pooler in session mode: a transaction pooler loses notifications.',
    parse: databaseUrl,
    isSecret: true,
  },
  secretKey: {
    name: 'SECRET_KEY',
    unit: 'text',
    defaultText: 'made at the first start, kept in DATA_DIR/secret.key',
    defaultValue: undefined,
    reason:
      'Keys the hashes of API keys and encrypts the secrets of webhook endpoints: with another value no key works any more, and no webhook is sent until its secret is rotated. 32 characters cannot be guessed. Required with DATABASE_URL, and the same in every process.',
    parse: textOfAtLeast(32),
    isSecret: true,
  },
  tlsCertFile: {
    name: 'TLS_CERT_FILE',
    unit: 'PEM file',
    defaultValue: undefined,
    reason: 'The certificate chain for built-in HTTPS; set it together with TLS_KEY_FILE.',
    parse: anyText,
  },
  tlsKeyFile: {
    name: 'TLS_KEY_FILE',
    unit: 'PEM file',
    defaultValue: undefined,
    reason: 'The private key for built-in HTTPS; set it together with TLS_CERT_FILE.',
    parse: anyText,
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    unit: 'CIDRs',
    defaultText: 'none',
    defaultValue: [],
    reason:
      'Networks of the proxy that terminates TLS. Only its X-Forwarded-* headers are believed: from anyone else they are forged as easily as written.',
    parse: networks,
  },
  allowPlainHttp: {
    name: 'ALLOW_PLAIN_HTTP',
    unit: '1 or 0',
    defaultText: '0',
    defaultValue: false,
    reason:
      'Serves plain HTTP on an address that is not loopback. Off, because API keys would cross the network in clear text.',
    parse: yesOrNo,
  },
  fetchAllowNetworks: {
    name: 'FETCH_ALLOW_NETWORKS',
    unit: 'CIDRs',
    defaultText: 'none',
    defaultValue: [],
    reason:
      'Non-public networks that pages and webhook endpoints may live in, for development and intranets. None, so that a caller cannot reach what only the server can.',
    parse: networks,
  },
  fetchTimeoutMs: {
    name: 'FETCH_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 15_000,
    reason:
      'Longest that one page may take to arrive, redirects included. Slower pages are lost to crawlers too.',
    parse: wholeNumber(50, 300_000),
  },
  fetchBytesMax: {
    name: 'FETCH_MAX_BYTES',
    unit: 'bytes, decompressed',
    defaultValue: 10 * mib,
    reason:
      'Largest page that is read. Bounds memory, also against a small download that unpacks without end.',
    parse: wholeNumber(kib, 100 * mib),
  },
  workerConcurrency: {
    name: 'WORKER_CONCURRENCY',
    unit: 'threads',
    defaultText: 'number of cores',
    defaultValue: availableParallelism(),
    reason:
      'Analyses at once, each in a thread of its own. More than the cores gains nothing and costs memory.',
    parse: wholeNumber(1, 256),
  },
  accountJobsMax: {
    name: 'ACCOUNT_JOBS_MAX',
    unit: 'analyses',
    defaultText: 'twice the number of cores',
    defaultValue: 2 * availableParallelism(),
    reason:
      'Analyses of one account at once, over all processes; more wait for their turn. Batches get half of these places, so that a single page never waits for a whole batch. Raise it with the number of worker processes.',
    parse: wholeNumber(1, 10_000),
  },
  analysisTimeoutMs: {
    name: 'ANALYSIS_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 30_000,
    reason:
      'Longest that the analysis of one page may take; then its thread is ended and the analysis fails.',
    parse: wholeNumber(50, 600_000),
  },
  analysisHeapMbMax: {
    name: 'ANALYSIS_HEAP_MB',
    unit: 'MiB a thread',
    defaultValue: 512,
    reason:
      'Most memory that the analysis of one page may take, so that one page cannot take the server down.',
    parse: wholeNumber(64, 16_384),
  },
  llmBaseUrl: {
    name: 'LLM_BASE_URL',
    unit: 'URL',
    defaultText: 'unset: blocks are made of the page’s own words',
    defaultValue: undefined,
    reason:
      'An OpenAI-compatible endpoint, hosted or your own, that writes content blocks; /chat/completions is put after it. Set it together with LLM_MODEL. Words of the pages, queries, facts and brand_voice of injections are sent there.',
    parse: baseUrl,
  },
  llmApiKey: {
    name: 'LLM_API_KEY',
    unit: 'text',
    defaultValue: undefined,
    reason: 'Sent to LLM_BASE_URL as Authorization: Bearer. Endpoints of your own may need none.',
    parse: anyText,
    isSecret: true,
  },
  llmModel: {
    name: 'LLM_MODEL',
    unit: 'text',
    defaultValue: undefined,
    reason: 'The model to ask, under the name that the endpoint gives it.',
    parse: anyText,
  },
  llmTimeoutMs: {
    name: 'LLM_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 60_000,
    reason:
      'Longest that the model may take for one injection, retries included; then the blocks are made of the page’s own words. A preview gives it at most three fifths of its wait.',
    parse: wholeNumber(250, 600_000),
  },
  llmInputCharsMax: {
    name: 'LLM_INPUT_CHARS_MAX',
    unit: 'characters',
    defaultValue: 32_000,
    reason:
      'Most that one question to the model holds; of a longer page each section gives its beginning. About 8,000 tokens of English: bounds what a page can cost.',
    parse: wholeNumber(16_000, 1_000_000),
  },
  llmOutputTokensMax: {
    name: 'LLM_OUTPUT_TOKENS_MAX',
    unit: 'tokens',
    defaultValue: 4_000,
    reason:
      'Most that one answer may have. The five blocks take some 2,000; models that think before they answer need more.',
    parse: wholeNumber(256, 100_000),
  },
  llmCallsMax: {
    name: 'LLM_CALLS_MAX',
    unit: 'requests',
    defaultValue: 3,
    reason:
      'Most requests to the model for one injection: the first, and what follows on 429, 5xx, a lost connection or an answer that is no JSON.',
    parse: wholeNumber(1, 10),
  },
  retentionDays: {
    name: 'RETENTION_DAYS',
    unit: 'days',
    defaultValue: 90,
    reason:
      'How long an analysis is kept. Then it is deleted, with the content of its page. Webhook events and their deliveries are kept as long.',
    parse: wholeNumber(1, 3_650),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    unit: 'level',
    defaultValue: 'info',
    reason:
      'The least severe line that is logged: fatal, error, warn, info, debug, trace, or silent for none.',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    unit: 'text',
    defaultText: 'unset: /metrics answers this machine alone',
    defaultValue: undefined,
    reason:
      'Set, /metrics wants it as Authorization: Bearer and answers whoever has it, from anywhere. Figures tell a stranger how busy and how broken a service is, so they are not public. 16 characters cannot be guessed over a network.',
    parse: textOfAtLeast(16),
    isSecret: true,
  },
};

export type ConfigReading =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads every setting. All problems come at once, each naming its variable and what is allowed. `warnings` are about
 * what is legal and probably not meant. A variable that is empty counts as not set.
 */
export function readConfig(env: Environment): ConfigReading {
  const problems: string[] = [];
  const config = readValues(env, problems);
  problems.push(...configProblems(config));
  if (problems.length > 0) return { ok: false, problems };
  const names = Object.values(settings).map((setting) => setting.name);
  return { ok: true, config, warnings: configWarnings(config, env, names) };
}

/** Why a configuration cannot be used; each line names its variable. */
export type ConfigPartReading<Field extends keyof Config> =
  | { readonly ok: true; readonly config: Pick<Config, Field> }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Only the settings that a command without a server needs: it must not fail over the address that a server listens on. */
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

function readValues(env: Environment, problems: string[]): Config {
  const read = <T>(setting: Setting<T>): T => {
    const text = env[setting.name]?.trim() ?? '';
    if (text === '') return setting.defaultValue;
    const parsed = setting.parse(text);
    if (parsed.ok) return parsed.value;
    // A secret that is refused is a secret still: it is not repeated.
    const given = setting.isSecret ? '' : `, not "${text}"`;
    problems.push(`${setting.name} must be ${parsed.allowed}${given}.`);
    return setting.defaultValue;
  };
  const listening = {
    host: read(settings.host),
    port: read(settings.port),
    tlsCertFile: read(settings.tlsCertFile),
  };
  return {
    ...listening,
    publicUrl: read({ ...settings.publicUrl, defaultValue: defaultPublicUrl(listening) }),
    role: read(settings.role),
    dataDir: read(settings.dataDir),
    databaseUrl: read(settings.databaseUrl),
    secretKey: read(settings.secretKey),
    fetchAllowNetworks: read(settings.fetchAllowNetworks),
    fetchTimeoutMs: read(settings.fetchTimeoutMs),
    fetchBytesMax: read(settings.fetchBytesMax),
    workerConcurrency: read(settings.workerConcurrency),
    accountJobsMax: read(settings.accountJobsMax),
    analysisTimeoutMs: read(settings.analysisTimeoutMs),
    analysisHeapMbMax: read(settings.analysisHeapMbMax),
    llmBaseUrl: read(settings.llmBaseUrl),
    llmApiKey: read(settings.llmApiKey),
    llmModel: read(settings.llmModel),
    llmTimeoutMs: read(settings.llmTimeoutMs),
    llmInputCharsMax: read(settings.llmInputCharsMax),
    llmOutputTokensMax: read(settings.llmOutputTokensMax),
    llmCallsMax: read(settings.llmCallsMax),
    retentionDays: read(settings.retentionDays),
    logLevel: read(settings.logLevel),
    metricsToken: read(settings.metricsToken),
    trustProxy: read(settings.trustProxy),
    tlsKeyFile: read(settings.tlsKeyFile),
    allowPlainHttp: read(settings.allowPlainHttp),
  };
}

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
  return Object.values(settings).map(({ name, unit, defaultText, defaultValue, reason }) => ({
    name,
    default: defaultText ?? String(defaultValue ?? 'unset'),
    unit,
    reason,
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
