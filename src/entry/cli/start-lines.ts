import type { Config } from '../../service/config/config.ts';

/** A first request to paste into a shell. */
export function curlLine(config: Pick<Config, 'host' | 'port' | 'tlsCertFile'>, key: string): string {
  const scheme = config.tlsCertFile === undefined ? 'http' : 'https';
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = `${scheme}://${host}:${String(config.port)}/v1/analysis`;
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`;
  return `curl -s ${address} ${headers} -d '{"url":"https://example.com/"}'`;
}

/** Precedes the first owner's sign-up link, which is on its own line. */
export const signupLine = 'Sign up to the dashboard with this single-use link:';

/** Start message of a worker, which serves no API requests. */
export function workerLine({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `Worker started. /healthz, /readyz and /metrics are on ${host} port ${String(port)}.`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How to create a key, with the settings that select the database. */
export function keysHint(env: Environment): string {
  return hint(env, 'Create an API key', 'keys create --type secret --environment live');
}

/** How to print the first owner's sign-up link, where the start does not print it. */
export function signupHint(env: Environment): string {
  return hint(env, "Print the first owner's sign-up link to the dashboard", 'dashboard signup-link');
}

function hint(env: Environment, purpose: string, command: string): string {
  // Both values are secrets, so they are not repeated.
  if ((env['DATABASE_URL']?.trim() ?? '') !== '') {
    return `${purpose}, with the same DATABASE_URL and SECRET_KEY: npx citeworthy ${command}`;
  }
  const dataDir = env['DATA_DIR']?.trim() ?? '';
  const prefix = dataDir === '' ? '' : `DATA_DIR=${shellWord(dataDir)} `;
  return `${purpose}: ${prefix}npx citeworthy ${command}`;
}

function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
