import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

type UnderTest = Awaited<ReturnType<typeof openDatatransUnderTest>>;

let database: TestDatabase;
let under: UnderTest;
beforeAll(async () => {
  database = await createTestDatabase();
  under = await openDatatransUnderTest(database.db);
});
afterEach(() => {
  under.double.behave();
  // Jobs report in the background: an error that no test expects would pass unseen.
  expect(under.reported.splice(0)).toEqual([]);
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

const unknown = { outcome: 'unknown' };
const confirmed = { outcome: 'confirmed' };
const minute = 60_000;

const debit = () =>
  buildPaymentRequest({
    paymentDetails: { method: 'BankAccount', holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' },
  });

async function payByCard(token: string, different: Partial<AuthorisationRequest> = {}) {
  const paymentDetails = { method: 'CreditCard', token, holderName: 'Ada Lovelace' } as const;
  return buildPaymentRequest({ paymentDetails, ...different });
}

/** Money that is held or taken for a reference, whichever transactions have it. */
const held = (reference: string) =>
  under.double
    .findByRefno(under.double.status(under.findId(reference)).refno)
    .filter(({ status }) => ['authorized', 'settled', 'transmitted'].includes(status));

describe('the shopper’s browser', () => {
  it('loads fields from the vendor’s own origin, and frames nothing else', () => {
    const { url } = under.double;
    expect(under.port.originsFor('https://shop.test')).toEqual({
      script: [url],
      frame: [url],
      connect: [url],
    });
  });

  it.each([
    ['its own', '/upp/v1/3D2/', '/upp/v1/3D2/'],
    ['another', 'https://elsewhere.test/', '/upp/v1/3D/'],
  ])(
    '[CARD-016] goes to the vendor for a challenge when the card fields return %s address',
    async (_, given, expected) => {
      const { url } = under.double;
      const token = await under.cardToken('challenge');
      const redirect = (given.startsWith('/') ? url + given : given) + token;
      const paymentDetails = { method: 'CreditCard', holderName: 'Ada Lovelace', token, redirect } as const;
      const begun = await under.port.authorise(buildPaymentRequest({ paymentDetails }), paymentCallOptions());
      const action = { kind: 'redirect', url: url + expected + token };
      expect(begun).toMatchObject({ outcome: 'action', action });
    },
  );

  it('is not believed: what it brings from the bank authorises nothing', async () => {
    const request = await payByCard(await under.cardToken('challenge'));
    const begun = await under.port.authorise(request, paymentCallOptions());
    if (begun.outcome !== 'action') throw new Error(begun.outcome);
    const details = JSON.stringify({ status_3d: 'authenticated' });
    const again = { paymentId: begun.paymentId, reference: request.reference, details };
    expect(await under.port.proceed(again, paymentCallOptions())).toEqual(begun);
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'pending', authorised: 0 });
  });

  it('may come back twice: the second time reads what the first has done', async () => {
    const request = await payByCard(await under.cardToken('challenge'));
    const begun = await under.port.authorise(request, paymentCallOptions());
    if (begun.outcome !== 'action') throw new Error(begun.outcome);
    await under.finishAction(begun, request.reference, 'passed');
    const back = { paymentId: begun.paymentId, reference: request.reference, details: '{}' };
    const ends = await Promise.all([
      under.port.proceed(back, paymentCallOptions()),
      under.port.proceed(back, paymentCallOptions()),
    ]);
    expect(ends).toMatchObject([confirmed, confirmed].map((end) => ({ ...end, paymentId: begun.paymentId })));
    expect(held(request.reference)).toHaveLength(1);
  });

  it('may never come back: the bank’s yes alone moves no money, the next question does', async () => {
    const request = await payByCard(await under.cardToken('challenge'));
    const begun = await under.port.authorise(request, paymentCallOptions());
    await under.finishAction(begun, request.reference, 'passed');
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'pending', authorised: 0 });
    const paymentId = 'paymentId' in begun ? begun.paymentId : '';
    const look = { paymentId, reference: request.reference, details: '{}' };
    expect(await under.port.proceed(look, paymentCallOptions())).toMatchObject(confirmed);
  });
});

