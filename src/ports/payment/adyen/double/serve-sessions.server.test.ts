import { afterEach, beforeEach, expect, it } from 'vitest';
import { merchantAccount, openTestDouble, paymentRequest, type TestDouble } from './open-test-double.ts';

let test: TestDouble;
beforeEach(async () => {
  test = await openTestDouble();
});
afterEach(() => test.double.close());

const { amount, reference, returnUrl } = paymentRequest;
const create = (change = {}) =>
  test.post('/sessions', { merchantAccount, amount, reference, returnUrl, ...change });
const read = (id: string, sessionResult: string) =>
  test.get(`/sessions/${id}?sessionResult=${encodeURIComponent(sessionResult)}`);

it('[AD 2.1] creates a session of one hour with id and sessionData', async () => {
  const { status, json } = await create();
  expect(status).toBe(201);
  expect(json).toMatchObject({
    reference,
    amount,
    returnUrl,
    id: expect.any(String),
    sessionData: expect.any(String),
  });
  expect(json.expiresAt).toBe('2026-11-23T13:00:00.000Z');
});

it('[AD 2.1] lives for at most 24 hours', async () => {
  expect((await create({ expiresAt: '2026-11-24T12:00:00Z' })).status).toBe(201);
  expect((await create({ expiresAt: '2026-11-24T12:00:01Z' })).status).toBe(422);
  expect((await create({ expiresAt: '2026-11-23T12:00:00Z' })).status).toBe(422);
});

it.each([
  ['completed', 'true'],
  ['refused', 'false'],
] as const)('[AD 2.1] the outcome of a %s session comes by AUTHORISATION %s', async (status, success) => {
  const { json } = await create();
  const result = test.double.finishSession(json.id, status);
  expect(test.takeItems()).toMatchObject([
    { eventCode: 'AUTHORISATION', success, merchantReference: reference },
  ]);
  expect((await read(json.id, result)).json).toMatchObject({ id: json.id, status });
});

it('[AD 2.1] the first answer about a session is final', async () => {
  const { json } = await create();
  const result = test.double.finishSession(json.id, 'paymentPending');
  expect((await read(json.id, result)).json.status).toBe('paymentPending');
  test.double.settle(reference, true);
  test.double.finishSession(json.id, 'completed');
  expect((await read(json.id, result)).json.status).toBe('paymentPending');
});

it('[AD 2.1] a session that nobody finished expires', async () => {
  const [first, second] = [(await create()).json.id, (await create()).json.id];
  const results = [
    test.double.finishSession(first, 'active'),
    test.double.finishSession(second, 'active'),
  ] as const;
  test.clock.advance(3_600_000 - 1);
  expect((await read(first, results[0])).json.status).toBe('active');
  test.clock.advance(1);
  expect((await read(second, results[1])).json.status).toBe('expired');
});

it('[AD 2.1] refuses another sessionResult', async () => {
  const { json } = await create();
  test.double.finishSession(json.id, 'canceled');
  expect((await read(json.id, 'other')).status).toBe(422);
  expect((await test.get(`/sessions/${json.id}`)).status).toBe(422);
});
