import { hmacValidator } from '@adyen/api-library';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testPaymentPort } from '../conformance.ts';
import type { AuthorisationRequest } from '../payment-port.ts';
import {
  authoriseNow,
  buildPaymentRequest,
  captureNow,
  inquireNow,
  paymentCallOptions,
} from '../payment-under-test.ts';
import { endDuePayments } from '../vendor/end-payments.server.ts';
import { createAdyenClient } from './adyen-client.server.ts';
import { type AdyenUnderTest, openAdyenUnderTest, testAccount, tokenOf } from './adyen-under-test.server.ts';
import type { WebhookChange } from './double/webhook-item.ts';

testPaymentPort('adyen', async () => {
  const database = await createTestDatabase();
  const under = await openAdyenUnderTest(database.db, { detailsAnswer: 'full', showsCardBin: true });
  return {
    ...under,
    async close() {
      await under.close();
      await database.drop();
    },
  };
});

let database: TestDatabase;
let under: AdyenUnderTest;
beforeAll(async () => {
  database = await createTestDatabase();
  under = await openAdyenUnderTest(database.db);
});
afterEach(() => {
  // Jobs report in the background: an error that no test expects would pass unseen.
  expect(under.reported.splice(0)).toEqual([]);
  under.double.behave();
  under.double.takeWebhooks();
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

const unknown = { outcome: 'unknown' };
const confirmed = { outcome: 'confirmed' };
const minute = 60_000;

const payBy = (paymentDetails: AuthorisationRequest['paymentDetails']) =>
  buildPaymentRequest({ paymentDetails });
const payByCard = (card: Parameters<typeof tokenOf>[0]) =>
  payBy({ method: 'CreditCard', token: tokenOf(card), holderName: 'Ada Lovelace' });
const payPal = () => payBy({ method: 'PayPal' });

/** Payments at the vendor under a reference. */
const paymentsOf = (reference: string) =>
  under.double.payments().filter(({ merchantReference }) => merchantReference === reference);
/** What of the shopper's money is held or taken there. */
const held = (reference: string) =>
  paymentsOf(reference).reduce(
    (sum, { authorised, released, refunded }) => sum + authorised - released - refunded,
    0,
  );
const read = (body: string) => under.port.readWebhooks({ headers: {}, body });
const report = (reference: string, event: string, change?: WebhookChange) =>
  read(under.double.buildWebhook(reference, event, change));
const sumOf = (reference: string) => inquireNow(under, reference);

async function begin(request: AuthorisationRequest) {
  const begun = await under.port.authorise(request, paymentCallOptions());
  if (begun.outcome !== 'action') throw new Error(begun.outcome);
  return { ...begun, reference: request.reference };
}

describe('the shopper’s browser', () => {
  it('is allowed frames of Adyen’s own and of banks, and no scripts but those of wallets', () => {
    const origin = 'https://checkoutshopper-test.adyen.com';
    expect(under.port.originsFor('https://shop.test')).toEqual({
      script: ['https://applepay.cdn-apple.com', 'https://pay.google.com'],
      frame: [origin, 'https:'],
      connect: [
        origin,
        'https://checkoutshopper-test.cdn.adyen.com',
        'https://applepay.cdn-apple.com',
        'https://pay.google.com',
        'https://google.com',
      ],
    });
  });

  it('takes a fingerprint without a dialog and shows a dialog for a challenge', async () => {
    expect(await begin(payByCard({ flow: 'fingerprint' }))).toMatchObject({ action: { isSilent: true } });
    const data = { clientKey: testAccount.clientKey, environment: 'test', countryCode: 'DE' };
    expect(await begin(payByCard({ flow: 'challenge' }))).toMatchObject({
      action: { kind: 'component', isSilent: false, data },
    });
  });

  it('brings no details of another payment whose message has come', async () => {
    const [mine, other] = [payPal(), payPal()];
    const begun = await begin(mine);
    const details = await under.finishAction(await begin(other), other.reference, 'passed');
    await under.port.proceed({ reference: other.reference, paymentId: '', details }, paymentCallOptions());
    await under.readMessages();
    const stolen = { reference: mine.reference, paymentId: '', details };
    expect(await under.port.proceed(stolen, paymentCallOptions())).toMatchObject({
      outcome: 'action',
      action: begun.action,
    });
    expect(await sumOf(mine.reference)).toMatchObject({ state: 'pending', authorised: 0 });
  });

  it('brings details of another payment: its message takes the grant away, and staff are notified', async () => {
    const [mine, other] = [payPal(), payPal()];
    await begin(mine);
    const details = await under.finishAction(await begin(other), other.reference, 'passed');
    await under.port.proceed({ reference: mine.reference, paymentId: '', details }, paymentCallOptions());
    expect(await under.readMessages()).toEqual([
      { id: expect.any(String), reference: other.reference, event: 'authorised' },
      { id: expect.any(String), reference: mine.reference, event: 'mismatch' },
    ]);
    expect(await sumOf(mine.reference)).toMatchObject({ state: 'cancelled', authorised: 0 });
    expect(await sumOf(other.reference)).toMatchObject({ state: 'authorised' });
  });
});

describe('an authorisation', () => {
  it.each(['challenge', 'fingerprint', 'redirect'] as const)(
    'is granted by an answer that names nothing but the result (%s)',
    async (flow) => {
      const request = payByCard({ flow });
      let end = await under.port.authorise(request, paymentCallOptions());
      for (let tries = 0; tries < 2 && end.outcome === 'action'; tries += 1) {
        const details = await under.finishAction(end, request.reference, 'passed');
        end = await under.port.proceed(
          { reference: request.reference, paymentId: '', details },
          paymentCallOptions(),
        );
      }
      expect(end).toMatchObject(confirmed);
      expect(await sumOf(request.reference)).toMatchObject({
        state: 'authorised',
        authorised: request.amount,
      });
    },
  );

  it('of less money than was asked for is none, and is given back', async () => {
    const request = payByCard({ outcome: 'PARTIAL' });
    expect(await under.port.authorise(request, paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'refused',
    });
    expect(held(request.reference)).toBe(0);
    await under.readMessages();
    expect(await sumOf(request.reference)).toMatchObject({ state: 'refused', authorised: 0 });
  });

  it('of less money that a message reports is none, and is given back', async () => {
    const request = payPal();
    const begun = await begin(request);
    under.double.finishAction(request.reference);
    const currency = 'EUR';
    await report(request.reference, 'AUTHORISATION', { amount: { currency, value: request.amount - 1 } });
    expect(begun.outcome).toBe('action');
    expect(await sumOf(request.reference)).toMatchObject({ state: 'refused', authorised: 0 });
  });

  it('in another currency changes nothing, and staff are notified', async () => {
    const request = payPal();
    await begin(request);
    const amount = { currency: 'CHF', value: request.amount };
    expect(await report(request.reference, 'AUTHORISATION', { amount })).toMatchObject([
      { event: 'mismatch' },
    ]);
    expect(await sumOf(request.reference)).toMatchObject({ state: 'pending', authorised: 0 });
  });

  it.each(['AUTHENTICATED', 'AUTHENTICATION_NOT_REQUIRED'] as const)(
    'that is only %s brings no money',
    async (outcome) => {
      const request = payByCard({ outcome });
      expect(await under.port.authorise(request, paymentCallOptions())).toMatchObject({ outcome: 'refused' });
      expect(await sumOf(request.reference)).toMatchObject({ authorised: 0 });
    },
  );

  it.each([
    'rate-limited',
    'server-error',
    'unavailable',
    'unavailable-transient',
    'already-processed',
    'in-progress',
    'empty',
    'not-json',
    'answer-lost',
    'request-lost',
  ] as const)('is made once when the call is %s', async (kind) => {
    const request = payByCard({});
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'payments', kind });
    const first = await under.port.authorise(request, options);
    // What the vendor calls transient is repeated at once.
    expect(first).toMatchObject(kind === 'in-progress' ? confirmed : unknown);
    expect(await under.port.authorise(request, options)).toMatchObject(confirmed);
    expect(held(request.reference)).toBe(request.amount);
  });

  it.each([409, 422] as const)(
    'is unknown, not refused, when its key is known without an outcome: %i',
    async (duplicateStatus) => {
      const other = await openAdyenUnderTest(database.db, { duplicateStatus });
      const request = payByCard({});
      other.double.misbehave({ call: 'payments', kind: 'already-processed' });
      expect(await other.port.authorise(request, paymentCallOptions())).toEqual(unknown);
      await other.readMessages();
      expect(await inquireNow(other, request.reference)).toMatchObject({ state: 'authorised' });
      await other.close();
    },
  );

  it('that Adyen calls invalid is an error of ours and no refusal of the card', async () => {
    under.double.misbehave({ call: 'payments', kind: 'unknown-error-code' });
    await expect(under.port.authorise(payByCard({}), paymentCallOptions())).rejects.toThrow('98_765');
  });

  it('of an unreadable card is refused', async () => {
    const token = JSON.stringify({
      type: 'scheme',
      encryptedCardNumber: 'rubbish',
      encryptedExpiryMonth: 'x',
      encryptedExpiryYear: 'y',
    });
    const request = payBy({ method: 'CreditCard', token, holderName: 'Ada Lovelace' });
    expect(await under.port.authorise(request, paymentCallOptions())).toMatchObject({
      outcome: 'refused',
      reason: 'card-invalid',
    });
  });

  it('with a lost answer is known by its message', async () => {
    const request = payByCard({});
    under.double.misbehave({ call: 'payments', kind: 'answer-lost' });
    await under.port.authorise(request, paymentCallOptions());
    expect(await under.port.inquire({ ...request, paymentId: null }, { timeoutMs: 5_000 })).toEqual(unknown);
    await under.readMessages();
    expect(await sumOf(request.reference)).toMatchObject({ state: 'authorised' });
  });

  it('is not undone by the refusal of another try', async () => {
    const { reference } = await authoriseNow(under, payByCard({}));
    await report(reference, 'AUTHORISATION', { success: 'false', pspReference: 'ANOTHERTRY000001' });
    expect(await sumOf(reference)).toMatchObject({ state: 'authorised' });
  });

  it('by direct debit that the bank refuses later is undone', async () => {
    const paymentDetails = {
      method: 'BankAccount',
      holderName: 'RECEIVED_DECLINED',
      iban: 'DE89370400440532013000',
    } as const;
    const request = payBy(paymentDetails);
    expect(await under.port.authorise(request, paymentCallOptions())).toMatchObject(confirmed);
    await under.readMessages();
    expect(await sumOf(request.reference)).toMatchObject({ state: 'cancelled', authorised: 0 });
  });
});

