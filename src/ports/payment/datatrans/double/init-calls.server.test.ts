import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DoubleUnderTest,
  generateRefno,
  openDoubleUnderTest,
  returnUrl,
} from './datatrans-double-under-test.server.ts';

let under: DoubleUnderTest;
beforeEach(async () => {
  under = await openDoubleUnderTest();
});
afterEach(() => under.close());

const init = { amount: 10_000, currency: 'EUR', returnUrl };
const invalid = { status: 400, body: { error: { code: 'INVALID_PROPERTY' } } };
const unrecognized = { status: 400, body: { error: { code: 'UNRECOGNIZED_PROPERTY' } } };
const wrongStatus = { status: 409, body: { error: { code: 'INVALID_TRANSACTION_STATUS' } } };

describe('POST /transactions/secureFields', () => {
  it('[DT 1.1] answers 201 with an id of 18 digits and nothing else', async () => {
    const { status, body } = await under.post('/secureFields', init);
    expect({ status, body }).toEqual({
      status: 201,
      body: { transactionId: expect.stringMatching(/^\d{18}$/) },
    });
  });

  it('[DT 1.1] needs currency and returnUrl, but no amount', async () => {
    expect(await under.post('/secureFields', { currency: 'EUR', returnUrl })).toMatchObject({ status: 201 });
    expect(await under.post('/secureFields', { amount: 1, returnUrl })).toMatchObject(invalid);
    expect(await under.post('/secureFields', { amount: 1, currency: 'EUR' })).toMatchObject(invalid);
  });

  it.each([
    { refno: 'r1' },
    { autoSettle: false },
    { webhook: { url: 'https://shop.test' } },
    { '3D': { cardholder: { cardholderName: 'Ada', nickname: 'A' } } },
  ])('[DT 1.1] does not recognize %o', async (more) => {
    expect(await under.post('/secureFields', { ...init, ...more })).toMatchObject(unrecognized);
  });

  it.each([
    { amount: '10000' },
    { amount: 99.5 },
    { amount: 0 },
    { amount: -1 },
    { currency: 'eur' },
    { currency: 'EURO' },
    { currency: 978 },
    { returnUrl: 'k7' },
    { '3D': { cardholder: { cardholderName: 'A'.repeat(51) } } },
  ])('[DT 1.6] refuses the property of %o', async (wrong) => {
    expect(await under.post('/secureFields', { ...init, ...wrong })).toMatchObject(invalid);
  });

  it('[DT 1.1] takes the smallest amount and a JPY amount as it is', async () => {
    const id = await under.initFields({ amount: 1250, currency: 'JPY' });
    under.double.enterCard(id, 'frictionless');
    expect((await under.status(id)).detail.authorize).toEqual({ amount: 1250 });
    expect(await under.post('/secureFields', { ...init, amount: 1 })).toMatchObject({ status: 201 });
  });

  it('[DT 1.1] lets an unused init die after 30 minutes', async () => {
    const id = await under.initFields();
    under.clock.advance(30 * 60_000 - 1);
    expect(await under.status(id)).toMatchObject({
      status: 'initialized',
      detail: { init: { expires: '2027-03-01T10:30:00.000Z' } },
    });
    under.clock.advance(1);
    expect(await under.status(id)).toMatchObject({
      status: 'failed',
      detail: { fail: { reason: 'timeout' } },
    });
    expect(await under.call('PATCH', `/secureFields/${id}`, { currency: 'CHF' })).toMatchObject(wrongStatus);
    expect(await under.post(`/${id}/authorize`, { refno: 'r1', autoSettle: false })).toMatchObject(
      wrongStatus,
    );
    expect(() => under.double.enterCard(id, 'frictionless')).toThrow(/failed/);
  });

  it('[DT 1.3] ends as canceled where the account is set so', async () => {
    const other = await openDoubleUnderTest({ settings: { lapsesTo: 'canceled' }, clock: under.clock });
    const id = await other.initFields();
    under.clock.advance(30 * 60_000);
    expect(await other.status(id)).toMatchObject({
      status: 'canceled',
      detail: { cancel: { reversal: false } },
    });
    await other.close();
  });
});

