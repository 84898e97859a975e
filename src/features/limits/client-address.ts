import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the key that identifies one client: an IPv4 address, or the /64 of an IPv6 address, because a single line gets
 * all of its 2^64 addresses (RFC 6177). `unknown` for text other than an address.
 */
export function clientAddress(ip: string | undefined): string {
  const version = isIP(ip ?? '');
  if (ip === undefined || version === 0) return 'unknown';
  if (version === 4) return ip;
  // Dual-stack sockets report IPv4 addresses as IPv6.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address.toString()).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