describe('a capture', () => {
  it.each(['answer-lost', 'request-lost', 'server-error', 'already-processed'] as const)(
    'is made once when the call is %s',
    async (kind) => {
      const payment = await authoriseNow(under, payByCard({}));
      const options = paymentCallOptions();
      under.double.misbehave({ call: 'captures', kind });
      expect(await under.port.capture(payment, options)).toEqual(unknown);
      expect(await under.port.capture(payment, options)).toEqual(confirmed);
      expect(paymentsOf(payment.reference)).toMatchObject([{ captured: payment.amount }]);
    },
  );

  it.each(['EXPIRE', 'OFFER_CLOSED', 'CANCELLATION', 'TECHNICAL_CANCEL'])(
    'keeps what was taken when %s is about the rest',
    async (event) => {
      const payment = await captureNow(under, payByCard({}));
      await report(payment.reference, event);
      expect(await sumOf(payment.reference)).toMatchObject({ state: 'captured', captured: payment.amount });
      expect(await under.port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
    },
  );

  it('is a chargeback when it fails after all', async () => {
    const { reference, amount } = await captureNow(under, payByCard({}));
    expect(await report(reference, 'CAPTURE_FAILED')).toMatchObject([
      { reference, event: 'chargeback', amount },
    ]);
    expect(await sumOf(reference)).toMatchObject({ state: 'cancelled', captured: 0 });
  });

  it('that Adyen calls invalid is an error of ours, and nothing is refused', async () => {
    const payment = await authoriseNow(under, payByCard({}));
    under.double.misbehave({ call: 'captures', kind: 'unknown-error-code' });
    await expect(under.port.capture(payment, paymentCallOptions())).rejects.toThrow('98_765');
  });
});

describe('a refund', () => {
  it('that is received is accepted, and confirmed by its message', async () => {
    const payment = await captureNow(under, payByCard({}));
    const options = paymentCallOptions();
    const accepted = { outcome: 'accepted', refundId: expect.any(String) };
    expect(await under.adapter.refund(payment, options)).toEqual(accepted);
    expect(await under.adapter.refund(payment, options)).toEqual(accepted);
    expect(await sumOf(payment.reference)).toMatchObject({ refunded: 0 });
    expect(await under.readMessages()).toContainEqual(expect.objectContaining({ event: 'refunded' }));
    expect(await under.adapter.refund(payment, options)).toMatchObject(confirmed);
    expect(await sumOf(payment.reference)).toMatchObject({ refunded: payment.amount });
  });

  it('that is accepted counts for every other refund', async () => {
    const payment = await captureNow(under, payByCard({}));
    await under.adapter.refund(payment, paymentCallOptions());
    expect(await under.adapter.refund(payment, paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'too-much',
    });
  });

  it('that is rejected is refused', async () => {
    const payment = await captureNow(under, payByCard({}));
    under.double.misbehave({ call: 'refunds', kind: 'rejected' });
    expect(await under.port.refund(payment, paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'declined',
    });
    expect(await sumOf(payment.reference)).toMatchObject({ refunded: 0 });
  });

  it.each([
    ['fails-later', 'REFUND_FAILED'],
    ['reversed-later', 'REFUNDED_REVERSED'],
  ] as const)('that %s is not given, though %s says success, in any order', async (kind, event) => {
    const payment = await captureNow(under, payByCard({}));
    await under.readMessages();
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'refunds', kind });
    await under.adapter.refund(payment, options);
    const [given = '', failed = ''] = under.double.takeWebhooks();
    expect(failed).toContain(`"eventCode":"${event}"`);
    expect(await read(failed)).toMatchObject([{ event: 'refund-failed', amount: payment.amount }]);
    await read(given);
    expect(await under.adapter.refund(payment, options)).toEqual({ outcome: 'refused', reason: 'declined' });
    expect(await sumOf(payment.reference)).toMatchObject({ refunded: 0 });
    expect(await under.port.refund(payment, paymentCallOptions())).toMatchObject(confirmed);
  });

  it('is made once when its answer is lost, and known by its message', async () => {
    const payment = await captureNow(under, payByCard({}));
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'refunds', kind: 'answer-lost' });
    expect(await under.adapter.refund(payment, options)).toEqual(unknown);
    await under.readMessages();
    under.clock.advance(31 * 24 * 60 * minute);
    expect(await under.adapter.refund(payment, options)).toMatchObject(confirmed);
    expect(paymentsOf(payment.reference)).toMatchObject([{ refunded: payment.amount }]);
  });
});