describe('an authorisation', () => {
  it.each([
    'rate-limited',
    'server-error',
    'unavailable',
    'request-lost',
    'answer-lost',
    'empty-body',
    'not-json',
    'unknown-error-code',
    'unknown-status',
    'wrong-merchant',
    'wrong-currency',
  ] as const)('is unknown while the status call is %s, and granted afterwards', async (kind) => {
    const request = await payByCard(await under.cardToken('granted'));
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'status', kind });
    expect(await under.port.authorise(request, options)).toEqual(unknown);
    expect(under.reported.splice(0)).toHaveLength(kind.startsWith('wrong') ? 1 : 0);
    expect(await under.port.authorise(request, options)).toMatchObject(confirmed);
    expect(held(request.reference)).toHaveLength(1);
  });

  it('is granted when the vendor says that it was already', async () => {
    const request = await payByCard(await under.cardToken('granted'));
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'authorizeSplit', kind: 'answer-lost' });
    expect(await under.port.authorise(request, options)).toEqual(unknown);
    under.clock.advance(61 * minute);
    expect(await under.port.authorise(request, options)).toMatchObject(confirmed);
    expect(held(request.reference)).toHaveLength(1);
  });

  it.each([
    ['frictionless-refused', 'challenge-refused'],
    ['frictionless-rejected', 'challenge-refused'],
    ['SOFT_DECLINED', 'authentication-required'],
    ['EXPIRED_CARD', 'card-invalid'],
    ['BLOCKED_BY_VELOCITY_CHECKER', 'refused'],
  ])('with the card %s is refused as %s', async (card, reason) => {
    const token = await under.openFields();
    under.double.enterCard(token, card);
    expect(await under.port.authorise(await payByCard(token), paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason,
      providerCode: expect.any(String),
    });
  });

  it('[DT 1.6] tries a card that the bank wants to ask for once more, in fields of their own', async () => {
    const first = await under.openFields();
    under.double.enterCard(first, 'SOFT_DECLINED');
    const refused = { outcome: 'refused', reason: 'authentication-required', providerCode: 'SOFT_DECLINED' };
    expect(await under.port.authorise(await payByCard(first), paymentCallOptions())).toEqual(refused);
    const again = await payByCard(await under.cardToken('granted'));
    expect(await under.port.authorise(again, paymentCallOptions())).toMatchObject(confirmed);
    expect(held(again.reference)).toHaveLength(1);
  });

  it.each(['INVALID_SETUP', 'UNAUTHORIZED', 'NOT_SUPPORTED_BY_THIRD_PARTY'] as const)(
    'is an error of ours and no refusal of the card with the code %s',
    async (code) => {
      const request = await payByCard(await under.cardToken('granted'));
      under.double.misbehave({ call: 'authorizeSplit', kind: 'refused', code });
      await expect(under.port.authorise(request, paymentCallOptions())).rejects.toThrow(code);
    },
  );

  it.each(['wrong-refno', 'wrong-amount', 'wrong-transaction'] as const)(
    'whose status has a %s right after it was granted is unknown, and granted once',
    async (kind) => {
      const request = await payByCard(await under.cardToken('granted'));
      const options = paymentCallOptions();
      under.double.misbehave({ call: 'status', kind, after: 1, times: 2 });
      expect(await under.port.authorise(request, options)).toEqual(unknown);
      expect(await under.port.authorise(request, options)).toEqual(unknown);
      expect(under.reported.splice(0)).toHaveLength(2);
      expect(await under.port.authorise(request, options)).toMatchObject(confirmed);
      expect(held(request.reference)).toHaveLength(1);
    },
  );

  it('takes a card for one payment alone', async () => {
    const token = await under.cardToken('granted');
    const [first, second] = [await payByCard(token), await payByCard(token)];
    expect(await under.port.authorise(first, paymentCallOptions())).toMatchObject(confirmed);
    expect(await under.port.authorise(second, paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'card-invalid',
    });
    expect(await inquireNow(under, second.reference)).toMatchObject({ state: 'refused', authorised: 0 });
  });

  it.each([
    ['of the amount that the bank asked about', 0, confirmed],
    ['of less', -1, confirmed],
    ['of more', 1, { outcome: 'refused', reason: 'card-invalid' }],
  ])('%s: %i', async (_, more, outcome) => {
    const amount = buildPaymentRequest().amount + more;
    const request = await payByCard(await under.cardToken('granted'), { amount });
    expect(await under.port.authorise(request, paymentCallOptions())).toMatchObject(outcome);
  });

  it('asks the bank about an amount that was changed before the card was sent, and not after', async () => {
    const token = await under.openFields();
    const money = { token, amount: 200_000, currency: 'EUR' } as const;
    expect(await under.port.changeCardAmount(money, { timeoutMs: 5_000 })).toEqual(confirmed);
    under.double.enterCard(token, 'frictionless');
    const late = { ...money, amount: 300_000 };
    expect(await under.port.changeCardAmount(late, { timeoutMs: 5_000 })).toEqual({
      outcome: 'refused',
      reason: 'refused',
    });
    const request = await payByCard(token, { amount: 200_000 });
    expect(await under.port.authorise(request, paymentCallOptions())).toMatchObject(confirmed);
  });

  it.each([
    ['nothing typed in', async () => under.openFields()],
    ['no such transaction', async () => '990101000000000001'],
    ['no id at all', async () => '../1'],
  ])('is refused for card fields with %s', async (_, open) => {
    expect(await under.port.authorise(await payByCard(await open()), paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'card-invalid',
    });
  });
});

