/** Checks the settings together: contradictions, and valid values that are probably a mistake. */
import { isLoopback } from './config-values.ts';
import type { Config } from './settings/index.ts';
import { defaultTokensPerDay } from './settings/language-model.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Problems with combinations of values that are valid alone. */
export function configProblems(config: Config): string[] {
  const problems: string[] = [];
  if (config.databaseUrl !== undefined && config.secretKey === undefined) {
    problems.push(
      'SECRET_KEY must be set, too, when DATABASE_URL is: at least 32 characters, the same in every process, because it hashes API keys.',
    );
  }
  if (config.databaseUrl === undefined && config.role !== 'all') {
    problems.push(
      `DATABASE_URL must be set for the role ${config.role} (--role, SERVE_ROLE): the embedded database serves a single process with the role all.`,
    );
  }
  if (config.tlsCertFile !== undefined && config.tlsKeyFile === undefined) {
    problems.push('TLS_KEY_FILE must be set, too, when TLS_CERT_FILE is.');
  }
  if (config.tlsKeyFile !== undefined && config.tlsCertFile === undefined) {
    problems.push('TLS_CERT_FILE must be set, too, when TLS_KEY_FILE is.');
  }
  problems.push(...modelProblems(config));
  const hasTls = config.tlsCertFile !== undefined || config.tlsKeyFile !== undefined;
  if (!isLoopback(config.host) && !hasTls && config.trustProxy.length === 0 && !config.allowPlainHttp) {
    problems.push(
      `HOST is ${config.host}, which is not loopback: API keys would cross the network in clear text. Set TLS_CERT_FILE and TLS_KEY_FILE, or TRUST_PROXY to the networks of the proxy that terminates TLS, or ALLOW_PLAIN_HTTP=1 to serve plain HTTP anyway.`,
    );
  }
  return problems;
}

function modelProblems({ llmBaseUrl, llmModel, llmApiKey }: Config): string[] {
  if (llmBaseUrl !== undefined && llmModel === undefined) {
    return ['LLM_MODEL must be set, too, when LLM_BASE_URL is: the name of the model.'];
  }
  if (llmBaseUrl === undefined && (llmModel ?? llmApiKey) !== undefined) {
    return ['LLM_BASE_URL must be set, too, when LLM_MODEL or LLM_API_KEY is: the endpoint of the model.'];
  }
  return [];
}

/** Warnings about valid values that are probably a mistake. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.llmBaseUrl !== undefined && leavesInClear(config.llmBaseUrl)) {
    warnings.push(
      'LLM_BASE_URL is plain HTTP to another machine: LLM_API_KEY and page text cross the network in clear text.',
    );
  }
  if (
    config.llmBaseUrl !== undefined &&
    (config.llmTokensPerDay ?? defaultTokensPerDay) < longestQuestion(config)
  ) {
    warnings.push(
      `LLM_TOKENS_PER_DAY is less than the longest question and answer, about ${String(longestQuestion(config))} tokens (LLM_INPUT_CHARS_MAX, LLM_OUTPUT_TOKENS_MAX): the model is not asked about long pages.`,
    );
  }
  if (config.databaseUrl !== undefined && crossesNetworkInClear(config.databaseUrl)) {
    warnings.push(
      'DATABASE_URL names another machine and no sslmode: pages and results cross the network in clear text. Add sslmode=verify-full.',
    );
  }
  const everything = (cidr: string): boolean => cidr.endsWith('/0');
  if (config.fetchAllowNetworks.some(everything)) {
    warnings.push(
      'FETCH_ALLOW_NETWORKS contains every address: callers can reach everything that this server can.',
    );
  }
  if (config.trustProxy.some(everything)) {
    warnings.push('TRUST_PROXY contains every address: callers can forge their client address.');
  }
  return warnings;
}

/** In tokens, by the estimate of the budget: three characters a token. */
function longestQuestion({ llmInputCharsMax, llmOutputTokensMax }: Config): number {
  return Math.ceil(llmInputCharsMax / 3) + llmOutputTokensMax;
}

/** A URL without a host, or with a path as its host, names a local socket. */
function crossesNetworkInClear(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'));
  if (['sslmode', 'ssl', 'sslrootcert', 'host'].some((name) => searchParams.has(name))) return false;
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  return host !== '' && !/^%2f/i.test(host) && !isLoopback(host);
}

function leavesInClear(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
}
