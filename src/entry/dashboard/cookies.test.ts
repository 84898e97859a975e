import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { dashboardCookies } from './cookies.ts';

async function setCookieHeader(publicUrl: string): Promise<string> {
  const server = Fastify();
  await server.register(fastifyCookie);
  server.get('/', (_request, reply) => {
    const { name, value, options } = dashboardCookies(publicUrl).session('token');
    return reply.setCookie(name, value, options).send('');
  });
  const { headers } = await server.inject('/');
  await server.close();
  return String(headers['set-cookie']);
}

it('ties the session to the host over HTTPS', async () => {
  expect(await setCookieHeader('https://api.example')).toBe(
    '__Host-citeworthy_session=token; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

it('works over HTTP, where browsers refuse Secure', async () => {
  expect(await setCookieHeader('http://localhost:8080')).toBe(
    'citeworthy_session=token; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax',
  );
});

it('reads no cookie without the prefix over HTTPS, and takes an empty value for none', () => {
  const received = {
    citeworthy_session: 'planted',
    '__Host-citeworthy_visit': 'mine',
    '__Host-citeworthy_flash': '',
  };
  expect(dashboardCookies('https://api.example').read(received)).toEqual({
    session: undefined,
    visit: 'mine',
    flash: undefined,
  });
});
