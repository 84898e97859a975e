import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ["'; drop table api_keys", 'unknown'],
  ['1', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (ip, client) => {
  expect(clientAddress(ip)).toBe(client);
});
