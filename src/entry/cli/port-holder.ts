import type { Config } from '../../service/config/config.ts';
import { installationHeader, installationMark } from '../../service/platform/installation-mark.ts';
import { findSecretKey, keyHasher } from '../../service/platform/secret-key.ts';

/** What listens on the port of the settings: a server with this secret key, one with another, or any other program. */
export type PortHolder = 'this installation' | 'another installation' | 'another program';

const healthTimeoutMs = 2_000;

/** Asks the port. A program that does not answer in time, or by TLS, is any program. */
export async function portHolder(config: Config): Promise<PortHolder> {
  // The certificate need not name this address, so it cannot be verified.
  if (config.tlsCertFile !== undefined) return 'another program';
  try {
    const answer = await fetch(`http://${nameOf(config.host)}:${String(config.port)}/healthz`, {
      signal: AbortSignal.timeout(healthTimeoutMs),
      redirect: 'manual',
    });
    if (answer.status !== 200 || (await answer.text()) !== '{"status":"ok"}') return 'another program';
    const own = ownMark(config);
    return own !== null && answer.headers.get(installationHeader) === own
      ? 'this installation'
      : 'another installation';
  } catch {
    return 'another program';
  }
}

function nameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (!host.includes(':')) return host;
  return /^[0:]+$/.test(host) ? '[::1]' : `[${host}]`;
}

/** Null without a key, which is made at the first start: then no server of this installation has run. */
function ownMark(config: Config): string | null {
  try {
    const key = findSecretKey(config);
    return key === null ? null : installationMark(keyHasher(key));
  } catch {
    // A key that cannot be used is reported by the check of the data directory.
    return null;
  }
}