describe('a dispute', () => {
  it.each([
    ['CHARGEBACK', 'chargeback'],
    ['SECOND_CHARGEBACK', 'chargeback'],
    ['PREARBITRATION_LOST', 'chargeback'],
    ['PREARBITRATION_ACCEPTED', 'chargeback'],
    ['SCHEME_ARBITRATION_LOST', 'chargeback'],
    ['CHARGEBACK_REVERSED', 'chargeback-reversed'],
  ])('moves the money that %s names', async (event, meaning) => {
    const { reference } = await captureNow(under, payByCard({}));
    const amount = { currency: 'EUR', value: 1_234 };
    expect(await report(reference, event, { amount })).toEqual([
      { id: expect.stringContaining(event), reference, event: meaning, amount: 1_234 },
    ]);
    expect(await sumOf(reference)).toMatchObject({ state: 'captured' });
  });

  it.each([
    'NOTIFICATION_OF_CHARGEBACK',
    'REQUEST_FOR_INFORMATION',
    'NOTIFICATION_OF_FRAUD',
    'PREARBITRATION_OPEN',
    'PREARBITRATION_WON',
    'SCHEME_ARBITRATION',
    'SCHEME_ARBITRATION_WON',
    'ISSUER_RESPONSE_TIMEFRAME_EXPIRED',
    'DISPUTE_DEFENSE_PERIOD_ENDED',
  ])('moves no money by %s, and staff are notified', async (event) => {
    const { reference } = await captureNow(under, payByCard({}));
    expect(await report(reference, event)).toEqual([
      { id: expect.stringContaining(event), reference, event: 'dispute' },
    ]);
  });
});

