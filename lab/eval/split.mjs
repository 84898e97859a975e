/** The fixed split of the readings, by site: the pages of one site are never on two sides of it. */
import { createHash } from 'node:crypto';

/**
 * - `tune`: weights and rules may be fitted on it, and its pages looked at.
 * - `read`: its pages may be looked at, and nothing is fitted on it.
 * - `report`: only figures. No command lists its pages.
 *
 * @typedef {'tune' | 'read' | 'report'} Part
 */

/**
 * The part of a page, by the first byte of the SHA-256 of its host without `www.`: 00-7f, 80-bf, c0-ff.
 *
 * @param {string} url absolute
 * @returns {Part}
 */
export function partOf(url) {
  const host = new URL(url).hostname.toLowerCase().replace(/^www\./, '');
  const [byte] = createHash('sha256').update(host).digest();
  if (byte < 0x80) return 'tune';
  return byte < 0xc0 ? 'read' : 'report';
}
