import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openProviderUnderTest } from '../src/demo/payment-provider/provider-under-test.server.ts';
import { createTestDatabase } from '../tests/database.ts';
import { buildTestApp } from '../tests/factories/test-app.ts';
import { findPortOwner } from './find-port-owner.ts';

const host = '127.0.0.1';

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a port on which no process listens is free', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect(await findPortOwner(host, port, 'shop')).toBe('nobody');
});

test('our own shop is recognised by its API document', async () => {
  const { app } = await buildTestApp();
  onTestFinished(() => app.close());
  await app.listen({ host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  expect(await findPortOwner(host, port, 'shop')).toBe('ours');
  expect(await findPortOwner(host, port, 'payment')).toBe('stranger');
});

test('a public shop and the pages of its operator are recognised, too', async () => {
  const { app } = await buildTestApp({ settings: { BASE_URL: 'https://www.fernweh.example' } });
  onTestFinished(() => app.close());
  for (const [server, owner] of [
    [app, 'shop'],
    [app.operator, 'operator'],
  ] as const) {
    await server.listen({ host, port: 0 });
    const { port } = server.server.address() as AddressInfo;
    expect(await findPortOwner(host, port, owner)).toBe('ours');
  }
});

test('the page of the embedded payment provider is recognised', async () => {
  const database = await createTestDatabase();
  const provider = await openProviderUnderTest(database.pool);
  onTestFinished(async () => {
    await provider.close();
    await database.drop();
  });
  const { hostname, port } = new URL(provider.url());
  expect(await findPortOwner(hostname, Number(port), 'payment')).toBe('ours');
  expect(await findPortOwner(hostname, Number(port), 'loyalty')).toBe('stranger');
});

test('another program is reported as another one, also when it does not answer in time', async () => {
  const page = await listen((_request, response) => response.end('<title>Fernweh</title>'));
  expect(await findPortOwner(host, page, 'shop')).toBe('stranger');
  const hangUp = await listen((request) => request.socket.destroy());
  expect(await findPortOwner(host, hangUp, 'shop')).toBe('stranger');
});
