import { networks, wholeNumber } from '../config-values.ts';
import { defineSetting } from './setting.ts';

const kib = 1024;
const mib = 1024 * kib;

/** How pages are fetched. */
export const fetchingSettings = {
  fetchAllowNetworks: defineSetting({
    name: 'FETCH_ALLOW_NETWORKS',
    unit: 'CIDRs',
    defaultText: 'none',
    defaultValue: [],
    reason:
      'Non-public networks that pages and webhook endpoints may live in, for development and intranets. None by default, so that a caller cannot reach the private network of the server.',
    help: 'non-public networks that pages may live in, e.g. 127.0.0.0/8',
    parse: networks,
  }),
  fetchTimeoutMs: defineSetting({
    name: 'FETCH_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 15_000,
    reason: 'Time limit for fetching one page, redirects included. Crawlers give up on slower pages, too.',
    parse: wholeNumber(50, 300_000),
  }),
  fetchBytesMax: defineSetting({
    name: 'FETCH_MAX_BYTES',
    unit: 'bytes, decompressed',
    defaultValue: 10 * mib,
    reason:
      'Largest page that is read. Bounds memory, also against a small download that decompresses without end.',
    parse: wholeNumber(kib, 100 * mib),
  }),
};
