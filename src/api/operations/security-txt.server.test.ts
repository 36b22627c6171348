import { expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const path = '/.well-known/security.txt';

test('security.txt says where to report a vulnerability, in which languages, and until when that is true', async () => {
  const { app } = await buildTestApp({ settings: { SECURITY_CONTACT: 'mailto:security@shop.test' } });
  const { statusCode, headers, body } = await app.inject(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires = '', languages] = body.trim().split('\n');
  expect([contact, languages]).toEqual(['Contact: mailto:security@shop.test', 'Preferred-Languages: de, en']);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(90, 1);
  await app.close();
});

test('without a contact there is no security.txt', async () => {
  const { app } = await buildTestApp();
  expect((await app.inject(path)).statusCode).toBe(404);
  await app.close();
});
