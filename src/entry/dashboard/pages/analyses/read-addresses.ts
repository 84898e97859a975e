import { addressProblem, notPublicProblem } from '../../../../core/schema/page-address.ts';

/** The most that a batch accepts. */
export const addressesMax = 100;

export type AddressReading =
  { readonly ok: true; readonly urls: readonly string[] } | { readonly ok: false; readonly problem: string };

/** Reads addresses separated by lines, spaces or commas; https is assumed where the scheme is missing. */
export function readAddresses(pasted: string, isBlockedHost: (host: string) => boolean): AddressReading {
  const words = pasted.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { ok: false, problem: 'Enter at least one address.' };
  if (words.length > addressesMax) {
    return {
      ok: false,
      problem: `${words.length.toLocaleString('en')} addresses entered; at most ${String(addressesMax)} are allowed.`,
    };
  }
  const urls = words.map((word) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(word) ? word : `https://${word}`));
  for (const [index, url] of urls.entries()) {
    const problem = problemOf(url, isBlockedHost);
    if (problem === undefined) continue;
    const which = urls.length === 1 ? 'The address' : `Address ${String(index + 1)} (${words[index] ?? ''})`;
    return { ok: false, problem: `${which.slice(0, 200)}: ${problem}` };
  }
  return { ok: true, urls };
}

function problemOf(url: string, isBlockedHost: (host: string) => boolean): string | undefined {
  const problem = addressProblem(url);
  if (problem !== undefined) return problem;
  return isBlockedHost(new URL(url).hostname) ? notPublicProblem : undefined;
}
