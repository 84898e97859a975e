import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server.ts';
import { firstSignupLink } from '../../features/members/signup-links.ts';
import { firstStart } from './first-start.ts';

let service: TestServer;

beforeAll(async () => {
  service = await startTestServer();
});
afterAll(() => service.close());

test('of several first starts at once only one shows a key and a sign-up link', async () => {
  const { app } = service;
  const starts = await Promise.all(Array.from({ length: 4 }, () => firstStart(app)));
  expect(starts.filter((start) => start !== null)).toHaveLength(1);
  const links = await Promise.all(Array.from({ length: 4 }, () => firstSignupLink(app)));
  expect(links.filter((link) => link !== null)).toHaveLength(1);
});
