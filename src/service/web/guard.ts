/**
 * The network guard for pages and webhooks: allows connections to public addresses of other machines and to the networks
 * that the operator allows. Normalizes every spelling of an address (octal, hex, IPv4 inside IPv6, zone ids) first, because attackers
 * bypass a guard that compares strings.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { createOwnAddresses } from './own-addresses.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [Address, number];

/** Verdict on a hostname (as the WHATWG URL parser writes it) without a DNS lookup. */
export type LiteralVerdict = 'name' | 'allowed' | 'blocked';

export interface Guard {
  /** True when connections to this IP address, in any spelling, are allowed. False for other text. */
  isAllowedAddress(ip: string): boolean;
  /** Judges literal addresses and `localhost` names; `name`: look the name up and judge its addresses. */
  literalVerdict(hostname: string): LiteralVerdict;
  /** True for an address in one of the operator's networks, where request limits for other people's hosts do not apply. */
  isExemptFromPoliteness(ip: string): boolean;
  /** True when the operator allows any network; when false, callers skip a lookup. */
  readonly hasAllowedNetworks: boolean;
}

export interface GuardOptions {
  /** CIDRs of networks that may be reached although they are not public, e.g. `10.0.0.0/8`, `::1/128`. */
  readonly allowNetworks: readonly string[];
  /** Reads this machine's addresses; those of its network interfaces when absent. */
  readonly ownAddresses?: () => readonly string[];
}

/** The only IPv6 space that IANA has allocated for global use; all else is reserved, local or a translation. */
const globalUnicastV6: Network = [ipaddr.IPv6.parse('2000::'), 3];
/** RFC 6052 § 2.1: on networks without IPv4 a DNS64 returns these; the last 32 bits are the real address. */
const nat64: Network = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/**
 * Services that clouds offer to their own machines on addresses that look public. The others (169.254.0.0/16,
 * 100.100.100.200, 192.0.0.192, fd00::/8 …) are in no public range.
 */
const cloudServices: readonly Network[] = [
  // Azure's wire server: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  '168.63.129.16/32',
  // IBM Cloud's private service endpoints: https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc
  '161.26.0.0/16',
  '166.8.0.0/14',
].map(parseNetwork);

/** Throws an Error that names the entry when one of `allowNetworks` is not a CIDR. */
export function createGuard({ allowNetworks, ownAddresses = createOwnAddresses() }: GuardOptions): Guard {
  const networks = allowNetworks.map(parseNetwork);
  const isOperators = (address: Address): boolean => networks.some((network) => contains(network, address));

  let own: readonly string[] = [];
  let ownNormalized: ReadonlySet<string> = new Set();
  const isOwn = (address: Address): boolean => {
    const read = ownAddresses();
    // A name may resolve to thousands of addresses: parse ours once for all of them.
    if (read !== own) ownNormalized = new Set(read.map((ip) => parseAddress(ip)?.toNormalizedString() ?? ip));
    own = read;
    return ownNormalized.has(address.toNormalizedString());
  };
  const isAllowed = (address: Address): boolean => {
    if (isOperators(address)) return true;
    if (contains(nat64, address)) return isAllowed(new ipaddr.IPv4(address.toByteArray().slice(12)));
    return isPublic(address) && !isOwn(address);
  };
  const isAllowedAddress = (ip: string): boolean => {
    const address = parseAddress(ip);
    return address !== null && isAllowed(address);
  };

  return {
    isAllowedAddress,
    literalVerdict(hostname) {
      if (isLocalhostName(hostname)) return loopbacks.some(isAllowedAddress) ? 'allowed' : 'blocked';
      const address = parseAddress(hostname);
      if (address === null) return hostname.includes(':') ? 'blocked' : 'name';
      return isAllowed(address) ? 'allowed' : 'blocked';
    },
    isExemptFromPoliteness(ip) {
      const address = parseAddress(ip);
      return address !== null && isOperators(address);
    },
    hasAllowedNetworks: networks.length > 0,
  };
}

/** The addresses of `localhost`, regardless of the DNS (RFC 6761 § 6.3). */
export const loopbacks: readonly string[] = ['127.0.0.1', '::1'];

export function isLocalhostName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * Parses an address in any spelling that a resolver, a socket or a URL may use; null when it is none. Returns IPv4-mapped
 * IPv6 (`::ffff:7f00:1`) as IPv4, because a connection to it reaches the IPv4 address.
 */
function parseAddress(text: string): Address | null {
  const bare = text.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/s, '');
  if (!bare.includes(':')) return ipaddr.isValid(bare) ? ipaddr.parse(bare) : null;
  // ipaddr.js reads ::8.8.8.8 as ::ffff:8.8.8.8; the URL parser does not.
  const url = `http://[${bare}]/`;
  return URL.canParse(url) ? ipaddr.process(new URL(url).hostname.slice(1, -1)) : null;
}

function parseNetwork(text: string): Network {
  const [base = '', bits = '', ...rest] = text.split('/');
  const bitsMax = isIP(base) === 4 ? 32 : 128;
  const isWellFormed =
    isIP(base) !== 0 &&
    !base.includes('%') &&
    rest.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= bitsMax;
  if (!isWellFormed)
    throw new Error(`"${text}" is not a network in CIDR form, such as 10.0.0.0/8 or fd00::/8.`);
  const address = ipaddr.parse(base);
  if (address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress()) {
    // Addresses are compared as IPv4, so this entry would never match.
    throw new Error(`"${text}" is an IPv4 network written as IPv6; write it as IPv4, such as 10.0.0.0/8.`);
  }
  return [address, Number(bits)];
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6') return contains(globalUnicastV6, address);
  return !cloudServices.some((network) => contains(network, address));
}

function contains([network, bits]: Network, address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits);
}
