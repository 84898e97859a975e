import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';
import { createOwnAddresses } from './own-addresses.ts';

const guard = createGuard({ allowNetworks: [] });
const intranet = createGuard({ allowNetworks: ['10.0.0.0/8', 'fd00::/8'] });
const loopback = createGuard({ allowNetworks: ['127.0.0.0/8'] });

/** The hostname as the rest of the service sees it: after the WHATWG URL parser. */
function hostname(host: string): string {
  return new URL(`http://${host}/`).hostname;
}

const loopbackSpellings = [
  '127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '0x7f.0x0.0x0.0x1',
  '127.0.0.1.', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '１２７.０.０.１',
  '①②⑦.0.0.1', '127。0。0。1', 'localhost', 'LOCALHOST', 'localhost.', 'app.localhost', '0', '0.0.0.0', '[::]',
]; // prettier-ignore

const nonPublic = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.255.255.255', '169.254.169.254',
  '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7',
  '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1',
  '::ffff:169.254.169.254', '::10.0.0.1', '::8.8.8.8', '64:ff9b::10.0.0.1', '64:ff9b:1::1', '100::1', '2001::1', '2001:2::1', '2001:10::1',
  '2001:20::1', '2001:db8::1', '2002:a00:1::1', '2002:c0a8:101::', '3fff::1', '5f00::1', 'fc00::1', 'fd12:3456::1', 'fe80::1',
  'fe80::1%eth0', 'fe80::1%25eth0', 'fec0::1', 'ff02::1', 'ff0e::1', '4000::1', '1::1',
]; // prettier-ignore

