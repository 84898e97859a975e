/** The network guard for the language model that a member configures, which must not open internal networks. */
import { createGuard, isLocalhostName, type Guard } from './guard.ts';

/** Of this machine, only Ollama's port is open to a base URL of the dashboard: other services may listen beside it. */
export function modelGuard(
  baseUrl: string,
  {
    allowNetworks,
    ollamaOrigin,
  }: { readonly allowNetworks: readonly string[]; readonly ollamaOrigin: string },
): Guard {
  const isOllama = isOllamaAddress(baseUrl, ollamaOrigin);
  return createGuard({ allowNetworks: isOllama ? loopbackNetworks : allowNetworks });
}

const loopbackNetworks = ['127.0.0.1/32', '::1/128'];
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

function isOllamaAddress(baseUrl: string, ollamaOrigin: string): boolean {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isLoopback = loopbackHosts.has(hostname) || isLocalhostName(hostname);
  return protocol === 'http:' && isLoopback && port === new URL(ollamaOrigin).port;
}