describe('PATCH /transactions/secureFields/{id}', () => {
  const patch = (id: string, body: object) => under.call('PATCH', `/secureFields/${id}`, body);

  it('[DT 1.1] changes amount and currency before 3-D Secure', async () => {
    const id = await under.initFields();
    const { status, text } = await patch(id, { amount: 5000, currency: 'GBP' });
    expect({ status, text }).toEqual({ status: 204, text: '' });
    under.double.enterCard(id, 'frictionless');
    expect(await under.status(id)).toMatchObject({
      currency: 'GBP',
      detail: { authorize: { amount: 5000 } },
    });
  });

  it('[DT 1.1] needs the currency and at least one change', async () => {
    const id = await under.initFields();
    expect(await patch(id, { amount: 5000 })).toMatchObject(invalid);
    expect(await patch(id, { currency: 'EUR' })).toMatchObject(invalid);
    expect(await patch(id, { amount: 10_000, currency: 'EUR' })).toMatchObject(invalid);
    expect(await patch(id, { amount: 10_001, currency: 'EUR' })).toMatchObject({ status: 204 });
  });

  it.each(['frictionless', 'challenge', 'frictionless-refused'])(
    '[DT 1.1] is refused with 409 after the card %s was entered',
    async (card) => {
      const id = await under.authenticate(card);
      expect(await patch(id, { amount: 5000, currency: 'EUR' })).toMatchObject(wrongStatus);
    },
  );

  it('[DT 1.1] answers 404 for an unknown id and for a redirect', async () => {
    const notFound = { status: 404, body: { error: { code: 'TRANSACTION_NOT_FOUND' } } };
    expect(await patch('270301100000000099', { currency: 'CHF' })).toMatchObject(notFound);
    const { body } = await under.post('', { amount: 1, currency: 'EUR', refno: 'r1' });
    expect(await patch(body.transactionId, { currency: 'CHF' })).toMatchObject(notFound);
  });
});

describe('POST /transactions', () => {
  const redirect = { amount: 10_000, currency: 'EUR', refno: 'r1' };

  it('[DT 1.1] answers 201 and the start page as its Location', async () => {
    const { status, headers, body } = await under.post('', redirect);
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${under.double.url}/v1/start/${body.transactionId}`);
    expect(await under.status(body.transactionId)).toMatchObject({ refno: 'r1', status: 'initialized' });
  });

  it.each([
    ['', 400],
    ['r', 201],
    ['r'.repeat(40), 201],
    ['r'.repeat(41), 400],
  ])('[DT 1.1] answers the refno "%s" with %i', async (refno, status) => {
    expect(await under.post('', { ...redirect, refno })).toMatchObject({ status });
  });

  it('[DT 1.1] does not recognize returnUrl, nor a property within an object', async () => {
    expect(await under.post('', { ...redirect, returnUrl })).toMatchObject(unrecognized);
    expect(await under.post('', { ...redirect, redirect: { succesUrl: returnUrl } })).toMatchObject(
      unrecognized,
    );
  });

  it('[DT 1.1] takes a refno twice, unless the account has unique refnos', async () => {
    expect([await under.post('', redirect), await under.post('', redirect)]).toMatchObject([
      { status: 201 },
      { status: 201 },
    ]);
    const unique = await openDoubleUnderTest({ settings: { hasUniqueRefno: true } });
    expect(await unique.post('', redirect)).toMatchObject({ status: 201 });
    expect(await unique.post('', redirect)).toMatchObject({
      status: 400,
      body: { error: { code: 'DUPLICATE_REFNO' } },
    });
    const id = await unique.authenticate();
    expect(await unique.post(`/${id}/authorize`, { refno: 'r1', autoSettle: false })).toMatchObject({
      body: { error: { code: 'DUPLICATE_REFNO' } },
    });
    expect(await unique.post(`/${id}/authorize`, { refno: generateRefno() })).toMatchObject({ status: 200 });
    await unique.close();
  });
});

describe('every call', () => {
  it.each([
    ['no credentials', ''],
    ['a wrong password', `Basic ${btoa('1100012345:wrong')}`],
    ['another merchant', `Basic ${btoa('1100099999:sandbox-password')}`],
  ])('[DT 1.6] answers 401 for %s', async (_what, authorization) => {
    expect(await under.post('/secureFields', init, { authorization })).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHORIZED' } },
    });
    expect(under.double.transactions()).toEqual([]);
  });

  it('[DT 1.6] answers 400 for a body that is not JSON, and one of another type', async () => {
    expect(await under.post('/secureFields', '{"amount":')).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_JSON_PAYLOAD' } },
    });
    expect(await under.post('/secureFields', init, { 'content-type': 'text/plain' })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_HEADER' } },
    });
    expect(await under.post('/secureFields', '[]')).toMatchObject(invalid);
  });

  it.each(['27030110000000001', '2703011000000000001', 'abc', '8b0c1a52-5a0e-4f7e-9d0c-2a7f1d7a3b11'])(
    '[DT 1.1] answers 400 for the id %s, which has not 18 digits',
    async (id) => {
      expect(await under.call('GET', `/${id}`)).toMatchObject(invalid);
    },
  );

  it('[DT 1.1] answers 404 for an id that is not known, and for /v2', async () => {
    expect(await under.call('GET', '/270301100000000099')).toMatchObject({
      status: 404,
      body: { error: { code: 'TRANSACTION_NOT_FOUND' } },
    });
    expect(await fetch(`${under.double.url}/v2/transactions/secure-fields`)).toMatchObject({ status: 404 });
  });
});
