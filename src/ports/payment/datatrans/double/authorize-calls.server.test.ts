import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DoubleUnderTest,
  generateRefno,
  openDoubleUnderTest,
} from './datatrans-double-under-test.server.ts';
import { DATATRANS_ERROR_CODES } from './datatrans-words.ts';

let under: DoubleUnderTest;
beforeEach(async () => {
  under = await openDoubleUnderTest();
});
afterEach(() => under.close());

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

describe('POST /transactions/{id}/authorize', () => {
  it('[DT 1.2] holds the money and answers the authorisation code alone', async () => {
    const id = await under.authenticate();
    const { status, body } = await under.post(`/${id}/authorize`, { refno: 'r1', autoSettle: false });
    expect({ status, body }).toEqual({ status: 200, body: { acquirerAuthorizationCode: '100000' } });
    expect(await under.status(id)).toMatchObject({
      status: 'authorized',
      refno: 'r1',
      detail: { authorize: { amount: 10_000, acquirerAuthorizationCode: '100000' } },
      history: [
        { action: 'init', amount: 10_000, source: 'secure_fields', success: true },
        { action: 'authenticate', source: 'secure_fields', success: true },
        {
          action: 'authorize',
          amount: 10_000,
          autoSettle: false,
          success: true,
          date: '2027-03-01T10:00:00Z',
        },
      ],
    });
  });

  it('[DT 1.4] shows N/A and an amount without a code while only authenticated', async () => {
    const id = await under.authenticate();
    const { status, refno, detail } = await under.status(id);
    expect({ status, refno, detail }).toEqual({
      status: 'authenticated',
      refno: 'N/A',
      detail: { authorize: { amount: 10_000 } },
    });
  });

  it('[DT 1.1] answers 409 "already authorized" the second time', async () => {
    const id = await under.authorize();
    expect(await under.post(`/${id}/authorize`, { refno: 'r2', autoSettle: false })).toMatchObject({
      status: 409,
      body: { error: { code: 'INVALID_TRANSACTION_STATUS', message: 'already authorized' } },
    });
  });

  it.each(['frictionless-refused', 'challenge'])(
    '[DT 1.3] answers 409 while the shopper of the card %s is not authenticated',
    async (card) => {
      const id = await under.authenticate(card);
      expect(await under.post(`/${id}/authorize`, { refno: 'r1' })).toMatchObject(
        refused(409, 'INVALID_TRANSACTION_STATUS'),
      );
    },
  );

  it.each([
    ['', 200],
    ['r'.repeat(40), 200],
    ['r'.repeat(41), 400],
  ])('[DT 1.1] answers the refno "%s" with %i', async (refno, status) => {
    const id = await under.authenticate();
    expect(await under.post(`/${id}/authorize`, { refno, autoSettle: false })).toMatchObject({ status });
  });

  it('[DT 1.1] needs the refno and recognizes neither currency nor refNo', async () => {
    const id = await under.authenticate();
    const url = `/${id}/authorize`;
    expect(await under.post(url, { autoSettle: false })).toMatchObject(refused(400, 'INVALID_PROPERTY'));
    expect(await under.post(url, { refno: 1 })).toMatchObject(refused(400, 'INVALID_PROPERTY'));
    expect(await under.post(url, { refno: 'r', autoSettle: 'true' })).toMatchObject(
      refused(400, 'INVALID_PROPERTY'),
    );
    for (const more of [{ currency: 'EUR' }, { refNo: 'r' }]) {
      expect(await under.post(url, { refno: 'r', ...more })).toMatchObject(
        refused(400, 'UNRECOGNIZED_PROPERTY'),
      );
    }
    expect(await under.status(id)).toMatchObject({ status: 'authenticated' });
  });

  it('[DT 1.1] takes another amount up to the authenticated one', async () => {
    const [less, more] = [await under.authenticate(), await under.authenticate()];
    expect(await under.post(`/${less}/authorize`, { amount: 9_999, refno: 'r1' })).toMatchObject({
      status: 200,
    });
    expect((await under.status(less)).detail.authorize?.amount).toBe(9_999);
    expect(await under.post(`/${more}/authorize`, { amount: 10_001, refno: 'r2' })).toMatchObject(
      refused(400, 'INVALID_PROPERTY'),
    );
  });

  it.each([
    [true, 'settled'],
    [false, 'authorized'],
    [undefined, 'settled'],
  ])('[DT 1.1] with autoSettle %s ends as %s, where the dashboard settles', async (autoSettle, status) => {
    const id = await under.authorize({ autoSettle });
    const { detail, ...body } = await under.status(id);
    expect(body.status).toBe(status);
    expect(detail.settle?.amount).toBe(status === 'settled' ? 10_000 : undefined);
  });

  it('[DT 1.1] without autoSettle stays authorized where the dashboard does not settle', async () => {
    const other = await openDoubleUnderTest({ settings: { autoSettles: false } });
    expect(await other.status(await other.authorize({ autoSettle: undefined }))).toMatchObject({
      status: 'authorized',
    });
    await other.close();
  });

  it.each(DATATRANS_ERROR_CODES)('[DT 1.6] refuses with %s and ends as failed', async (code) => {
    const id = await under.authenticate(code);
    expect(await under.status(id)).toMatchObject({ status: 'authenticated' });
    expect(await under.post(`/${id}/authorize`, { refno: 'r1' })).toMatchObject(refused(400, code));
    const { status, detail, history } = await under.status(id);
    expect(status).toBe('failed');
    expect(detail.fail?.reason).toMatch(/^[a-z_]+$/);
    expect(history.at(-1)).toMatchObject({ action: 'authorize', success: false });
  });

  it.each([
    ['DECLINED', 'declined'],
    ['SOFT_DECLINED', 'soft_declined'],
    ['INVALID_CVV', 'card_invalid'],
    ['REFERRAL', 'referral'],
    ['THIRD_PARTY_ERROR', 'error'],
  ])('[DT 1.3] calls the reason of %s %s', async (code, reason) => {
    const id = await under.authenticate(code);
    await under.post(`/${id}/authorize`, { refno: 'r1' });
    expect((await under.status(id)).detail.fail?.reason).toBe(reason);
  });
});

