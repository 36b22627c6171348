import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

const page = '/de-de/booking/abcdefghijklmnopqrstuv/payment';

function postFromBank(payload: string, type = 'application/x-www-form-urlencoded') {
  const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' };
  return app.inject({ method: 'POST', url: page, headers, payload });
}

test('the return from a bank by POST leads to the same page by GET, without a session', async () => {
  const answer = await postFromBank('uppTransactionId=240702110000000001&status_3d=Y');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${page}?returned=1&uppTransactionId=240702110000000001&status_3d=Y`);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['nothing', '', `${page}?returned=1`],
  ['a name in other letters', 'UppTransactionID=1', `${page}?returned=1&UppTransactionID=1`],
  ['a field that is as long as it may be', `a=${'x'.repeat(600)}`, `${page}?returned=1&a=${'x'.repeat(600)}`],
  ['a field that is longer', `a=${'x'.repeat(601)}`, `${page}?returned=1`],
  ['a field twice', 'a=1&a=2', `${page}?returned=1`],
  ['more fields than any bank sends', 'a=1&b=2&c=3&d=4&e=5&f=6', `${page}?returned=1&a=1&b=2&c=3&d=4&e=5`],
])('a return with %s', async (_, payload, location) => {
  expect((await postFromBank(payload)).headers.location).toBe(location);
});

test('only this page is posted to by other sites', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
  const url = page.replace('payment', 'process');
  expect((await app.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(403);
});