describe('guard', () => {
  it.each(loopbackSpellings)('blocks loopback spelt as %s', (host) => {
    expect(guard.literalVerdict(hostname(host))).toBe('blocked');
  });

  it.each(nonPublic)('does not allow the non-public address %s', (ip) => {
    expect(guard.isAllowedAddress(ip)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '2606:4700:4700::1111',
    '2a00:1450:4001::8a',
    '64:ff9b::8.8.8.8',
    '::ffff:8.8.8.8',
  ])('allows the public address %s', (ip) => expect(guard.isAllowedAddress(ip)).toBe(true));

  it.each(['', 'example.com', '1.2.3.4.5', '256.1.1.1', '::g', '[::1', '8.8.8.8/32', '8.8.8.8 '])(
    'does not allow %j, which is no address',
    (text) => expect(guard.isAllowedAddress(text)).toBe(false),
  );

  it.each(['example.com', 'localhost.example.com', 'notlocalhost', '10.example', 'a.b', 'xn--mnchen-3ya.de'])(
    'leaves the name %s to the lookup',
    (name) => expect(guard.literalVerdict(name)).toBe('name'),
  );

  it('allows literal public addresses and nothing else without a lookup', () => {
    expect(guard.literalVerdict('8.8.8.8')).toBe('allowed');
    expect(guard.literalVerdict('[2606:4700:4700::1111]')).toBe('allowed');
  });

  it('allows the operator’s networks, in every spelling, and no others', () => {
    expect(intranet.isAllowedAddress('10.1.2.3')).toBe(true);
    expect(intranet.isAllowedAddress('::ffff:10.1.2.3')).toBe(true);
    expect(intranet.isAllowedAddress('64:ff9b::10.1.2.3')).toBe(true);
    expect(intranet.isAllowedAddress('fd00::7')).toBe(true);
    expect(intranet.isAllowedAddress('192.168.0.1')).toBe(false);
    expect(intranet.isAllowedAddress('127.0.0.1')).toBe(false);
    expect(intranet.literalVerdict('localhost')).toBe('blocked');
    expect(loopback.literalVerdict('localhost')).toBe('allowed');
    expect(loopback.literalVerdict('site.localhost')).toBe('allowed');
    expect(loopback.literalVerdict('[::1]')).toBe('blocked');
  });

  it('never allows an address of this machine, a public one included, in any spelling', () => {
    let own = ['127.0.0.1', '93.184.216.34', '2606:2800:220:1::7', 'fe80::1%eth0'];
    const here = createGuard({ allowNetworks: [], ownAddresses: () => own });
    for (const ip of [
      '93.184.216.34',
      '::ffff:93.184.216.34',
      '64:ff9b::5db8:d822',
      '2606:2800:0220:1:0::0007',
    ]) {
      expect(here.isAllowedAddress(ip)).toBe(false);
    }
    expect(here.literalVerdict(hostname('0x5db8d822'))).toBe('blocked');
    expect(here.literalVerdict('[2606:2800:220:1::7]')).toBe('blocked');
    expect(here.isAllowedAddress('93.184.216.35')).toBe(true);
    own = ['93.184.216.35'];
    expect(here.isAllowedAddress('93.184.216.34')).toBe(true);
    expect(here.isAllowedAddress('93.184.216.35')).toBe(false);
  });

  it('reads this machine’s addresses from its network interfaces', () => {
    const interfaces = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    expect(createOwnAddresses()()).toEqual(interfaces.map(({ address }) => address));
  });

  it('lets the operator open an address of this machine', () => {
    const ownAddresses = () => ['93.184.216.34'];
    const open = createGuard({ allowNetworks: ['93.184.216.34/32'], ownAddresses });
    expect(open.isAllowedAddress('93.184.216.34')).toBe(true);
  });

  it.each([
    '168.63.129.16', '::ffff:168.63.129.16', '64:ff9b::168.63.129.16', '161.26.0.10', '166.9.8.7', '169.254.169.254',
    '169.254.170.2', '169.254.42.42', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254',
    'fd00:42::42', 'fd00:c1::a9fe:a9fe', 'fd00:a9fe:a9fe::1', 'fe80::a9fe:a9fe', '64:ff9b::169.254.169.254',
    '2002:a9fe:a9fe::1', '2002:a83f:8110::1',
  ])('never allows the cloud’s own service at %s', (ip) => {
    expect(guard.isAllowedAddress(ip)).toBe(false);
  }); // prettier-ignore

  it('exempts only the operator’s networks from politeness', () => {
    expect(intranet.isExemptFromPoliteness('10.1.2.3')).toBe(true);
    expect(intranet.isExemptFromPoliteness('8.8.8.8')).toBe(false);
    expect(guard.isExemptFromPoliteness('127.0.0.1')).toBe(false);
  });

  it.each([
    '10.0.0.0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0/8',
    'fd00::/129',
    'intranet',
    '',
    '10.0.0.0/8/8',
    '10.0.0.0/8 ',
    '0x0a.0.0.0/8',
    'fe80::1%eth0/64',
    '::ffff:10.0.0.0/104',
  ])('refuses the network %j by name', (network) =>
    expect(() => createGuard({ allowNetworks: ['10.0.0.0/8', network] })).toThrow(`"${network}"`),
  );

  it('gives the same verdict on every spelling of an IPv4 address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (value) => {
        const bytes = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
        const dotted = bytes.join('.');
        const high = ((value >>> 16) & 0xffff).toString(16);
        const low = (value & 0xffff).toString(16);
        const spellings = [
          String(value),
          `0x${value.toString(16)}`,
          bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
          `[::ffff:${high}:${low}]`,
          `[64:ff9b::${high}:${low}]`,
        ];
        const verdict = guard.isAllowedAddress(dotted) ? 'allowed' : 'blocked';
        for (const spelling of spellings) expect(guard.literalVerdict(hostname(spelling))).toBe(verdict);
      }),
    );
  });

  it('never allows an IPv4 address of a private network, even inside IPv6', () => {
    const privateV4 = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.integer({ min: 224, max: 255 }), fc.nat(255), fc.nat(255), fc.nat(255)),
    );
    fc.assert(
      fc.property(privateV4, fc.constantFrom('', '::ffff:', '::', '64:ff9b::'), (bytes, prefix) => {
        expect(guard.isAllowedAddress(`${prefix}${bytes.join('.')}`)).toBe(false);
      }),
    );
  });

  it('allows no IPv6 address outside the space for global use', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(
          (groups[0] ?? 0) >> 13 !== 1 &&
            !(groups[0] === 0x64 && groups[1] === 0xff9b) &&
            groups[5] !== 0xffff,
        );
        expect(guard.isAllowedAddress(groups.map((value) => value.toString(16)).join(':'))).toBe(false);
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof guard.isAllowedAddress(text)).toBe('boolean');
        expect(['name', 'allowed', 'blocked']).toContain(guard.literalVerdict(text));
      }),
    );
  });
});
