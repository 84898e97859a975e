import { z } from 'zod';

/** For addresses in requests and for targets of redirects. */
export const addressLengthMax = 2_048;

/** The longest name of the DNS (RFC 1035 § 2.3.4), a final dot and a port. */
const hostLengthMax = 253 + '.:65535'.length;

/** False when the host of an absolute address is too long for any name. Parsing an international one is quadratic. */
export function hasPossibleHost(address: string): boolean {
  const host = /^[a-z][a-z\d+.-]*:[\\/]*([^\\/?#]*)/i.exec(address.slice(0, addressLengthMax))?.[1] ?? '';
  return host.length <= hostLengthMax;
}

/** Validates the text of an address; the network guard checks whether its host is public. */
export const pageAddress = z
  .string()
  .superRefine((value, context) => {
    const problem = addressProblem(value);
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', message: problem, params: { code: 'invalid_url' } });
    }
  })
  .meta({ format: 'uri', minLength: 1, maxLength: addressLengthMax });

/** The same text whatever the address is: a difference would tell outsiders about the network of the server. */
export const ownNetworkHint =
  'For pages of your own network, set FETCH_ALLOW_NETWORKS of this server to that network, e.g. 10.1.0.0/16.';

export const notPublicProblem = `Must be on a public host. ${ownNetworkHint}`;

export function addressProblem(address: string): string | undefined {
  if (address.length > addressLengthMax) {
    return `Must have at most ${addressLengthMax.toLocaleString('en')} characters.`;
  }
  // Refuse what the URL parser would repair: backslashes, missing slashes, tabs, and spaces at the ends.
  if (!/^https?:\/\/[^/\\?#\s]/i.test(address) || /[\p{Cc}]|\s$/u.test(address)) {
    return 'Must be an absolute http or https URL.';
  }
  if (!hasPossibleHost(address) || !URL.canParse(address)) return 'Must be an absolute http or https URL.';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? undefined : 'Must not carry credentials.';
}
