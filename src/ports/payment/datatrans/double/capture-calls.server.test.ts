import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DoubleUnderTest, openDoubleUnderTest } from './datatrans-double-under-test.server.ts';

let under: DoubleUnderTest;
let id: string;
beforeEach(async () => {
  under = await openDoubleUnderTest();
  id = await under.authorize({ refno: 'r1' });
});
afterEach(() => under.close());

const money = { amount: 10_000, currency: 'EUR', refno: 'r1' };
const refused = (code: string) => ({ status: 400, body: { error: { code } } });
const wrongStatus = refused('INVALID_TRANSACTION_STATUS');
const settle = (body: object = money) => under.post(`/${id}/settle`, body);
const cancel = (body?: object) => under.post(`/${id}/cancel`, body);
const credit = (amount: number, body: object = {}) =>
  under.post(`/${id}/credit`, { amount, currency: 'EUR', refno: 'c1', ...body });

describe('settle', () => {
  it('[DT 1.1] takes all or a part with 204 and no body', async () => {
    const { status, text } = await settle({ ...money, amount: 4_000 });
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(await under.status(id)).toMatchObject({
      status: 'settled',
      detail: { authorize: { amount: 10_000 }, settle: { amount: 4_000 } },
    });
    expect(await settle({ ...money, amount: 1 })).toMatchObject(wrongStatus);
  });

  it('[DT 1.1] refuses one more than was authorised as INVALID_PROPERTY', async () => {
    expect(await settle({ ...money, amount: 10_001 })).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await settle()).toMatchObject({ status: 204 });
  });

  it.each(['amount', 'currency', 'refno'])('[DT 1.1] needs %s', async (key) => {
    expect(await settle({ ...money, [key]: undefined })).toMatchObject(refused('INVALID_PROPERTY'));
  });

  it('[DT 1.1] refuses another currency and an empty refno', async () => {
    expect(await settle({ ...money, currency: 'CHF' })).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await settle({ ...money, refno: '' })).toMatchObject(refused('INVALID_PROPERTY'));
  });

  it('[DT 1.1] takes several parts in their order, up to the authorised amount', async () => {
    const part = (sequenceNumber: number, amount: number, totalNumber = 3) =>
      settle({ ...money, amount, partialCapture: { sequenceNumber, totalNumber } });
    expect(await part(2, 4_000)).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await part(1, 4_000)).toMatchObject({ status: 204 });
    expect(await part(1, 4_000)).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await part(2, 4_000, 4)).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await part(2, 6_001)).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await part(2, 4_000)).toMatchObject({ status: 204 });
    expect(await part(3, 2_000)).toMatchObject({ status: 204 });
    expect(await part(4, 1)).toMatchObject(refused('INVALID_PROPERTY'));
    expect((await under.status(id)).detail.settle).toEqual({ amount: 10_000 });
  });

  it.each(['cancel', 'transmit'] as const)('[DT 1.3] takes no further part after %s', async (end) => {
    const part = (sequenceNumber: number) =>
      settle({ ...money, amount: 1, partialCapture: { sequenceNumber, totalNumber: 2 } });
    await part(1);
    if (end === 'cancel') await cancel();
    else under.double.transmit(id);
    expect(await part(2)).toMatchObject(wrongStatus);
  });

  it('[DT 1.3] is refused while only authenticated', async () => {
    id = await under.authenticate();
    expect(await settle()).toMatchObject(wrongStatus);
  });
});

describe('cancel', () => {
  it('[DT 1.1] releases an authorisation, without a body too', async () => {
    const { status, text } = await cancel();
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(await under.status(id)).toMatchObject({
      status: 'canceled',
      detail: { cancel: { reversal: true } },
    });
    expect(await cancel()).toMatchObject(wrongStatus);
    expect(await settle()).toMatchObject(wrongStatus);
  });

  it('[DT 1.1] takes a refno, and takes back a settlement', async () => {
    await settle();
    expect(await cancel({ refno: 'r1' })).toMatchObject({ status: 204 });
    expect(await under.status(id)).toMatchObject({ status: 'canceled' });
  });

  it('[DT 1.3] is impossible while initialized, authenticated or transmitted', async () => {
    for (const other of [await under.initFields(), await under.authenticate()]) {
      expect(await under.post(`/${other}/cancel`, {})).toMatchObject(wrongStatus);
    }
    await settle();
    under.double.transmit(id);
    expect(await cancel({})).toMatchObject(wrongStatus);
    expect(await credit(1)).toMatchObject({ status: 200 });
  });
});

