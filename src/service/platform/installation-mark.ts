import type { KeyHasher } from './secret-key.ts';

/** Header of `/healthz`. */
export const installationHeader = 'citeworthy-installation';

/**
 * Shows which installation a server belongs to, to those that know its secret key, and tells others nothing: an HMAC with
 * the key over a text that is no API key.
 */
export function installationMark(hasher: KeyHasher): string {
  return hasher('installation of /healthz').toString('base64url').slice(0, markLength);
}

/** 132 bits. */
const markLength = 22;
