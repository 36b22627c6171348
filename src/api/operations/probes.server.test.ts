import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const database = await createTestDatabase();
const { app } = await buildTestApp({ pool: database.pool });
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a process is alive whether or not its database answers', async () => {
  const lonely = await buildTestApp();
  for (const { app: asked } of [{ app }, lonely]) {
    const answer = await asked.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  }
  await lonely.app.close();
});

test('a process whose database answers is ready', async () => {
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    200,
    { ok: true },
    'no-store',
  ]);
});

test('a process whose database cannot be reached is not ready', async () => {
  const lonely = await buildTestApp();
  const answer = await lonely.app.inject('/readyz');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.code]).toEqual([
    503,
    '2',
    'unavailable',
  ]);
  await lonely.app.close();
});

test('a process whose database does not answer within a second is not ready', async () => {
  const silent: typeof database.pool = Object.create(database.pool, {
    query: { value: () => new Promise(() => undefined) },
  });
  const stuck = await buildTestApp({ pool: silent });
  expect((await stuck.app.inject('/readyz')).statusCode).toBe(503);
  await stuck.app.close();
});

test('many who ask at once ask the database once', async () => {
  let queries = 0;
  const counting: typeof database.pool = Object.create(database.pool, {
    query: {
      value: async () => {
        queries += 1;
        await new Promise(setImmediate);
      },
    },
  });
  const flooded = await buildTestApp({ pool: counting });
  const started = queries;
  const answers = await Promise.all(Array.from({ length: 500 }, () => flooded.app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(queries - started).toBeLessThan(50);
  await flooded.app.close();
});

test('a process that shuts down is not ready, and finishes its requests', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ending = await buildTestApp({
    pool: database.pool,
    shop: { loadFrame: () => held.then(() => ({ topNavigation: null, footer: null })) },
  });
  const url = await ending.app.listen({ host: '127.0.0.1', port: 0 });
  const page = once(get(`${url}/de-de`, { agent: false }), 'response');
  while ((await connections(ending.app.server)) === 0) await new Promise(setImmediate);
  const late = connect(Number(new URL(url).port), '127.0.0.1');
  late.write('GET /readyz HTTP/1.1\r\nHost: shop.test\r\n');
  while ((await connections(ending.app.server)) < 2) await new Promise(setImmediate);
  const closed = ending.app.close();
  while (ending.app.server.listening) await new Promise(setImmediate);
  late.end('\r\n');
  expect((await late.setEncoding('utf8').take(1).toArray()).join('')).toMatch(/^HTTP\/1\.1 503 /);
  release();
  const [response] = (await page) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  await closed;
});

function connections(server: typeof app.server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
