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
  id = await under.authorize({ refno: 'r1' });
});
afterEach(() => under.close());

const money = { amount: 10_000, currency: 'EUR', refno: 'r1' };
const settle = () => under.post(`/${id}/settle`, money);
const settled = async () => (await under.status(id)).detail.settle?.amount;

describe('a fault before the work', () => {
  it.each([
    ['rate-limited', 429, ''],
    ['server-error', 500, 'SERVER_ERROR'],
    ['unavailable', 503, ''],
    ['unknown-error-code', 400, 'QUANTUM_DECLINED'],
  ] as const)('[DT 1.6] %s answers %i and does nothing', async (kind, status, code) => {
    under.double.misbehave({ call: 'settle', kind });
    const answer = await settle();
    expect({ status: answer.status, code: answer.body?.error.code ?? '' }).toEqual({ status, code });
    expect(await settled()).toBeUndefined();
    expect(await settle()).toMatchObject({ status: 204 });
  });

  it('[DT 1.6] can be an older spelling of a code', async () => {
    under.double.misbehave({ call: 'settle', kind: 'unknown-error-code', code: 'DUPLICATED_REFNO' });
    expect(await settle()).toMatchObject({ status: 400, body: { error: { code: 'DUPLICATED_REFNO' } } });
  });

  it('request-lost breaks the connection and does nothing', async () => {
    under.double.misbehave({ call: 'settle', kind: 'request-lost' });
    await expect(settle()).rejects.toThrow(TypeError);
    expect(await settled()).toBeUndefined();
  });

  it('[DT 1.6] refused by the acquirer changes nothing but the history', async () => {
    under.double.misbehave({ call: 'settle', kind: 'refused', code: 'THIRD_PARTY_ERROR' });
    expect(await settle()).toMatchObject({ status: 400, body: { error: { code: 'THIRD_PARTY_ERROR' } } });
    const { status, history } = await under.status(id);
    expect(status).toBe('authorized');
    expect(history.at(-1)).toMatchObject({ action: 'settle', success: false });
  });

  it('refused ends an authorisation as failed, and makes no transaction of an init', async () => {
    under.double.misbehave({ call: 'authorizeSplit', kind: 'refused', code: 'DECLINED' });
    const other = await under.authenticate();
    await under.post(`/${other}/authorize`, { refno: 'r2' });
    expect(await under.status(other)).toMatchObject({ status: 'failed' });
    const before = under.double.transactions().length;
    under.double.misbehave({ call: 'secureFieldsInit', kind: 'refused', code: 'INVALID_SETUP' });
    expect(await under.post('/secureFields', { currency: 'EUR', returnUrl })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_SETUP' } },
    });
    expect(under.double.transactions()).toHaveLength(before);
  });
});

describe('a fault after the work', () => {
  it.each([
    ['empty-body', 200, ''],
    ['not-json', 200, '<html><body>Maintenance</body></html>'],
  ] as const)('%s answers %i', async (kind, status, text) => {
    under.double.misbehave({ call: 'settle', kind });
    expect(await settle()).toMatchObject({ status, text });
    expect(await settled()).toBe(10_000);
  });

  it('answer-lost breaks the connection', async () => {
    under.double.misbehave({ call: 'settle', kind: 'answer-lost' });
    await expect(settle()).rejects.toThrow(TypeError);
    expect(await settled()).toBe(10_000);
  });

  it('server-error-after-work answers 500', async () => {
    under.double.misbehave({ call: 'settle', kind: 'server-error-after-work' });
    expect(await settle()).toMatchObject({ status: 500 });
    expect(await settled()).toBe(10_000);
  });
});

