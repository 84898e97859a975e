import type { Config } from '../config/config.ts';

/** A first request, ready to paste into a shell. */
export function curlLine(config: Pick<Config, 'host' | 'port' | 'tlsCertFile'>, key: string): string {
  const scheme = config.tlsCertFile === undefined ? 'http' : 'https';
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = `${scheme}://${host}:${String(config.port)}/v1/analysis`;
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`;
  return `curl -s ${address} ${headers} -d '{"url":"https://example.com/"}'`;
}

/** Stands above the link by which the first owner signs up, which has a line of its own. */
export const signupLine = 'Sign up to the dashboard with this link, which works once:';

/** What a process says that runs analyses and serves no requests. */
export function workerLine({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `Waiting for analyses to run. Health checks are answered on ${host} port ${String(port)}.`;
}

/** How to make a key, with the settings that decide which database it is made in. */
export function keysHint(env: Readonly<Record<string, string | undefined>>): string {
  // Neither is repeated: both are secrets.
  if ((env['DATABASE_URL']?.trim() ?? '') !== '') {
    return 'Make an API key, with DATABASE_URL and SECRET_KEY set as here: npx citeworthy keys create --type secret --environment live';
  }
  const dataDir = env['DATA_DIR']?.trim() ?? '';
  const prefix = dataDir === '' ? '' : `DATA_DIR=${shellWord(dataDir)} `;
  return `Make an API key with: ${prefix}npx citeworthy keys create --type secret --environment live`;
}

function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
