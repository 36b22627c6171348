import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  browserInfo,
  merchantAccount,
  openTestDouble,
  paymentRequest,
  type TestDouble,
} from './open-test-double.ts';
import { encryptTestCard } from './test-outcomes.ts';

let test: TestDouble;
beforeEach(async () => {
  test = await openTestDouble();
});
afterEach(() => test.double.close());

describe('POST /payments', () => {
  it('[AD 2.1] authorises a card with resultCode, pspReference and the reference', async () => {
    const { status, json } = await test.pay();
    expect(status).toBe(200);
    expect(json).toMatchObject({ resultCode: 'Authorised', merchantReference: 'order-1' });
    expect(json.pspReference).toMatch(/^[A-Z\d]{16}$/);
    expect(test.money()).toMatchObject({ authorised: 12_345, captured: 0 });
  });

  it.each([
    ['DECLINED', 'Refused', '2'],
    ['BLOCK_CARD', 'Refused', '5'],
    ['INVALID_CARD', 'Refused', '8'],
    ['NOT_ENOUGH_BALANCE', 'Refused', '12'],
    ['ERROR', 'Error', '4'],
    ['CANCELLED', 'Cancelled', '15'],
  ] as const)('[AD 2.1] the outcome %s ends as %s with reason %s', async (outcome, resultCode, code) => {
    const { json } = await test.pay({ paymentMethod: encryptTestCard({ outcome }) });
    expect(json).toMatchObject({ resultCode, refusalReasonCode: code, refusalReason: expect.any(String) });
    expect(test.money().authorised).toBe(0);
  });

  it('[AD 2.1] the name of the card holder decides for a card of the vendor’s test form', async () => {
    const paymentMethod = {
      ...encryptTestCard(),
      encryptedCardNumber: 'test_4111111111111111',
      holderName: 'DECLINED',
    };
    expect((await test.pay({ paymentMethod })).json.resultCode).toBe('Refused');
    expect(
      (await test.pay({ paymentMethod: { ...paymentMethod, holderName: 'Erika Muster' } })).json,
    ).toMatchObject({
      resultCode: 'Authorised',
    });
  });

  it('[AD 2.1] PartiallyAuthorised brings less money than asked', async () => {
    const { json } = await test.pay({ paymentMethod: encryptTestCard({ outcome: 'PARTIAL' }) });
    expect(json).toMatchObject({
      resultCode: 'PartiallyAuthorised',
      amount: { currency: 'EUR', value: 6172 },
    });
    expect(test.money().authorised).toBe(6172);
    expect(test.takeItems()).toMatchObject([{ success: 'true', amount: { value: 6172 } }]);
  });

  it.each([
    ['AUTHENTICATED', 'AuthenticationFinished'],
    ['AUTHENTICATION_NOT_REQUIRED', 'AuthenticationNotRequired'],
    ['PENDING', 'Pending'],
    ['RECEIVED', 'Received'],
    ['PRESENT', 'PresentToShopper'],
  ] as const)(
    '[AD 2.1] the outcome %s is %s, without money and without a message',
    async (outcome, resultCode) => {
      const { json } = await test.pay({ paymentMethod: encryptTestCard({ outcome }) });
      expect(json.resultCode).toBe(resultCode);
      expect(test.money().authorised).toBe(0);
      expect(test.takeItems()).toEqual([]);
    },
  );

  it.each([
    ['a reference of 81 characters', { reference: 'r'.repeat(81) }],
    ['a returnUrl of 8001 characters', { returnUrl: `https://a.example/${'x'.repeat(7983)}` }],
    ['no returnUrl', { returnUrl: undefined }],
    ['no amount', { amount: undefined }],
    ['half a cent', { amount: { currency: 'EUR', value: 0.5 } }],
    ['a negative amount', { amount: { currency: 'EUR', value: -1 } }],
    ['an origin with a path', { origin: 'https://fernweh.example/de' }],
    ['an origin of 81 characters', { origin: `https://${'o'.repeat(73)}` }],
    ['a capture after 673 hours', { captureDelayHours: 673 }],
    [
      'an address without a number',
      { billingAddress: { street: 'Weg', city: 'Ulm', country: 'DE', postalCode: '1' } },
    ],
    ['data that it cannot decrypt', { paymentMethod: { ...encryptTestCard(), encryptedCardNumber: 'x' } }],
    ['a payment method that it does not know', { paymentMethod: { type: 'cash' } }],
  ])('[AD 2.2] refuses %s as 422, validation', async (_what, change) => {
    const { status, json } = await test.post('/payments', { ...paymentRequest, ...change });
    expect(status).toBe(422);
    expect(json).toMatchObject({ status: 422, errorType: 'validation', errorCode: expect.any(String) });
    expect(test.double.payments()).toEqual([]);
  });

  it.each([
    ['a reference of 80 characters', { reference: 'r'.repeat(80) }],
    ['a returnUrl of 8000 characters', { returnUrl: `https://a.example/${'x'.repeat(7982)}` }],
    ['nothing to pay', { amount: { currency: 'KWD', value: 0 } }],
    ['an origin of 80 characters', { origin: `https://${'o'.repeat(72)}` }],
    ['a capture after 672 hours', { captureDelayHours: 672 }],
  ])('[AD 2.1] accepts %s', async (_what, change) => {
    expect((await test.post('/payments', { ...paymentRequest, ...change })).json.resultCode).toBe(
      'Authorised',
    );
  });

  it('[AD 2.2] names the error 14_030 for a missing returnUrl', async () => {
    const { json } = await test.post('/payments', { ...paymentRequest, returnUrl: undefined });
    expect(json.errorCode).toBe('14_030');
  });

  it('[AD 2.2] refuses what it cannot read, and fields that its schema does not have, as 400, 702', async () => {
    expect((await test.post('/payments', '{')).json).toMatchObject({ status: 400, errorCode: '702' });
    const { json } = await test.post('/payments', { ...paymentRequest, shopperIp: '192.0.2.1' });
    expect(json).toMatchObject({
      status: 400,
      errorCode: '702',
      message: expect.stringContaining('[shopperIp]'),
    });
    const paymentMethod = { ...encryptTestCard(), expiry: '03/30' };
    expect((await test.pay({ paymentMethod })).status).toBe(400);
  });

  it('[AD 2.2] refuses another API key as 401 and another merchant account as 403, 901', async () => {
    const unknown = await test.post('/payments', paymentRequest, { 'x-api-key': 'other' });
    expect(unknown).toMatchObject({ status: 401, json: { errorType: 'security' } });
    const other = await test.pay({ merchantAccount: `${merchantAccount}2` });
    expect(other).toMatchObject({
      status: 403,
      json: { errorCode: '901', pspReference: expect.any(String) },
    });
    expect(test.double.payments()).toEqual([]);
  });

  it.each([
    ['origin', { origin: undefined }],
    ['a part of browserInfo', { browserInfo: { ...browserInfo, timeZoneOffset: undefined } }],
    ['both shopperIP and shopperEmail', { shopperIP: undefined }],
  ])('[AD 2.1] 3-D Secure on the web refuses a request without %s', async (_what, change) => {
    const request = { ...paymentRequest, ...change, paymentMethod: encryptTestCard({ flow: 'challenge' }) };
    expect((await test.post('/payments', request)).status).toBe(422);
  });

  it('[AD 2.1] 3-D Secure on the web has enough in the email address of the shopper', async () => {
    const shopper = { shopperIP: undefined, shopperEmail: 'erika@example.com' };
    const request = { ...paymentRequest, ...shopper, paymentMethod: encryptTestCard({ flow: 'challenge' }) };
    expect((await test.post('/payments', request)).json.resultCode).toBe('ChallengeShopper');
  });
});

