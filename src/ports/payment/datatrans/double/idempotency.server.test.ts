import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DoubleUnderTest,
  openDoubleUnderTest,
  returnUrl,
} from './datatrans-double-under-test.server.ts';

let under: DoubleUnderTest;
let id: string;
beforeEach(async () => {
  under = await openDoubleUnderTest();
  id = await under.authorize({ refno: 'r1', autoSettle: true });
});
afterEach(() => under.close());

const key = { 'idempotency-key': 'e75d621b-0e56-4b71-b889-1acec3e9d870' };
const refund = { amount: 1_000, currency: 'EUR', refno: 'c1' };
const credit = (body: object = refund, headers = key) => under.post(`/${id}/credit`, body, headers);
const credited = async () => (await under.status(id)).detail.credit?.amount;

describe('an idempotency key', () => {
  it('[DT 1.5] brings the first answer again, and the work is done once', async () => {
    const [first, second] = [await credit(), await credit()];
    expect(second.body).toEqual(first.body);
    expect(await credited()).toBe(1_000);
  });

  it('[DT 1.5] brings a refusal again too', async () => {
    under.double.misbehave({ call: 'credit', kind: 'refused', code: 'DECLINED' });
    const [first, second] = [await credit(), await credit()];
    expect(first.status).toBe(400);
    expect(second.body).toEqual(first.body);
    expect(await credited()).toBeUndefined();
  });

  it('[DT 1.5] with another body, or for another call, is refused with 422', async () => {
    await credit();
    expect(await credit({ ...refund, amount: 1_001 })).toMatchObject({ status: 422 });
    expect(await under.post(`/${id}/cancel`, refund, key)).toMatchObject({ status: 422 });
    expect(await credited()).toBe(1_000);
  });

  it('[DT 1.5] is known for 60 minutes; after them the request is a new operation', async () => {
    await credit();
    under.clock.advance(60 * 60_000);
    await credit();
    expect(await credited()).toBe(1_000);
    under.clock.advance(1);
    expect(await credit()).toMatchObject({ status: 200 });
    expect(await credited()).toBe(2_000);
  });

  it('[DT 1.5] may bring another body after 60 minutes', async () => {
    await credit();
    under.clock.advance(60 * 60_000 + 1);
    expect(await credit({ ...refund, amount: 1_001 })).toMatchObject({ status: 200 });
  });

  it('[DT 1.5] is busy with 409 while the first request is running, and not as a wrong status', async () => {
    under.double.misbehave({ call: 'credit', kind: 'slow' });
    const first = credit();
    await expect.poll(() => under.double.calls().at(-1)?.call).toBe('credit');
    const busy = await credit();
    expect(busy.status).toBe(409);
    expect(busy.body.error.code).not.toBe('INVALID_TRANSACTION_STATUS');
    expect(await credit({ ...refund, amount: 1_001 })).toMatchObject({ status: 422 });
    under.double.release();
    expect((await first).status).toBe(200);
    expect((await credit()).body).toEqual((await first).body);
    expect(await credited()).toBe(1_000);
  });

  it('[DT 1.5] of a request that never arrived is not known', async () => {
    under.double.misbehave({ call: 'credit', kind: 'request-lost' });
    await expect(credit()).rejects.toThrow(TypeError);
    expect(await credit({ ...refund, amount: 1_001 })).toMatchObject({ status: 200 });
  });

  it('[DT 1.5] brings the answer that was lost', async () => {
    under.double.misbehave({ call: 'credit', kind: 'answer-lost' });
    await expect(credit()).rejects.toThrow(TypeError);
    expect(await credited()).toBe(1_000);
    expect(await credit()).toMatchObject({ status: 200 });
    expect(await credited()).toBe(1_000);
  });

  it('[DT 1.5] means nothing where there is none, and nothing for PATCH', async () => {
    await credit(refund, {} as typeof key);
    await credit(refund, {} as typeof key);
    expect(await credited()).toBe(2_000);
    const fields = (await under.post('/secureFields', { amount: 1, currency: 'EUR', returnUrl })).body;
    const patch = (amount: number) =>
      under.call('PATCH', `/secureFields/${fields.transactionId}`, { amount, currency: 'EUR' }, key);
    expect([await patch(2), await patch(3)]).toMatchObject([{ status: 204 }, { status: 204 }]);
  });

  it.each([
    ['first-answer', 200, 1_000],
    ['error', 500, 1_000],
    ['new-operation', 200, 2_000],
  ] as const)('[DT 1.5] after a 500 can bring: %s', async (sameKey, status, sum) => {
    under.double.misbehave({ call: 'credit', kind: 'server-error-after-work', sameKey });
    expect(await credit()).toMatchObject({ status: 500, body: { error: { code: 'SERVER_ERROR' } } });
    expect(await credit()).toMatchObject({ status });
    expect(await credited()).toBe(sum);
  });
});