describe('slow', () => {
  it('answers nothing until the release, which does the work', async () => {
    under.double.misbehave({ call: 'settle', kind: 'slow' });
    const answer = settle();
    await expect.poll(() => under.double.calls().at(-1)?.call).toBe('settle');
    expect(await settled()).toBeUndefined();
    under.double.release();
    expect(await answer).toMatchObject({ status: 204 });
    expect(await settled()).toBe(10_000);
  });

  it('breaks off with the close and does nothing', async () => {
    under.double.misbehave({ call: 'settle', kind: 'slow' });
    const answer = settle().catch((error: unknown) => error);
    await expect.poll(() => under.double.calls().at(-1)?.call).toBe('settle');
    await under.close();
    expect(await answer).toBeInstanceOf(TypeError);
    expect(under.double.status(id).status).toBe('authorized');
  });
});

describe('a status that reads wrong', () => {
  it.each([
    ['unknown-status', { status: 'pending_review' }],
    ['wrong-merchant', { merchantId: '1100099999' }],
    ['wrong-currency', { currency: 'CHF' }],
    ['wrong-amount', { detail: { authorize: { amount: 10_001 } } }],
    ['half-settled', { detail: { settle: { amount: 5_000 } } }],
    ['wrong-refno', { refno: 'r1x' }],
    ['wrong-transaction', { transactionId: '990101000000000001' }],
  ] as const)('%s differs in that alone, and once', async (kind, wrong) => {
    await settle();
    const right = await under.status(id);
    under.double.misbehave({ call: 'status', kind });
    const read = await under.status(id);
    expect(read).toMatchObject(wrong);
    expect(read).not.toEqual(right);
    expect(await under.status(id)).toEqual(right);
  });
});

describe('misbehave', () => {
  const statuses = async (count: number) => {
    const answers = [];
    for (let at = 0; at < count; at += 1) answers.push((await under.call('GET', `/${id}`)).status);
    return answers;
  };

  it('counts the calls of its kind, after those that still go well', async () => {
    under.double.misbehave({ call: 'status', kind: 'unavailable', times: 2, after: 1 });
    await settle();
    expect(await statuses(4)).toEqual([200, 503, 503, 200]);
  });

  it('takes faults in the order in which they were set, for any call too', async () => {
    under.double.misbehave({ call: 'status', kind: 'unavailable' });
    under.double.misbehave({ call: 'any', kind: 'rate-limited', times: Number.POSITIVE_INFINITY });
    expect(await statuses(3)).toEqual([503, 429, 429]);
    expect(await settle()).toMatchObject({ status: 429 });
    under.double.behave();
    expect(await statuses(1)).toEqual([200]);
  });

  it('leaves calls with a wrong password alone', async () => {
    under.double.misbehave({ call: 'settle', kind: 'unavailable' });
    expect(await under.post(`/${id}/settle`, money, { authorization: 'Basic x' })).toMatchObject({
      status: 401,
    });
    expect(await settle()).toMatchObject({ status: 503 });
  });

  it.each([
    { call: 'settle', kind: 'half-settled' },
    { call: 'status', kind: 'refused', code: 'DECLINED' },
    { call: 'settle', kind: 'unavailable', times: 0 },
  ] as const)('refuses %o, which could never happen', (fault) => {
    expect(() => under.double.misbehave(fault)).toThrow(RangeError);
  });
});

describe('what a test can see', () => {
  it('lists transactions, finds all with a refno, and logs calls with their keys', async () => {
    await settle();
    const refund = { amount: 1, currency: 'EUR', refno: 'r1' };
    await under.post(`/${id}/credit`, refund, { 'idempotency-key': 'k1' });
    expect(under.double.transactions()).toHaveLength(2);
    expect(under.double.findByRefno('r1').map(({ type }) => type)).toEqual(['payment', 'credit']);
    expect(under.double.findByRefno('r2')).toEqual([]);
    expect(JSON.parse(JSON.stringify(under.double.status(id)))).toEqual(await under.status(id));
    expect(under.double.calls().map(({ call, idempotencyKey }) => [call, idempotencyKey])).toEqual([
      ['secureFieldsInit', null],
      ['authorizeSplit', null],
      ['settle', null],
      ['credit', 'k1'],
      ['status', null],
    ]);
    expect(() => under.double.status('270301100000000099')).toThrow(RangeError);
  });
});