describe('a payment that is over here', () => {
  it('gives back what was captured for it', async () => {
    const payment = await authoriseNow(under, payByCard({}));
    under.double.misbehave({ call: 'cancels', kind: 'rejected' });
    await under.port.cancel(payment, paymentCallOptions());
    await report(payment.reference, 'CAPTURE');
    expect(held(payment.reference)).toBe(0);
  });

  /** Looks for payments to end, as the job does. */
  const sweep = () =>
    endDuePayments(
      under.deps,
      async (webhook) => void under.noticed.push(webhook),
      () => {},
    );

  it('is given up again when what was given back comes back, and is for staff', async () => {
    const payment = await captureNow(under, payByCard({}));
    const { reference } = payment;
    await under.controls.happen(reference, 'paid-again');
    // The message of what is given back follows that of the second payment.
    for (let times = 0; times < 2; times += 1) await under.readMessages();
    const [, { pspReference: originalReference = '' } = {}] = paymentsOf(reference);
    const asked = () =>
      paymentsOf(reference).flatMap(({ modifications }) =>
        modifications.filter(({ kind }) => kind === 'reversal'),
      );
    expect(asked()).toHaveLength(1);
    const failed = { pspReference: 'GIVENBACK0000001', originalReference };
    expect(await report(reference, 'REFUND_FAILED', failed)).toMatchObject([{ event: 'unsettled' }]);
    under.clock.advance(10 * minute);
    await sweep();
    expect(asked()).toHaveLength(2);
    expect(await sumOf(reference)).toMatchObject({ state: 'captured', captured: payment.amount });
  });

  it('is given up again when the vendor says that a cancellation has changed nothing', async () => {
    const payment = await authoriseNow(under, payByCard({}));
    under.double.misbehave({ call: 'cancels', kind: 'rejected' });
    await under.port.cancel(payment, paymentCallOptions());
    await under.readMessages();
    under.clock.advance(10 * minute);
    await sweep();
    expect(held(payment.reference)).toBe(0);
  });
});

