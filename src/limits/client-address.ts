import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address, which is what a single line is given
 * (RFC 6177): whoever has one has all of its 2^64 addresses. Text that is no address is a client of its own kind.
 */
export function clientAddress(ip: string | undefined): string {
  const version = isIP(ip ?? '');
  if (ip === undefined || version === 0) return 'unknown';
  if (version === 4) return ip;
  // Also an IPv4 address that is written as IPv6, which is how a dual-stack socket tells it.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address.toString()).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
