import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const clientFolder = mkdtempSync(join(tmpdir(), 'client-'));
const script = 'console.log("hello");'.repeat(100);
mkdirSync(join(clientFolder, 'assets'));
writeFileSync(join(clientFolder, 'assets/boot-1a2b.js'), script);
writeFileSync(join(clientFolder, 'assets/boot-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(clientFolder, 'secret.txt'), 'outside of what is served');

const { app } = await buildTestApp({ shop: { clientFolder } });
afterAll(async () => {
  await app.close();
  rmSync(clientFolder, { recursive: true });
});

test('a built file may be cached for good', async () => {
  const answer = await app.inject('/assets/boot-1a2b.js');
  expect([answer.statusCode, answer.body]).toEqual([200, script]);
  expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('the file compressed at build time is sent where it is accepted, and not compressed again', async () => {
  const answer = await app.inject({
    url: '/assets/boot-1a2b.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
});

test('the file as it is is sent where brotli is refused', async () => {
  const answer = await app.inject({
    url: '/assets/boot-1a2b.js',
    headers: { 'accept-encoding': 'identity, br;q=0' },
  });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, script]);
});

test.each([
  ['a range beyond the end', { range: 'bytes=999999-' }, 416],
  ['a condition that does not hold', { 'if-match': '"other"' }, 412],
])('%s is answered with a clear status', async (_what, headers, status) => {
  const answer = await app.inject({
    url: '/assets/boot-1a2b.js',
    headers: headers as Record<string, string>,
  });
  expect(answer.statusCode).toBe(status);
});

test.each([
  '/assets/nothing.js',
  '/assets/',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/.hidden',
  '/secret.txt',
])('%s gives nothing away', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain('outside of what is served');
});
