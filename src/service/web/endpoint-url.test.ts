import { expect, test } from 'vitest';
import { createGuard } from './guard.ts';
import { endpointUrlProblem } from './endpoint-url.ts';

const lookup = (hostname: string): Promise<{ address: string; family: number }[]> => {
  const address = { 'inside.example': '10.1.2.3', 'outside.example': '93.184.216.34' }[hostname];
  return address === undefined
    ? Promise.reject(new Error('ENOTFOUND'))
    : Promise.resolve([{ address, family: 4 }]);
};
const strict = createGuard({ allowNetworks: [] });
const intranet = createGuard({ allowNetworks: ['10.0.0.0/8', '127.0.0.0/8'] });

test.each(['https://shop.example/hooks?a=1', 'https://93.184.216.34/', 'https://not-yet-there.example/'])(
  '%s may be an endpoint',
  async (url) => {
    expect(await endpointUrlProblem(url, strict, lookup)).toBeNull();
  },
);

test.each([
  'http://shop.example/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest',
  'https://user:word@shop.example/',
  'https://shop.example/#part',
  'ftp://shop.example/',
  '/hooks',
  `https://shop.example/${'x'.repeat(2_048)}`,
])('%s is refused', async (url) => {
  expect(await endpointUrlProblem(url, strict, lookup)).toEqual(expect.any(String));
});

test.each(['http://10.0.0.1/', 'http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://inside.example/'])(
  'http is for the owner’s networks: %s',
  async (url) => {
    expect(await endpointUrlProblem(url, intranet, lookup)).toBeNull();
  },
);

test.each([
  'http://outside.example/',
  'http://93.184.216.34/',
  'http://nowhere.example/',
  'http://192.168.0.1/',
])('http is refused outside the allowed networks: %s', async (url) => {
  expect(await endpointUrlProblem(url, intranet, lookup)).toEqual(expect.any(String));
});
