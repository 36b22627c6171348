import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testPaymentPort } from '../conformance.ts';
import { ask, authoriseNow, buildPaymentRequest, captureNow, inquireNow } from '../payment-under-test.ts';
import { vendorReferenceOf } from '../vendor/vendor-reference-of.ts';
import { openDatatransUnderTest } from './datatrans-under-test.server.ts';

testPaymentPort('datatrans', async () => {
  const database = await createTestDatabase();
  const under = await openDatatransUnderTest(database.db);
  return {
    ...under,
    async close() {
      await under.close();
      await database.drop();
    },
  };
});

describe('Datatrans', () => {
  let database: TestDatabase;
  let under: Awaited<ReturnType<typeof openDatatransUnderTest>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    under = await openDatatransUnderTest(database.db);
  });
  afterAll(async () => {
    await under.close();
    await database.drop();
  });

  const debit = () =>
    buildPaymentRequest({
      paymentDetails: { method: 'BankAccount', holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' },
    });

  it('loads fields and challenges from its own origin', () => {
    const { url } = under.double;
    expect(under.port.originsFor('https://shop.test')).toEqual({
      script: [url],
      frame: [url, 'https:'],
      connect: [url],
    });
  });

  it.each([
    ['its own', '/upp/v1/3D2/', '/upp/v1/3D2/'],
    ['another', 'https://elsewhere.test/', '/upp/v1/3D/'],
  ])(
    '[CARD-016] has the challenge on its own origin when the card fields return %s address',
    async (_, given, asked) => {
      const { url } = under.double;
      const token = await under.cardToken('challenge');
      const redirect = (given.startsWith('/') ? url + given : given) + token;
      const paymentDetails = { method: 'CreditCard', holderName: 'Ada Lovelace', token, redirect } as const;
      const request = buildPaymentRequest({ paymentDetails });
      const action = { kind: 'challenge', url: url + asked + token };
      const begun = await under.port.authorise(request, ask());
      expect(begun).toMatchObject({ outcome: 'action', action });
      if (begun.outcome !== 'action') return;
      const { paymentId } = begun;
      const again = { paymentId, reference: request.reference, details: '{}' };
      expect(await under.port.proceed(again, ask())).toMatchObject({ outcome: 'action', action });
    },
  );

  it.each([
    ['a card', buildPaymentRequest],
    ['an account', debit],
  ])('authorises %s once when the answer is lost', async (_, make) => {
    const request = make();
    const options = ask();
    const token = request.paymentDetails.method === 'CreditCard' ? await under.cardToken('granted') : null;
    const paymentDetails =
      token === null
        ? request.paymentDetails
        : ({ ...request.paymentDetails, token } as typeof request.paymentDetails);
    under.double.switches.losesAnswer = true;
    expect(await under.port.authorise({ ...request, paymentDetails }, options)).toEqual({
      outcome: 'unknown',
    });
    expect(await under.port.authorise({ ...request, paymentDetails }, options)).toMatchObject({
      outcome: 'confirmed',
    });
    expect(under.double.countByRefno(vendorReferenceOf(request.reference))).toBe(1);
    expect(await inquireNow(under, request.reference)).toMatchObject({ authorised: request.amount });
  });

  it('captures and refunds once when each answer is lost', async () => {
    const payment = await authoriseNow(under);
    const [taking, giving] = [ask(), ask()];
    under.double.switches.losesAnswer = true;
    expect(await under.port.capture(payment, taking)).toEqual({ outcome: 'unknown' });
    expect(await under.port.capture(payment, taking)).toEqual({ outcome: 'confirmed' });
    const part = { ...payment, amount: 100 };
    under.double.switches.losesAnswer = true;
    expect(await under.port.refund(part, giving)).toEqual({ outcome: 'unknown' });
    expect(await under.port.refund(part, giving)).toMatchObject({ outcome: 'confirmed' });
    expect(await inquireNow(under, payment.reference)).toMatchObject({
      captured: payment.amount,
      refunded: 100,
    });
    expect(under.double.findByRefno(payment.paymentId)).toMatchObject({ credited: 100 });
  });

  it('finds the capture when its answer was lost and the key has expired', async () => {
    const payment = await authoriseNow(under);
    const options = ask();
    under.double.switches.losesAnswer = true;
    await under.port.capture(payment, options);
    under.double.forgetKeys();
    expect(await under.port.capture(payment, options)).toEqual({ outcome: 'confirmed' });
  });

  it.each([
    ['at the last moment', 50 * 60_000, 'confirmed'],
    ['when the key may be forgotten', 50 * 60_000 + 1, 'unknown'],
  ])('retries a direct debit with a lost answer %s: %i', async (_, milliseconds, outcome) => {
    const request = debit();
    const options = ask();
    under.double.switches.losesAnswer = true;
    await under.port.authorise(request, options);
    under.clock.advance(milliseconds);
    expect(await under.port.authorise(request, options)).toMatchObject({ outcome });
  });

  it('learns the outcome of a direct debit with a lost answer from a webhook', async () => {
    const request = debit();
    under.double.switches.losesAnswer = true;
    await under.port.authorise(request, ask());
    expect(await under.port.inquire({ ...request, paymentId: null }, { timeoutMs: 5_000 })).toEqual({
      outcome: 'unknown',
    });
    await under.port.readWebhooks(await under.buildWebhook(request.reference));
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'authorised' });
  });

  it('voids an authorisation that a wallet grants after the payment was cancelled', async () => {
    const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
    const begun = await under.port.authorise(request, ask());
    await under.port.cancel({ reference: request.reference, paymentId: '' }, ask());
    await under.finishAction(begun, request.reference, 'passed');
    await under.port.readWebhooks(await under.buildWebhook(request.reference));
    expect(under.double.findByRefno(begun.outcome === 'action' ? begun.paymentId : '')).toMatchObject({
      status: 'canceled',
    });
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'cancelled', authorised: 0 });
  });

  it('lets a card pay once', async () => {
    const token = await under.cardToken('granted');
    const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
    const [first, second] = [
      buildPaymentRequest({ paymentDetails }),
      buildPaymentRequest({ paymentDetails }),
    ];
    expect(await under.port.authorise(first, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(await under.port.authorise(second, ask())).toEqual({ outcome: 'refused', reason: 'card-invalid' });
    expect(await inquireNow(under, second.reference)).toMatchObject({ state: 'refused', authorised: 0 });
  });

  it('refuses a card that was never typed in', async () => {
    const { reference, amount, currency, returnUrl } = buildPaymentRequest();
    const opened = await under.port.openCardFields(
      { reference, amount, currency, returnUrl, language: 'de' },
      ask(),
    );
    const token =
      opened.outcome === 'confirmed' && 'transactionId' in opened.setup ? opened.setup.transactionId : '';
    const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
    expect(await under.port.authorise(buildPaymentRequest({ paymentDetails }), ask())).toEqual({
      outcome: 'refused',
      reason: 'card-invalid',
    });
  });

  it('is unknown while Datatrans is down', async () => {
    const payment = await captureNow(under);
    under.double.switches.isDown = true;
    expect(await under.port.refund(payment, ask())).toEqual({ outcome: 'unknown' });
    expect(await under.port.inquire(payment, { timeoutMs: 5_000 })).toEqual({ outcome: 'unknown' });
    under.double.switches.isDown = false;
  });

  it('ignores webhooks for payments of other shops', async () => {
    const { transactionId } = JSON.parse(
      (await under.buildWebhook((await authoriseNow(under)).reference)).body,
    );
    await database.pool.query('delete from payment_vendor.payment where vendor_id = $1', [transactionId]);
    expect(await under.port.readWebhooks(under.double.buildWebhook(transactionId))).toEqual([]);
  });
});
