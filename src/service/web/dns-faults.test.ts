import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addressRecord,
  nameBytes,
  record,
  recordTypes,
  replyCodes,
  startNameServer,
  type NameServer,
  type Question,
} from '../../../test/support/name-server.ts';
import { raw } from '../../../test/support/sites/route.ts';
import { startSites, type Sites } from '../../../test/support/sites/sites.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';
import { createLookup, type Lookup } from './system-lookup.ts';
import { openWeb, type Web } from './web.ts';

const alias = (target: string): Buffer => record(recordTypes.cname, nameBytes(target));
const isAddress = ({ type }: Question): boolean => type === recordTypes.a;
const many = Array.from({ length: 3_000 }, () => addressRecord('127.0.0.1'));

/** The first label of a name says how its server answers. */
const answers: Readonly<Record<string, (question: Question) => Buffer | undefined>> = {
  failing: (question) => question.reply(replyCodes.serverFailed),
  refusing: (question) => question.reply(replyCodes.refused),
  unknown: (question) => question.reply(replyCodes.noSuchName),
  empty: (question) => question.reply(replyCodes.ok),
  loop: (question) => question.reply(replyCodes.ok, [alias(question.name)]),
  endless: (question) => question.reply(replyCodes.ok, [alias(`a${question.name}`)]),
  garbage: (question) =>
    Buffer.concat([question.reply(replyCodes.ok).subarray(0, 2), Buffer.alloc(400, 0xff)]),
  cut: (question) => question.reply(replyCodes.ok, [addressRecord('127.0.0.1')]).subarray(0, -3),
  private: (question) =>
    question.reply(replyCodes.ok, isAddress(question) ? [addressRecord('10.0.0.1')] : []),
  mixed: (question) =>
    question.reply(replyCodes.ok, isAddress(question) ? ['127.0.0.1', '10.0.0.1'].map(addressRecord) : []),
  thousands: (question) =>
    question.overTcp
      ? question.reply(replyCodes.ok, isAddress(question) ? many : [])
      : question.reply(replyCodes.ok, [], true),
};

const noSystem: Lookup = () => Promise.reject(Object.assign(new Error('asked'), { code: 'ENOTFOUND' }));

let names: NameServer;
let sites: Sites;
let port: string;
const opened: Web[] = [];

const open = (lookup: Lookup, fetchTimeoutMs = outcomeTimeoutMs): Web => {
  const web = openWeb({
    allowNetworks: ['127.0.0.0/8'],
    fetchTimeoutMs,
    fetchBytesMax: 1024 * 1024,
    userAgent: 'Citeworthy/test',
    now: () => new Date(),
    lookup,
  });
  opened.push(web);
  return web;
};
const endOf = async (web: Web, url: string): Promise<string> => {
  const outcome = await web.fetchPage(url);
  return outcome.ok ? 'page' : outcome.error.code;
};

beforeAll(async () => {
  sites = await startSites();
  ({ port } = new URL(sites.url('/')));
  names = await startNameServer((question) => answers[question.name.split('.')[0] ?? '']?.(question));
});
afterAll(async () => {
  await Promise.all(opened.map((web) => web.close()));
  await names.close();
  await sites.close();
});

describe.concurrent('a page whose name server', () => {
  it.for([
    ['failing', 'dns_failure'],
    ['refusing', 'dns_failure'],
    ['unknown', 'dns_failure'],
    ['empty', 'dns_failure'],
    ['loop', 'dns_failure'],
    ['endless', 'dns_failure'],
    ['garbage', 'dns_failure'],
    ['cut', 'dns_failure'],
    ['private', 'blocked_address'],
    ['mixed', 'blocked_address'],
    ['thousands', 'page'],
  ])('is %s ends as %s, and counts as without rules', async ([name = '', code], { expect }) => {
    const web = open(createLookup({ servers: names.servers, askSystem: noSystem }));
    const url = `http://${name}.example:${port}/article`;
    const [end] = await Promise.all([endOf(web, url), web.fetchRobots(url)]);
    expect(end).toBe(code);
  });
});

it('ends at the deadline when the lookup hangs', async () => {
  const web = open(() => new Promise<never>(() => undefined), 200);
  expect(await endOf(web, `http://hanging.example:${port}/article`)).toBe('timeout');
  expect(await web.fetchRobots(`http://hanging.example:${port}/article`)).toBeNull();
});

it('checks the addresses of every redirect: a name that changes to a private address is blocked', async () => {
  const lookup = vi.fn<Lookup>(async () => [{ address: '127.0.0.1', family: 4 }]);
  sites.serve('/rebinds', (request, response, site) => {
    lookup.mockImplementation(async () => [{ address: '10.0.0.1', family: 4 }]);
    raw(302, { location: '/article', connection: 'close' })(request, response, site);
  });
  const before = sites.requests.length;
  expect(await endOf(open(lookup), `http://rebinding.example:${port}/rebinds`)).toBe('blocked_address');
  expect(sites.requests.length).toBe(before + 1);
});
