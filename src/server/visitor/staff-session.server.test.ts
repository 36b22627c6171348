import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { endStaffSession, readStaffToken, setStaffSessionCookie } from './staff-session.server.ts';

async function open(isHttps: boolean) {
  const app = fastify();
  await app.register(cookie, { secret: 'a secret for tests that nobody else has' });
  app.addHook('onRequest', async (request) => {
    request.site = { isHttps } as typeof request.site;
  });
  app.get('/', async (request) => readStaffToken(request));
  app.post('/in', async (_request, reply) => {
    setStaffSessionCookie(reply, 'token');
    return '';
  });
  app.post('/out', async (request, reply) => {
    await endStaffSession(request, reply, { signOut: async () => {} });
    return '';
  });
  await app.ready();
  return app;
}

test('over https the session of staff is taken from this host alone', async () => {
  const app = await open(true);
  const [cookieOfStaff] = (await app.inject({ method: 'POST', url: '/in' })).cookies;
  expect(cookieOfStaff).toMatchObject({ name: '__Host-staff', secure: true, path: '/', sameSite: 'Strict' });
  const read = async (name: string) => (await app.inject({ url: '/', cookies: { [name]: 'token' } })).body;
  expect([await read('__Host-staff'), await read('staff')]).toEqual(['token', '']);
});

test('signing out clears the cookie in the form that browsers take', async () => {
  const app = await open(true);
  const [cleared] = (await app.inject({ method: 'POST', url: '/out' })).cookies;
  expect(cleared).toMatchObject({ name: '__Host-staff', value: '', secure: true, path: '/' });
});

test('without https it has its bare name', async () => {
  const app = await open(false);
  expect((await app.inject({ method: 'POST', url: '/in' })).cookies).toMatchObject([{ name: 'staff' }]);
});
