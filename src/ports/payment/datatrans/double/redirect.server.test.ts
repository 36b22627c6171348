import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DoubleUnderTest,
  generateRefno,
  openDoubleUnderTest,
} from './datatrans-double-under-test.server.ts';

let under: DoubleUnderTest;
beforeEach(async () => {
  under = await openDoubleUnderTest();
});
afterEach(() => under.close());

const redirect = {
  successUrl: 'https://shop.test/success?k=7',
  cancelUrl: 'https://shop.test/cancel',
  errorUrl: 'https://shop.test/error',
};
async function init(body: object = {}): Promise<string> {
  const request = { amount: 10_000, currency: 'EUR', refno: generateRefno(), autoSettle: false, redirect };
  return (await under.post('', { ...request, ...body })).body.transactionId;
}
const submit = (id: string, fields: Record<string, string>) =>
  fetch(`${under.double.url}/v1/start/${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('redirect mode', () => {
  it('[DT 1.2] comes back by GET with datatransTrxId next to the query of the URL', async () => {
    const id = await init();
    expect(under.double.finishPaymentPage(id, 'pay')).toEqual({
      method: 'GET',
      url: `https://shop.test/success?k=7&datatransTrxId=${id}`,
      fields: {},
    });
    expect(await under.status(id)).toMatchObject({ status: 'authorized', paymentMethod: 'VIS' });
  });

  it('[DT 1.2] moves the query into the form where the method is POST', async () => {
    const id = await init({ redirect: { ...redirect, method: 'POST' } });
    expect(under.double.finishPaymentPage(id, 'pay')).toEqual({
      method: 'POST',
      url: 'https://shop.test/success',
      fields: { k: '7', datatransTrxId: id },
    });
  });

  it('[DT 1.2] takes the cancel URL for a shopper who gives up, and the error URL for a failure', async () => {
    const [left, failed, refused] = [await init(), await init(), await init()];
    const url = (id: string, end: 'pay' | 'cancel', entry = {}) =>
      under.double.finishPaymentPage(id, end, entry).url;
    expect(url(left, 'cancel')).toMatch(/^https:\/\/shop\.test\/cancel\?/);
    expect(url(failed, 'pay', { card: 'challenge-refused' })).toMatch(/^https:\/\/shop\.test\/error\?/);
    expect(url(refused, 'pay', { card: 'DECLINED' })).toMatch(/^https:\/\/shop\.test\/error\?/);
    const ends = await Promise.all([left, failed, refused].map(under.status));
    expect(ends.map(({ status, detail }) => detail.fail?.reason ?? status)).toEqual([
      'canceled',
      'secure_authentication',
      'declined',
    ]);
  });

  it('[DT 1.1] shows its page to a browser, which goes back with 303', async () => {
    const id = await init({ paymentMethods: ['PAP', 'VIS'] });
    expect(await (await fetch(`${under.double.url}/v1/start/${id}`)).text()).toMatch(
      '<option>PAP</option><option>VIS</option>',
    );
    const response = await submit(id, { end: 'pay', paymentMethod: 'PAP' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`https://shop.test/success?k=7&datatransTrxId=${id}`);
    expect(await under.status(id)).toMatchObject({ paymentMethod: 'PAP', status: 'authorized' });
    expect((await submit(id, { end: 'pay' })).status).toBe(400);
  });

  it('[DT 1.3] ends as canceled 30 minutes after the page was opened and left', async () => {
    const id = await init();
    under.clock.advance(60_000);
    await fetch(`${under.double.url}/v1/start/${id}`);
    under.clock.advance(30 * 60_000 - 1);
    expect(await under.status(id)).toMatchObject({ status: 'initialized' });
    under.clock.advance(1);
    expect(await under.status(id)).toMatchObject({ status: 'canceled' });
  });

  it('[DT 1.1] lets the dashboard settle where autoSettle was left out', async () => {
    const id = await init({ autoSettle: undefined });
    under.double.finishPaymentPage(id, 'pay');
    expect(await under.status(id)).toMatchObject({
      status: 'settled',
      detail: { settle: { amount: 10_000 } },
    });
  });

  it('[DT 1.3] defers the authorisation with option.authenticationOnly', async () => {
    const id = await init({ option: { authenticationOnly: true } });
    under.double.finishPaymentPage(id, 'pay', { card: 'challenge' });
    expect(await under.status(id)).toMatchObject({ status: 'authenticated' });
    expect(await under.post(`/${id}/authorize`, { refno: 'r1' })).toMatchObject({ status: 200 });
    expect(await under.status(id)).toMatchObject({ status: 'authorized', refno: 'r1' });
  });
});

