/**
 * DNS rebinding: a page whose name is bound to this server's address sends requests as if they were of its own origin.
 * Browsers name their origin, and the host that they believe to talk to (MCP, transports, security warning).
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../service/config/config.ts';
import { isLoopback } from '../../service/config/config-values.ts';
import { AppError } from '../../service/platform/errors.ts';

/** Throws AppError `origin_not_allowed`. MCP clients outside browsers send no `Origin`. */
export function judgeOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  config: Pick<Config, 'publicUrl' | 'host'>,
): void {
  const own = new URL(config.publicUrl);
  if (origin !== undefined && origin !== own.origin) {
    throw refused('Requests of web pages are not allowed here, except from the origin of PUBLIC_URL.');
  }
  // Elsewhere a proxy may have put its own name in the place of the public one.
  if (!isLoopback(config.host) || host === undefined) return;
  const name = hostname(host);
  if (name !== undefined && (isLoopback(name) || name === hostname(own.host))) return;
  throw refused('The Host header names neither this machine nor the host of PUBLIC_URL.');
}

const refused = (message: string): AppError => new AppError('origin_not_allowed', { message });

/** Without port and brackets; undefined where there is none. */
function hostname(host: string): string | undefined {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[(.+)\]$/, '$1') : undefined;
}