describe('POST /transactions/authorize', () => {
  const iban = 'DE89370400440532013000';
  const debit = { amount: 10_000, currency: 'EUR', refno: 'r1', ELV: { iban } };

  it('[DT 1.8] debits the account of an iban, and never settles by itself', async () => {
    const { status, body } = await under.post('/authorize', debit);
    const { transactionId } = body;
    expect({ status, body }).toEqual({
      status: 200,
      body: { transactionId: expect.stringMatching(/^\d{18}$/), acquirerAuthorizationCode: '100000' },
    });
    expect(await under.status(transactionId)).toMatchObject({
      status: 'authorized',
      paymentMethod: 'ELV',
      refno: 'r1',
      ELV: { iban },
    });
  });

  it('[DT 1.8] takes an alias for a token, not for an account number', async () => {
    expect(await under.post('/authorize', { ...debit, ELV: { alias: iban } })).toMatchObject(
      refused(400, 'INVALID_ALIAS'),
    );
  });

  it('[DT 1.8] refuses an iban with a wrong check digit', async () => {
    const ELV = { iban: 'DE88370400440532013000' };
    expect(await under.post('/authorize', { ...debit, ELV })).toMatchObject(refused(400, 'INVALID_PROPERTY'));
  });

  it('[DT 1.8] debits the alias of an earlier direct debit', async () => {
    const init = {
      amount: 1,
      currency: 'EUR',
      refno: generateRefno(),
      paymentMethods: ['ELV'],
      option: { createAlias: true },
      redirect: { successUrl: 'https://shop.test/ok' },
      ELV: { iban, mandateId: 'M-1', mandateText: 'I agree' },
    };
    const { transactionId } = (await under.post('', init)).body;
    under.double.finishPaymentPage(transactionId, 'pay');
    const alias = (await under.status(transactionId)).ELV?.alias ?? '';
    const { body } = await under.post('/authorize', { ...debit, ELV: { alias } });
    expect(await under.status(body.transactionId)).toMatchObject({ ELV: { iban, alias, mandateId: 'M-1' } });
  });

  it('[DT 1.1] carries an id in a refusal of the bank', async () => {
    under.double.setRefusal(iban, 'DECLINED');
    const { status, body } = await under.post('/authorize', debit);
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'DECLINED' });
    expect(await under.status(body.transactionId)).toMatchObject({
      status: 'failed',
      refno: 'r1',
      detail: { fail: { reason: 'declined' } },
    });
    under.double.setRefusal(iban, null);
    expect(await under.post('/authorize', debit)).toMatchObject({ status: 200 });
  });

  it('[DT 1.1] carries an id in the refusal of a property, which no later transaction gets', async () => {
    const { body } = await under.post('/authorize', { ...debit, currency: 'Euro' });
    expect(body).toMatchObject({
      error: { code: 'INVALID_PROPERTY' },
      transactionId: expect.stringMatching(/^\d{18}$/),
    });
    expect((await under.post('/authorize', debit)).body.transactionId).not.toBe(body.transactionId);
  });

  it.each(['amount', 'currency', 'refno', 'ELV'])('[DT 1.1] needs %s', async (key) => {
    expect(await under.post('/authorize', { ...debit, [key]: undefined })).toMatchObject(
      refused(400, 'INVALID_PROPERTY'),
    );
  });

  it('[DT 1.1] authorises the alias of a card and answers the masked number', async () => {
    const alias = (await under.status(await under.authorize())).card?.alias;
    const card = { alias, expiryMonth: '12', expiryYear: '30' };
    const { ELV: _, ...body } = debit;
    expect(await under.post('/authorize', { ...body, card, autoSettle: true })).toMatchObject({
      status: 200,
      body: { card: { masked: '400000xxxxxx0018' } },
    });
    expect(await under.post('/authorize', { ...body, card: { ...card, alias: 'AAAB' } })).toMatchObject(
      refused(400, 'INVALID_ALIAS'),
    );
  });
});