describe('a direct debit', () => {
  it('sends the account’s number, not a token', async () => {
    await under.port.authorise(debit(), paymentCallOptions());
    expect(under.double.calls().at(-1)).toMatchObject({
      body: expect.stringContaining('"ELV":{"iban":"DE89370400440532013000"}'),
    });
  });

  it('is made once when the answer is lost', async () => {
    const request = debit();
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'authorize', kind: 'answer-lost' });
    expect(await under.port.authorise(request, options)).toEqual(unknown);
    expect(await under.port.authorise(request, options)).toMatchObject(confirmed);
    expect(held(request.reference)).toHaveLength(1);
    expect(await inquireNow(under, request.reference)).toMatchObject({ authorised: request.amount });
  });

  it.each([
    ['at the last moment', 50 * minute, 'confirmed'],
    ['when the key may be forgotten', 50 * minute + 1, 'unknown'],
  ])('with a lost answer is repeated %s: %i', async (_, milliseconds, outcome) => {
    const request = debit();
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'authorize', kind: 'answer-lost' });
    await under.port.authorise(request, options);
    under.clock.advance(milliseconds);
    expect(await under.port.authorise(request, options)).toMatchObject({ outcome });
    expect(held(request.reference)).toHaveLength(1);
  });

  it('with a lost answer is not taken for cancelled, and is void once a webhook names it', async () => {
    const request = debit();
    under.double.misbehave({ call: 'authorize', kind: 'answer-lost' });
    await under.port.authorise(request, paymentCallOptions());
    const cancel = { reference: request.reference, paymentId: '' };
    expect(await under.port.cancel(cancel, paymentCallOptions())).toEqual(unknown);
    await under.port.readWebhooks(await under.buildWebhook(request.reference));
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'authorised' });
    expect(await under.port.cancel(cancel, paymentCallOptions())).toEqual(confirmed);
    expect(held(request.reference)).toEqual([]);
  });
});

describe('a capture', () => {
  it('is found when its answer was lost and the vendor has forgotten the key', async () => {
    const payment = await authoriseNow(under);
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'settle', kind: 'answer-lost' });
    await under.port.capture(payment, options);
    under.clock.advance(61 * minute);
    expect(await under.port.capture(payment, options)).toEqual(confirmed);
  });
});

