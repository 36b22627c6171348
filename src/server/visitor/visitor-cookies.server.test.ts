import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { unknownVisitor } from '../../site/visitor.ts';
import { readVisitor, setVisitorCookie, signVisitorKey } from './visitor-cookies.server.ts';

const key = 'VVVVVVVVVVVVVVVVVVVVVV';

async function open(isHttps: boolean) {
  const app = fastify();
  await app.register(cookie, { secret: 'a secret for tests that nobody else has' });
  app.addHook('onRequest', async (request) => {
    request.site = { isHttps } as typeof request.site;
  });
  app.get('/', (request) => readVisitor(request));
  app.post('/', (request, reply) => {
    setVisitorCookie(request, reply, 'session', key);
    return null;
  });
  await app.ready();
  const read = async (name: string, value: string) =>
    (await app.inject({ url: '/', headers: { cookie: `${name}=${encodeURIComponent(value)}` } })).json();
  return { app, read, set: async () => (await app.inject({ method: 'POST', url: '/' })).cookies };
}

test('a cookie is read under the name that it was signed for', async () => {
  const { app, read } = await open(false);
  expect(await read('session', signVisitorKey(app, 'session', key))).toEqual({
    ...unknownVisitor,
    session: key,
  });
  expect(await read('visitor', signVisitorKey(app, 'id', key))).toEqual({ ...unknownVisitor, id: key });
});

test("a visitor's cookie is no session, and a session no visitor", async () => {
  const { app, read } = await open(false);
  expect(await read('session', signVisitorKey(app, 'id', key))).toEqual(unknownVisitor);
  expect(await read('visitor', signVisitorKey(app, 'session', key))).toEqual(unknownVisitor);
  expect(await read('session', app.signCookie(key))).toEqual(unknownVisitor);
  expect(await read('session', app.signCookie(`session=${key}`))).toEqual(unknownVisitor);
});

test('over https a cookie is taken from this host alone', async () => {
  const { app, read, set } = await open(true);
  const [sent] = await set();
  expect(sent).toMatchObject({ name: '__Host-session', secure: true, path: '/', httpOnly: true });
  expect(sent).not.toHaveProperty('domain');
  expect((await read('__Host-session', sent?.value ?? '')).session).toBe(key);
  expect((await read('session', signVisitorKey(app, 'session', key))).session).toBeNull();
});

test('without https it has its bare name, because browsers refuse the prefix there', async () => {
  const { read, set } = await open(false);
  const [sent] = await set();
  expect(sent).toMatchObject({ name: 'session', httpOnly: true });
  expect(sent?.secure).toBeUndefined();
  expect((await read('session', sent?.value ?? '')).session).toBe(key);
});