describe('credit', () => {
  it('[DT 1.4] makes a transaction of its own, while the payment stays settled', async () => {
    await settle();
    const { status, body } = await credit(3_000);
    expect({ status, body }).toEqual({
      status: 200,
      body: { transactionId: expect.stringMatching(/^\d{18}$/), acquirerAuthorizationCode: '100000' },
    });
    expect(body.transactionId).not.toBe(id);
    expect(await under.status(body.transactionId)).toMatchObject({
      type: 'credit',
      refno: 'c1',
      detail: { credit: { amount: 3_000 } },
    });
    const payment = await under.status(id);
    expect(payment).toMatchObject({
      type: 'payment',
      status: 'settled',
      refno: 'r1',
      detail: { settle: { amount: 10_000 }, credit: { amount: 3_000 } },
    });
    expect(payment.history.at(-1)).toMatchObject({ action: 'credit', amount: 3_000, success: true });
  });

  it('[DT 1.1] refunds in several parts, up to the settled amount and not one more', async () => {
    await settle({ ...money, amount: 5_000 });
    expect(await credit(5_001)).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await credit(2_000)).toMatchObject({ status: 200 });
    expect(await credit(3_001)).toMatchObject(refused('INVALID_PROPERTY'));
    expect(await credit(3_000)).toMatchObject({ status: 200 });
    expect((await under.status(id)).detail.credit).toEqual({ amount: 5_000 });
    expect(await cancel()).toMatchObject(wrongStatus);
  });

  it('[DT 1.1] is impossible before the settlement, and of a credit', async () => {
    expect(await credit(1)).toMatchObject(wrongStatus);
    await settle();
    const { body } = await credit(1);
    expect(
      await under.post(`/${body.transactionId}/credit`, { amount: 1, currency: 'EUR', refno: 'c2' }),
    ).toMatchObject(wrongStatus);
  });

  it('[DT 1.1] needs currency and refno of 1 to 40 characters', async () => {
    await settle();
    for (const wrong of [
      { currency: undefined },
      { currency: 'CHF' },
      { refno: '' },
      { refno: 'c'.repeat(41) },
    ]) {
      expect(await credit(1, wrong)).toMatchObject(refused('INVALID_PROPERTY'));
    }
    expect(await credit(1, { refno: 'c'.repeat(40) })).toMatchObject({ status: 200 });
  });

  it('[DT 1.1] that the acquirer refuses carries an id, and changes nothing but the history', async () => {
    await settle();
    under.double.misbehave({ call: 'credit', kind: 'refused', code: 'NOT_SUPPORTED_BY_THIRD_PARTY' });
    const { status, body } = await credit(3_000);
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'NOT_SUPPORTED_BY_THIRD_PARTY' });
    expect(await under.status(body.transactionId)).toMatchObject({ type: 'credit', status: 'failed' });
    const payment = await under.status(id);
    expect(payment.detail.credit).toBeUndefined();
    expect(payment.history.at(-1)).toMatchObject({ action: 'credit', amount: 3_000, success: false });
  });
});

describe('increase', () => {
  const increase = (body: object) => under.post(`/${id}/increase`, { ...money, ...body });

  it('[DT 1.1] adds to the authorised amount of a card and answers the sum', async () => {
    const { status, body } = await increase({ amount: 1 });
    expect({ status, body }).toEqual({ status: 200, body: { increasedAmount: 10_001 } });
    expect(await settle({ ...money, amount: 10_001 })).toMatchObject({ status: 204 });
    expect(await increase({ amount: 1 })).toMatchObject(wrongStatus);
  });

  it('[DT 1.1] is for cards alone', async () => {
    const ELV = { iban: 'DE89370400440532013000' };
    id = (await under.post('/authorize', { ...money, ELV })).body.transactionId;
    expect(await increase({})).toMatchObject(refused('UNSUPPORTED_PAYMENT_METHOD'));
  });
});

describe('time', () => {
  it('[DT 1.3] hands a settled transaction to the acquirer by its own choice', async () => {
    expect(() => under.double.transmit(id)).toThrow(/authorized/);
    await settle();
    under.double.transmit(id);
    expect(await under.status(id)).toMatchObject({
      status: 'transmitted',
      detail: { settle: { amount: 10_000 } },
    });
    expect(await settle()).toMatchObject(wrongStatus);
  });

  it('[DT 1.3] ends an authorisation that was never settled as canceled', async () => {
    under.double.lapse(id);
    expect(await under.status(id)).toMatchObject({ status: 'canceled' });
    expect(await settle()).toMatchObject(wrongStatus);
  });
});
