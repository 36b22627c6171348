import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGa4Analytics } from './ga4-analytics.server.ts';

interface Taken {
  readonly address: URL;
  readonly body: { events: { name: string; params: Record<string, unknown> }[] } & Record<string, unknown>;
}

const taken: Taken[] = [];
let status = 204;
const collector = createServer(async (request, response) => {
  taken.push({
    address: new URL(request.url ?? '', 'http://collector'),
    body: JSON.parse(await readAll(request)) as Taken['body'],
  });
  response.writeHead(status).end();
});

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeAll(() => new Promise<void>((done) => collector.listen(0, '127.0.0.1', done)));
beforeEach(() => {
  taken.length = 0;
  status = 204;
});
afterAll(() => collector.close());

const event = {
  name: 'view_item',
  params: { hotelId: 7 },
  clientId: 'client',
  at: new Date('2026-11-21T12:00:00Z'),
};

function openAnalytics(port = (collector.address() as AddressInfo).port) {
  return createGa4Analytics({
    measurementId: 'G-TEST',
    apiSecret: 'secret',
    endpoint: `http://127.0.0.1:${port}/mp/collect`,
  });
}

test('an event arrives with its property, browser, moment and parameters', async () => {
  expect(await openAnalytics().send([event])).toBe('taken');
  const [{ address, body } = { address: null, body: null }] = taken;
  expect(address?.search).toBe('?measurement_id=G-TEST&api_secret=secret');
  expect(body).toEqual({
    client_id: 'client',
    events: [{ name: 'view_item', timestamp_micros: 1_795_262_400_000_000, params: { hotelId: 7 } }],
  });
});

test('[CTRACK-004] events of one browser arrive together, each with its own moment', async () => {
  await openAnalytics().send([event, { ...event, at: new Date('2026-11-21T12:00:01Z') }]);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.body.events).toMatchObject([
    { timestamp_micros: 1_795_262_400_000_000 },
    { timestamp_micros: 1_795_262_401_000_000 },
  ]);
});

test('converts our event names to those of GA4', async () => {
  await openAnalytics().send([{ ...event, name: 'TRAVELLERS.CHANGE' }]);
  expect(taken[0]?.body.events[0]?.name).toBe('travellers_change');
  await openAnalytics().send([{ ...event, name: `9 ${'x'.repeat(50)}` }]);
  expect(taken[1]?.body.events[0]?.name).toBe('x'.repeat(40));
});

test('25 parameters are sent, and of 26 the first 25', async () => {
  for (const count of [25, 26]) {
    const params = Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));
    await openAnalytics().send([{ ...event, params }]);
  }
  expect(taken.map(({ body }) => Object.keys(body.events[0]?.params ?? {}).length)).toEqual([25, 25]);
});

test('a refusal is returned as one, and a missing response as unknown', async () => {
  status = 403;
  expect(await openAnalytics().send([event])).toBe('refused');
  expect(await openAnalytics(1).send([event])).toBe('unknown');
});
