import { networks, wholeNumber } from '../config-values.ts';
import { defineSetting } from './setting.ts';

const kib = 1024;
const mib = 1024 * kib;

/** Limits of page requests. */
export const fetchingSettings = {
  fetchAllowNetworks: defineSetting({
    name: 'FETCH_ALLOW_NETWORKS',
    unit: 'CIDRs',
    defaultText: 'none',
    defaultValue: [],
    reason:
      'Networks in which pages and webhook endpoints are allowed although they are not public or are addresses of this machine, for development and intranets. None by default, so that a caller cannot reach the private network of the server, its own services or those of its cloud.',
    help: 'non-public networks in which pages are allowed, e.g. 127.0.0.0/8',
    parse: networks,
  }),
  fetchTimeoutMs: defineSetting({
    name: 'FETCH_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 15_000,
    reason: 'Time limit for fetching one page, including redirects. Crawlers also give up on slower pages.',
    parse: wholeNumber(50, 300_000),
  }),
  fetchBytesMax: defineSetting({
    name: 'FETCH_MAX_BYTES',
    unit: 'bytes, decompressed',
    defaultValue: 10 * mib,
    reason: 'Largest page to read. Limits memory, even for a small download that decompresses without end.',
    parse: wholeNumber(kib, 100 * mib),
  }),
};