describe('direct debit', () => {
  const paymentMethod = {
    type: 'sepadirectdebit',
    iban: 'DE89370400440532013000',
    ownerName: 'Erika Muster',
  };

  it('[AD 2.3] is Received, and its AUTHORISATION message follows', async () => {
    expect((await test.pay({ paymentMethod })).json.resultCode).toBe('Received');
    expect(test.takeItems()).toMatchObject([
      { eventCode: 'AUTHORISATION', success: 'true', paymentMethod: 'sepadirectdebit' },
    ]);
    expect(test.money().authorised).toBe(12_345);
  });

  it('[AD 2.3] is Authorised where the account has it so', async () => {
    const other = await openTestDouble({ directDebitAnswer: 'Authorised' });
    expect((await other.pay({ paymentMethod })).json.resultCode).toBe('Authorised');
    await other.double.close();
  });

  it('[AD 2.3] may be Received and fail by the message', async () => {
    const other = await openTestDouble({ accounts: { [paymentMethod.iban]: 'RECEIVED_DECLINED' } });
    const { json } = await other.pay({ paymentMethod });
    expect(json.resultCode).toBe('Received');
    expect(json).not.toHaveProperty('refusalReasonCode');
    expect(other.takeItems()).toMatchObject([{ eventCode: 'AUTHORISATION', success: 'false' }]);
    expect(other.money().authorised).toBe(0);
    await other.double.close();
  });
});

describe('POST /cardDetails', () => {
  it('[AD 2.1] finds brands, funding and country by six digits', async () => {
    const { status, json } = await test.post('/cardDetails', { merchantAccount, cardNumber: '436000' });
    expect(status).toBe(200);
    expect(json).toEqual({
      brands: [
        { type: 'visa', supported: true },
        { type: 'cartebancaire', supported: true },
      ],
      fundingSource: 'DEBIT',
      issuingCountryCode: 'FR',
      isCardCommercial: false,
    });
  });

  it('[AD 2.1] says which of the shop’s brands the card has', async () => {
    const body = { merchantAccount, cardNumber: '436000', supportedBrands: ['visa', 'mc'] };
    const { json } = await test.post('/cardDetails', body);
    expect(json.brands).toEqual([
      { type: 'visa', supported: true },
      { type: 'cartebancaire', supported: false },
    ]);
  });

  it('[AD 2.1] knows nothing of some ranges, less of others, and refuses five digits', async () => {
    const ask = (cardNumber: string) => test.post('/cardDetails', { merchantAccount, cardNumber });
    expect(await ask('990000')).toMatchObject({ status: 200, json: {} });
    expect((await ask('601100')).json).toEqual({ brands: [{ type: 'discover', supported: true }] });
    expect(await ask('41111')).toMatchObject({ status: 422, json: { errorCode: '101' } });
  });
});
