import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { chooseEncoding, registerCompression } from './compression.server.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

/** The nonce differs from answer to answer. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[\w-]+"/g, '');

test.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is sent as %s where it is accepted', async (encoding, decompress) => {
  const plain = await app.inject('/de-de');
  const answer = await app.inject({ url: '/de-de', headers: { 'accept-encoding': encoding } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(withoutNonce(decompress(answer.rawPayload).toString())).toBe(withoutNonce(plain.body));
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
});

test('a page says that it depends on the accepted encoding, compressed or not', async () => {
  for (const accepted of ['br', 'identity']) {
    const { headers } = await app.inject({ url: '/de-de', headers: { 'accept-encoding': accepted } });
    expect(headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  }
});

test('HEAD has the same headers as GET and no body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/de-de', headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.rawPayload.length]).toEqual(['br', 0]);
  expect(answer.headers['content-length']).not.toBe('0');
});

test('pictures and small answers are sent as they are', async () => {
  for (const url of ['/healthz', '/image/420x300/coast.aegean.summer.golden.warm.kreta.webp']) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers, url).not.toHaveProperty('content-encoding');
  }
});

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'zstd'],
  ['br;q=0', null],
  ['br;q=0, *', 'zstd'],
  ['br;q=0, zstd;q=0, *', 'gzip'],
  ['br;q=0.000, gzip;q=0.1', 'gzip'],
  ['br;q=1.0', 'br'],
  ['identity', null],
  ['*;q=0', null],
  ['gzip;q=0, br;q=0', null],
  ['brotli', null],
  [',;,;q', null],
] as const)('Accept-Encoding %j chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('bytes are compressed like a text, in every encoding', async () => {
  const bytes = Buffer.from('places '.repeat(500));
  const own = Fastify();
  registerCompression(own);
  own.get('/', (_, reply) => reply.type('application/json').send(bytes));
  for (const [encoding, decompress] of [
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const answer = await own.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).equals(bytes)).toBe(true);
  }
  await own.close();
});
