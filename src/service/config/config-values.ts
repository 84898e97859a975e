/** Parsers of environment variables: each returns a value or describes the allowed values. */
import ipaddr from 'ipaddr.js';

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly allowed: string };

export type ValueParser<T> = (text: string) => Parsed<T>;

const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
const refuse = (allowed: string): Parsed<never> => ({ ok: false, allowed });

/** A whole number in plain digits, `min` to `max` inclusive; `1e3`, `0x10` and `5s` are refused. */
export function wholeNumber(min: number, max: number): ValueParser<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max
      ? accept(value)
      : refuse(`a whole number from ${String(min)} to ${String(max)}`);
  };
}

/** A number with at most two decimals, `min` to `max` inclusive; exponents are refused. */
export function decimal(min: number, max: number): ValueParser<number> {
  return (text) => {
    const value = /^-?\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max
      ? accept(value)
      : refuse(`a number from ${String(min)} to ${String(max)} with at most two decimals`);
  };
}

export function oneOf<const T extends string>(...choices: readonly T[]): ValueParser<T> {
  return (text) => {
    const found = choices.find((choice) => choice === text);
    return found === undefined ? refuse(`one of ${choices.join(', ')}`) : accept(found);
  };
}

/** Some of the choices, separated by commas, in the order of the choices. */
export function someOf<const T extends string>(...choices: readonly T[]): ValueParser<readonly T[]> {
  return (text) => {
    const given = text.split(',').map((item) => item.trim());
    return given.every((item) => choices.some((choice) => choice === item))
      ? accept(choices.filter((choice) => given.includes(choice)))
      : refuse(`one or more of ${choices.join(', ')}, separated by commas`);
  };
}

export const yesOrNo: ValueParser<boolean> = (text) => {
  if (text === '1' || text === 'true') return accept(true);
  if (text === '0' || text === 'false') return accept(false);
  return refuse('1 or 0');
};

export const anyText: ValueParser<string> = accept;

export function textOfAtLeast(charactersMin: number): ValueParser<string> {
  return (text) =>
    text.length >= charactersMin ? accept(text) : refuse(`at least ${String(charactersMin)} characters`);
}

/** A literal address, or a host name of letters, digits, dots and hyphens. */
export const hostName: ValueParser<string> = (text) => {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (ipaddr.IPv6.isValid(bare) || ipaddr.IPv4.isValidFourPartDecimal(bare)) return accept(bare);
  // Invalid addresses of digits and dots ("127.1", "300.0.0.1") would resolve to some other host.
  const isName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i.test(text);
  return isName && /[a-z]/i.test(text) ? accept(text) : refuse('an IP address or a host name');
};

/** Without those that a shell or HTML would interpret: the URL is part of commands and tags that users copy. */
const plainUrl = /^[\w.:/[\]~%@,=+-]+$/;

/** An absolute http(s) URL without credentials, query or fragment; returned without a final slash. */
export const baseUrl: ValueParser<string> = (text) => {
  const refusal = refuse(
    'an absolute http or https URL without credentials, query, fragment, quotes and other special characters',
  );
  if (!URL.canParse(text)) return refusal;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refusal;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return refusal;
  const address = `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  return plainUrl.test(address) ? accept(address) : refusal;
};

/** A postgres:// URL. The driver checks its parameters (sslmode, sslrootcert and the like). */
export const databaseUrl: ValueParser<string> = (text) => {
  // The driver accepts a user without a host, which the standard does not: postgres://me@/db?host=/run/postgresql.
  const isUrl = URL.canParse(text) || URL.canParse(text.replace('@/', '@localhost/'));
  return /^postgres(?:ql)?:\/\//.test(text) && isUrl
    ? accept(text)
    : refuse('a URL such as postgres://user:password@host:5432/database');
};

/**
 * Networks in CIDR notation, separated by commas or spaces. A bare address gets the prefix /32 or /128, so that readers
 * can rely on a prefix.
 */
export const networks: ValueParser<readonly string[]> = (text) => {
  const items = text.split(/[\s,]+/).filter((item) => item !== '');
  const cidrs = items.map(toCidr);
  const wrong = items.filter((_, index) => cidrs[index] === undefined);
  if (wrong.length > 0) {
    return refuse(
      `networks in CIDR notation, such as 10.0.0.0/8, separated by commas (not ${wrong.join(', ')})`,
    );
  }
  return accept(cidrs.filter((cidr) => cidr !== undefined));
};

function toCidr(text: string): string | undefined {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) return text;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return `${text}/32`;
  return ipaddr.IPv6.isValid(text) && !text.includes('%') ? `${text}/128` : undefined;
}

/** True when only this machine can reach a server that listens on `host`. The only loopback name is localhost. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}
