import { createServer } from 'node:net';
import type { Config } from '../../../service/config/config.ts';
import { version } from '../../../service/platform/version.ts';
import { openWeb, userAgentOf } from '../../../service/web/web.ts';
import { codeOf, messageOf } from '../error-facts.ts';
import { portHolder } from '../port-holder.ts';
import { failed, ok, skipped, warning, type Finding } from './finding.ts';

const foreign = {
  'another installation':
    'a Citeworthy server of another installation: its secret key is not the one of these settings',
  'another program': 'another program',
} as const;

/** Listens for a moment. A server of this installation may have the port already. */
export async function checkPort(config: Config): Promise<Finding> {
  const { host, port } = config;
  const check = 'port';
  const place = `${host} port ${String(port)}`;
  const server = createServer();
  try {
    await new Promise<void>((done, refuse) => {
      server.once('error', refuse);
      server.listen({ host, port }, done);
    });
    await new Promise((done) => server.close(done));
    return ok(check, `${place} is free.`);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      const holder = await portHolder(config);
      return holder === 'this installation'
        ? ok(check, `${place} is in use by a running Citeworthy server of this installation.`)
        : failed(check, `${place} is in use by ${foreign[holder]}.`, 'Stop it, or set PORT to another port.');
    }
    if (code === 'EACCES') {
      return failed(
        check,
        `${place} needs privileges that this user lacks.`,
        'Set PORT to a port above 1023.',
      );
    }
    return failed(
      check,
      `${place} cannot be used: ${messageOf(error)}.`,
      'Set HOST to an address of this machine.',
    );
  }
}

/** Fetches a page as an analysis does, through the network guard; without an address it only says what is allowed. */
export async function checkFetch(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
  url: string | undefined,
  now: () => Date,
): Promise<readonly Finding[]> {
  const check = 'fetching pages';
  const { fetchAllowNetworks: allowNetworks, fetchTimeoutMs, fetchBytesMax, publicUrl } = config;
  const networks =
    allowNetworks.length === 0
      ? 'public addresses only'
      : `public addresses and ${allowNetworks.join(', ')} (FETCH_ALLOW_NETWORKS)`;
  const proxies = proxyFindings(env);
  if (url === undefined) {
    return [
      ...proxies,
      skipped(check, `Allowed: ${networks}. No page was fetched.`, 'To try one: --fetch URL'),
    ];
  }
  const web = openWeb({
    allowNetworks,
    fetchTimeoutMs,
    fetchBytesMax,
    userAgent: userAgentOf(version, publicUrl),
    now,
  });
  try {
    const outcome = await web.fetchPage(url);
    if (outcome.ok) {
      const { bytes, finalUrl } = outcome.page;
      return [
        ...proxies,
        ok(check, `${finalUrl} was fetched, ${String(bytes.length)} bytes. Allowed: ${networks}.`),
      ];
    }
    const { code, message } = outcome.error;
    return [
      ...proxies,
      failed(check, `${url} cannot be fetched: ${message} (${code}) Allowed: ${networks}.`, fetchStep(code)),
    ];
  } finally {
    await web.close();
  }
}

/** Pages are fetched directly, because a proxy would resolve names behind the network guard. */
function proxyFindings(env: Readonly<Record<string, string | undefined>>): readonly Finding[] {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
  const set = names.filter((name) => (env[name] ?? '') !== '');
  if (set.length === 0) return [];
  return [
    warning(
      'proxy',
      `${set.join(', ')} is set, and not used: pages, webhooks and the language model are reached directly.`,
      'Allow direct connections from this machine.',
    ),
  ];
}

function fetchStep(code: string): string {
  switch (code) {
    case 'blocked_address':
      return 'For a page of your own network, add its network to FETCH_ALLOW_NETWORKS.';
    case 'dns_failure':
      return 'Check the name, and the DNS server of this machine.';
    default:
      return 'Check that this machine can connect to the address.';
  }
}
