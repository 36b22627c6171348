import { hmacValidator } from '@adyen/api-library';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testPaymentPort } from '../conformance.ts';
import { ask, authoriseNow, buildPaymentRequest, captureNow, inquireNow } from '../payment-under-test.ts';
import { createAdyenClient } from './adyen-client.server.ts';
import { openAdyenUnderTest, testAccount } from './adyen-under-test.server.ts';

testPaymentPort('adyen', async () => {
  const database = await createTestDatabase();
  const under = await openAdyenUnderTest(database.db);
  return {
    ...under,
    async close() {
      await under.close();
      await database.drop();
    },
  };
});

describe('Adyen', () => {
  let database: TestDatabase;
  let under: Awaited<ReturnType<typeof openAdyenUnderTest>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    under = await openAdyenUnderTest(database.db);
  });
  afterAll(async () => {
    await under.close();
    await database.drop();
  });

  it('allows frames of its own and of banks, and no scripts', () => {
    const origin = 'https://checkoutshopper-test.adyen.com';
    expect(under.port.originsFor('https://shop.test')).toEqual({
      script: [],
      frame: [origin, 'https:'],
      connect: [origin],
    });
  });

  it('authorises, captures and refunds once when each answer is lost', async () => {
    const request = buildPaymentRequest();
    const [asking, taking, giving] = [ask(), ask(), ask()];
    under.double.switches.losesAnswer = true;
    expect(await under.port.authorise(request, asking)).toEqual({ outcome: 'unknown' });
    const authorisation = await under.port.authorise(request, asking);
    expect(authorisation).toMatchObject({ outcome: 'confirmed' });
    const payment = { ...request, paymentId: 'paymentId' in authorisation ? authorisation.paymentId : '' };
    under.double.switches.losesAnswer = true;
    expect(await under.port.capture(payment, taking)).toEqual({ outcome: 'unknown' });
    expect(await under.port.capture(payment, taking)).toEqual({ outcome: 'confirmed' });
    under.double.switches.losesAnswer = true;
    expect(await under.port.refund({ ...payment, amount: 100 }, giving)).toEqual({ outcome: 'unknown' });
    expect(await under.port.refund({ ...payment, amount: 100 }, giving)).toMatchObject({
      outcome: 'confirmed',
    });
    expect(under.double.find(request.reference)).toMatchObject({ state: 'captured', refunded: 100 });
  });

  it('takes a fingerprint without a dialog and shows a dialog for a challenge', async () => {
    const paymentDetails = (outcome: string) =>
      buildPaymentRequest({
        paymentDetails: { method: 'CreditCard', token: `test-${outcome}`, holderName: 'Ada Lovelace' },
      });
    expect(await under.port.authorise(paymentDetails('challenge-refused'), ask())).toMatchObject({
      action: { kind: 'component', isSilent: true },
    });
    expect(await under.port.authorise(paymentDetails('challenge'), ask())).toMatchObject({
      action: {
        kind: 'component',
        isSilent: false,
        data: { clientKey: testAccount.clientKey, environment: 'test', countryCode: 'DE' },
      },
    });
  });

  it('ignores action details of another payment', async () => {
    const asked = () => buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
    const [mine, other] = [asked(), asked()];
    const begun = await under.port.authorise(mine, ask());
    await under.port.authorise(other, ask());
    const details = await under.finishAction(begun, other.reference, 'passed');
    const request = { reference: mine.reference, paymentId: '', details };
    expect(await under.port.proceed(request, ask())).toEqual(begun);
    expect(await inquireNow(under, mine.reference)).toMatchObject({ state: 'pending', authorised: 0 });
  });

  it('learns the outcome of a payment with a lost answer from a webhook', async () => {
    const request = buildPaymentRequest();
    under.double.switches.losesAnswer = true;
    await under.port.authorise(request, ask());
    expect(await under.port.inquire({ ...request, paymentId: null }, { timeoutMs: 5_000 })).toEqual({
      outcome: 'unknown',
    });
    await under.port.readWebhooks(await under.buildWebhook(request.reference));
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'authorised' });
  });

  it('reports a chargeback when the capture fails', async () => {
    const { reference } = await captureNow(under);
    const webhook = under.double.buildWebhook(reference, 'CAPTURE_FAILED');
    expect(await under.port.readWebhooks(webhook)).toMatchObject([{ reference, event: 'chargeback' }]);
    expect(await inquireNow(under, reference)).toMatchObject({ state: 'cancelled', captured: 0 });
  });

  it('does not count a failed refund', async () => {
    const payment = await captureNow(under);
    const given = await under.port.refund(payment, ask());
    const pspReference = given.outcome === 'confirmed' ? given.refundId : '';
    await under.port.readWebhooks(
      under.double.buildWebhook(payment.reference, 'REFUND_FAILED', { pspReference }),
    );
    expect(await inquireNow(under, payment.reference)).toMatchObject({ refunded: 0 });
    expect(await under.port.refund(payment, ask())).toMatchObject({ outcome: 'confirmed' });
  });

  it('calls a live account at the address of its contract', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    const live = { ...testAccount, environment: 'live', livePrefix: '1797a841fbb37ca7-Shop' } as const;
    // The request goes nowhere: its address is what is looked at.
    await createAdyenClient(live, null).PaymentsApi.payments({} as never, { idempotencyKey: 'once' });
    const [address, request] = asked.mock.calls[0] ?? [];
    asked.mockRestore();
    expect(address).toMatch(
      /^https:\/\/1797a841fbb37ca7-Shop-checkout-live\.adyenpayments\.com\/checkout\/v\d+\/payments$/,
    );
    expect(request?.headers).toMatchObject({ 'x-api-key': testAccount.apiKey, 'idempotency-key': 'once' });
  });

  describe('a webhook', () => {
    it('is signed as the vendor’s library verifies it', async () => {
      const { reference } = await authoriseNow(under);
      const { body } = under.double.buildWebhook(reference);
      const item = JSON.parse(body).notificationItems[0].NotificationRequestItem;
      expect(new hmacValidator().validateHMAC(item, testAccount.hmacKey)).toBe(true);
    });

    it.each([
      ['no signature', { hmacSignature: '' }],
      ['one that is cut', { hmacSignature: 'AAAA' }],
    ])('is refused with %s', async (_, additionalData) => {
      const { reference } = await authoriseNow(under);
      const webhook = under.double.buildWebhook(reference, 'AUTHORISATION', { additionalData });
      expect(await under.port.readWebhooks(webhook)).toBeNull();
    });

    it.each(['"success":"true"', '"value":123456', '"eventCode":"AUTHORISATION"'])(
      'is refused with a changed %s',
      async (signed) => {
        const { reference } = await authoriseNow(under);
        const { body } = under.double.buildWebhook(reference);
        const changed = body.replace(signed, signed.replace(/.(?="?$)/, 'x').replace('12345x', '999999'));
        expect(changed).not.toBe(body);
        expect(await under.port.readWebhooks({ headers: {}, body: changed })).toBeNull();
      },
    );

    it.each([
      '',
      '{}',
      '{"notificationItems":[{}]}',
      '{"notificationItems":[{"NotificationRequestItem":{"eventCode":"REPORT_AVAILABLE"}}]}',
    ])('is refused when it is "%s"', async (body) => {
      expect(await under.port.readWebhooks({ headers: {}, body })).toBeNull();
    });

    it('is ignored for another account or an unknown payment', async () => {
      const { reference } = await authoriseNow(under);
      const other = under.double.buildWebhook(reference, 'AUTHORISATION', { merchantAccountCode: 'Other' });
      expect(await under.port.readWebhooks(other)).toEqual([]);
      const unknown = under.double.buildWebhook(reference, 'REFUND', { merchantReference: 'nobody-s' });
      expect(await under.port.readWebhooks(unknown)).toEqual([]);
    });
  });
});