describe('a webhook', () => {
  it('is signed as the vendor’s library verifies it', async () => {
    const { reference } = await authoriseNow(under, payByCard({}));
    const item = JSON.parse(under.double.buildWebhook(reference, 'AUTHORISATION')).notificationItems[0]
      .NotificationRequestItem;
    expect(new hmacValidator().validateHMAC(item, testAccount.hmacKeys[0] ?? '')).toBe(true);
  });

  it('may be signed by either key while one replaces the other', async () => {
    const { reference } = await authoriseNow(under, payByCard({}));
    for (const signedWith of testAccount.hmacKeys)
      expect(await report(reference, 'AUTHORISATION', { signedWith })).toMatchObject([{ reference }]);
  });

  it.each<[string, WebhookChange]>([
    ['without a signature', { signedWith: null }],
    ['with the signature of somebody else', { signedWith: '00'.repeat(32) }],
    ['of the other environment', { live: 'true' }],
  ])('%s changes nothing, and is acknowledged so that the next ones come', async (_, change) => {
    const request = payPal();
    await begin(request);
    expect(await report(request.reference, 'AUTHORISATION', change)).toEqual([
      { id: '', reference: '', event: 'unread' },
    ]);
    expect(await sumOf(request.reference)).toMatchObject({ state: 'pending' });
  });

  it.each(['"success":"true"', '"value":123456', '"eventCode":"AUTHORISATION"'])(
    'is not believed with a changed %s',
    async (signed) => {
      const { reference } = await authoriseNow(under, payByCard({}));
      const body = under.double.buildWebhook(reference, 'AUTHORISATION');
      const changed = body.replace(signed, signed.replace(/.(?="?$)/, 'x').replace('12345x', '999999'));
      expect(changed).not.toBe(body);
      expect(await read(changed)).toMatchObject([{ event: 'unread' }]);
    },
  );

  it('with one item that cannot be read passes the others on', async () => {
    const { reference } = await authoriseNow(under, payByCard({}));
    const message = JSON.parse(under.double.buildWebhook(reference, 'AUTHORISATION'));
    message.notificationItems.unshift({ NotificationRequestItem: { eventCode: 7 } }, null);
    expect(await read(JSON.stringify(message))).toMatchObject([
      { event: 'unread' },
      { event: 'unread' },
      { reference, event: 'authorised' },
    ]);
  });

  it.each(['', '{}', '[]', 'null'])('is refused when it is "%s"', async (body) => {
    expect(await read(body)).toBeNull();
  });

  it('is ignored for another account, an unknown payment or a report, and a word that is not known means nothing', async () => {
    const { reference } = await authoriseNow(under, payByCard({}));
    expect(await report(reference, 'AUTHORISATION', { merchantAccountCode: 'Other' })).toEqual([]);
    expect(await report(reference, 'REFUND', { merchantReference: 'nobody-s' })).toEqual([]);
    expect(await report(reference, 'REPORT_AVAILABLE')).toEqual([]);
    expect(await report(reference, 'WORD_OF_THE_FUTURE')).toMatchObject([{ event: 'other' }]);
    expect(await sumOf(reference)).toMatchObject({ state: 'authorised' });
  });
});

it.each([
  [400, { errorType: 'validation', errorCode: '702' }, 'RejectedRequestError'],
  [401, {}, 'RejectedRequestError'],
  [403, { errorType: 'security', errorCode: '901' }, 'RejectedRequestError'],
  [422, { errorType: 'configuration', errorCode: '905' }, 'RejectedRequestError'],
  [422, { errorType: 'validation', errorCode: '704' }, 'UncertainOutcomeError'],
  [404, {}, 'UncertainOutcomeError'],
  [429, { errorType: 'validation' }, 'UncertainOutcomeError'],
  [500, { errorType: 'validation' }, 'UncertainOutcomeError'],
])('an answer %i of Adyen with %j is one kind of error: %s', async (status, body, name) => {
  const answered = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
  const { PaymentsApi } = createAdyenClient(testAccount, null);
  // The request goes nowhere: its answer is what is looked at.
  await expect(PaymentsApi.payments({} as never, { idempotencyKey: 'once' })).rejects.toThrow(
    expect.objectContaining({ name }),
  );
  answered.mockRestore();
});

it('a message without a sum grants and takes nothing, and is for staff', async () => {
  const request = payPal();
  await begin(request);
  for (const event of ['AUTHORISATION', 'CAPTURE'])
    expect(await report(request.reference, event, { omit: ['amount'] })).toMatchObject([
      { event: 'mismatch' },
    ]);
  expect(await report(request.reference, 'CHARGEBACK', { omit: ['amount'] })).toMatchObject([
    { event: 'dispute' },
  ]);
  expect(await sumOf(request.reference)).toMatchObject({ state: 'pending', authorised: 0, captured: 0 });
});

it('calls a live account at the address of its contract', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const live = { ...testAccount, environment: 'live', livePrefix: '1797a841fbb37ca7-Shop' } as const;
  // The request goes nowhere: its address is what is looked at.
  await createAdyenClient(live, null).PaymentsApi.payments({} as never, { idempotencyKey: 'once' });
  const [address, request] = asked.mock.calls[0] ?? [];
  asked.mockRestore();
  expect(address).toMatch(
    /^https:\/\/1797a841fbb37ca7-Shop-checkout-live\.adyenpayments\.com\/checkout\/v72\/payments$/,
  );
  expect(request?.headers).toMatchObject({ 'x-api-key': testAccount.apiKey, 'idempotency-key': 'once' });
});