describe('a refund', () => {
  it.each([
    ['soon', 0],
    ['after the vendor has forgotten the key', 61 * minute],
  ])('whose answer was lost is given once, also when it is repeated %s', async (_, milliseconds) => {
    const payment = await captureNow(under);
    const options = paymentCallOptions();
    const part = { ...payment, amount: 100 };
    under.double.misbehave({ call: 'credit', kind: 'answer-lost' });
    expect(await under.port.refund(part, options)).toEqual(unknown);
    under.clock.advance(milliseconds);
    expect(await under.port.refund(part, options)).toMatchObject(confirmed);
    expect(under.double.status(under.findId(payment.reference)).detail.credit).toEqual({ amount: 100 });
  });

  it('that never arrived is given when it is repeated, after any time', async () => {
    const payment = await captureNow(under);
    const options = paymentCallOptions();
    under.double.misbehave({ call: 'credit', kind: 'request-lost' });
    expect(await under.port.refund(payment, options)).toEqual(unknown);
    under.clock.advance(61 * minute);
    expect(await under.port.refund(payment, options)).toMatchObject(confirmed);
    expect(under.double.status(under.findId(payment.reference)).detail.credit).toEqual({
      amount: payment.amount,
    });
  });

  it('stays unknown where the vendor has given another sum than is known here', async () => {
    const payment = await captureNow(under);
    const [first, second] = [paymentCallOptions(), paymentCallOptions()];
    under.double.misbehave({ call: 'credit', kind: 'answer-lost', times: 2 });
    await under.port.refund({ ...payment, amount: 100 }, first);
    await under.port.refund({ ...payment, amount: 200 }, second);
    expect(await under.port.refund({ ...payment, amount: 100 }, first)).toEqual(unknown);
  });

  it.each(['DECLINED', 'BLOCKED_CARD'] as const)('that the bank declines with %s says so', async (code) => {
    const payment = await captureNow(under);
    under.double.misbehave({ call: 'credit', kind: 'refused', code });
    expect(await under.port.refund(payment, paymentCallOptions())).toEqual({
      outcome: 'refused',
      reason: 'declined',
    });
    expect(await inquireNow(under, payment.reference)).toMatchObject({ refunded: 0 });
  });
});

describe('a webhook', () => {
  const readAll = (message: Awaited<ReturnType<UnderTest['buildWebhook']>>) =>
    under.port.readWebhooks(message);

  it('of another merchant is nobody’s', async () => {
    const id = under.findId((await authoriseNow(under)).reference);
    expect(await readAll(under.double.buildWebhook(id, { flaw: 'wrong-merchant' }))).toEqual([]);
  });

  it('for a payment of another shop is ignored', async () => {
    const id = under.findId((await authoriseNow(under)).reference);
    await database.pool.query('delete from payment_vendor.payment where vendor_id = $1', [id]);
    expect(await readAll(under.double.buildWebhook(id))).toEqual([]);
  });

  it('without a signature, or with a wrong one, is refused', async () => {
    const id = under.findId((await authoriseNow(under)).reference);
    expect(await readAll(under.double.buildWebhook(id, { flaw: 'unsigned' }))).toBeNull();
    expect(await readAll(under.double.buildWebhook(id, { flaw: 'bad-signature' }))).toBeNull();
  });

  it('is not believed: the status decides', async () => {
    const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
    const begun = await under.port.authorise(request, paymentCallOptions());
    await under.finishAction(begun, request.reference, 'passed');
    const message = await under.buildWebhook(request.reference);
    under.double.lapse(under.findId(request.reference));
    await readAll(message);
    expect(await inquireNow(under, request.reference)).toMatchObject({ state: 'refused', authorised: 0 });
  });
});

it('is unknown while Datatrans is down', async () => {
  const payment = await captureNow(under);
  under.double.misbehave({ call: 'any', kind: 'unavailable', times: Number.POSITIVE_INFINITY });
  expect(await under.port.refund(payment, paymentCallOptions())).toEqual(unknown);
  expect(await under.port.inquire(payment, { timeoutMs: 5_000 })).toEqual(unknown);
});