describe('PayPal', () => {
  const paymentMethods = ['PAP'];
  const debit = { amount: 4_000, currency: 'EUR', refno: 'r9' };
  const refused = (code: string) => ({ status: 400, body: { error: { code } } });

  it('[DT 1.8] returns the payer, and an alias that pays again', async () => {
    const id = await init({ paymentMethods, option: { createAlias: true } });
    under.double.finishPaymentPage(id, 'pay');
    const { PAP } = await under.status(id);
    expect(PAP).toEqual({ payerId: expect.any(String), alias: expect.stringMatching(/^AAAB/) });
    expect(await under.post('/authorize', { ...debit, PAP: { alias: PAP?.alias } })).toMatchObject({
      status: 200,
    });
    expect(await under.post('/authorize', { ...debit, PAP: { alias: 'AAAB' } })).toMatchObject(
      refused('INVALID_ALIAS'),
    );
  });

  it('[DT 1.8] holds nothing with createOrder until orderTransactionId is authorised', async () => {
    const id = await init({ paymentMethods, PAP: { createOrder: true } });
    const PAP = { orderTransactionId: id };
    expect(await under.post('/authorize', { ...debit, PAP })).toMatchObject(refused('INVALID_PROPERTY'));
    under.double.finishPaymentPage(id, 'pay');
    expect(await under.status(id)).toMatchObject({
      status: 'authenticated',
      PAP: { orderId: expect.any(String), payerId: expect.any(String) },
    });
    const { status, body } = await under.post('/authorize', { ...debit, PAP });
    expect(status).toBe(200);
    expect(body.transactionId).not.toBe(id);
    expect(await under.status(body.transactionId)).toMatchObject({ status: 'authorized', refno: 'r9' });
  });
});

describe('direct debit', () => {
  const ELV = { iban: 'DE89370400440532013000', mandateId: 'M-7', mandateText: 'I agree' };

  it('[DT 1.8] returns mandate and account in the status', async () => {
    const id = await init({ paymentMethods: ['ELV'], ELV });
    under.double.finishPaymentPage(id, 'pay');
    expect(await under.status(id)).toMatchObject({
      status: 'authorized',
      paymentMethod: 'ELV',
      ELV: { iban: ELV.iban, mandateId: 'M-7' },
    });
  });

  it('[DT 1.8] takes the account that was typed into the page', async () => {
    const id = await init({ paymentMethods: ['ELV'] });
    expect(() => under.double.finishPaymentPage(id, 'pay')).toThrow(RangeError);
    await submit(id, { end: 'pay', paymentMethod: 'ELV', iban: ELV.iban });
    expect(await under.status(id)).toMatchObject({ status: 'authorized', ELV: { iban: ELV.iban } });
  });

  it('[DT 1.8] refuses an init whose account or alias is not valid', async () => {
    const request = { amount: 1, currency: 'EUR', refno: 'r1' };
    expect(await under.post('', { ...request, ELV: { iban: 'DE00' } })).toMatchObject({ status: 400 });
    expect(await under.post('', { ...request, ELV: { alias: ELV.iban } })).toMatchObject({
      body: { error: { code: 'INVALID_ALIAS' } },
    });
  });
});
