import { expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

/** Warnings in the log after three requests with a header. */
async function warningsOf(settings: Record<string, string>, headers: Record<string, string>) {
  const { app, log } = await buildTestApp({ settings });
  for (const url of ['/de-de', '/robots.txt', '/healthz'])
    await app.inject({ url, headers: { host: 'shop.test', ...headers }, remoteAddress: '10.0.0.1' });
  await app.close();
  return log.filter(({ level }) => Number(level) >= 40).map(({ level, msg }) => `${level} ${msg}`);
}

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-host', 'www.fernweh.example'],
  ['forwarded', 'for=203.0.113.7'],
])('a proxy that sends %s while nobody has counted proxies is said once', async (header, value) => {
  expect(await warningsOf({}, { [header]: value })).toEqual([
    expect.stringContaining('40 a request came through a proxy'),
  ]);
});

test('a proxy that speaks https in front of a BASE_URL without it is said once', async () => {
  expect(await warningsOf({ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' })).toEqual([
    expect.stringContaining('40 visitors come by https'),
  ]);
});

test.each([
  [{}, {}],
  [{ TRUST_PROXY: '0' }, { 'x-forwarded-for': '203.0.113.7' }],
  [{ TRUST_PROXY: '1' }, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }],
])('nothing is said where the settings fit: %o, %o', async (settings, headers) => {
  expect(await warningsOf(settings, headers as Record<string, string>)).toEqual([]);
});
