import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { merchantAccount, openTestDouble, paymentRequest, type TestDouble } from './open-test-double.ts';
import { encryptTestCard } from './test-outcomes.ts';

let test: TestDouble;
beforeEach(async () => {
  test = await openTestDouble();
  await test.pay();
  test.takeItems();
});
afterEach(() => test.double.close());

const euros = (value: number) => ({ amount: { currency: 'EUR', value } });

describe('every change', () => {
  it.each([
    ['captures', euros(100), 'CAPTURE'],
    ['refunds', euros(100), 'REFUND'],
    ['cancels', {}, 'CANCELLATION'],
    ['reversals', {}, 'CANCEL_OR_REFUND'],
  ] as const)(
    '[AD 2.1] %s is received with a pspReference of its own; %2$o says how it went',
    async (call, body, event) => {
      const payment = test.double.payments()[0]?.pspReference;
      const { status, json } = await test.modify(call, { ...body, reference: 'change-1' });
      expect(status).toBe(201);
      expect(json).toMatchObject({
        status: 'received',
        paymentPspReference: payment,
        merchantAccount,
        reference: 'change-1',
      });
      expect(json.pspReference).not.toBe(payment);
      expect(test.takeItems()).toMatchObject([
        {
          eventCode: event,
          pspReference: json.pspReference,
          originalReference: payment,
          merchantReference: 'order-1',
        },
      ]);
    },
  );

  it('[AD 2.2] of an unknown payment is 422, of another account 403', async () => {
    const path = '/payments/NOSUCHPAYMENT000/captures';
    expect((await test.post(path, { merchantAccount, ...euros(1) })).json).toMatchObject({
      status: 422,
      errorCode: '167',
    });
    expect((await test.modify('cancels', { merchantAccount: 'Other' })).status).toBe(403);
  });

  it('[AD 2.3] rejected by the vendor is received as well, and changes nothing', async () => {
    test.double.misbehave({ call: 'captures', kind: 'rejected' });
    expect((await test.modify('captures', euros(12_345))).json.status).toBe('received');
    expect(test.takeItems()).toMatchObject([
      { eventCode: 'CAPTURE', success: 'false', reason: expect.stringMatching(/./) },
    ]);
    expect(test.money().captured).toBe(0);
  });
});

describe('capture', () => {
  it.each([
    ['more than authorised', euros(12_346)],
    ['another currency', { amount: { currency: 'CHF', value: 100 } }],
    ['nothing', euros(0)],
  ])('[AD 2.1] of %s is received, and its message says false', async (_what, body) => {
    expect((await test.modify('captures', body)).status).toBe(201);
    expect(test.takeItems()).toMatchObject([{ eventCode: 'CAPTURE', success: 'false' }]);
    expect(test.money().captured).toBe(0);
  });

  it('[AD 2.1] of a part gives up the rest', async () => {
    await test.modify('captures', euros(12_344));
    expect(test.money()).toMatchObject({ captured: 12_344, released: 1 });
    await test.modify('captures', euros(1));
    expect(test.takeItems()).toMatchObject([{ success: 'true' }, { success: 'false' }]);
  });

  it('[AD 2.1] of several parts is possible where the account has it', async () => {
    const other = await openTestDouble({ severalPartialCaptures: true });
    await other.pay();
    await other.modify('captures', euros(12_344));
    await other.modify('captures', euros(1));
    expect(other.money().captured).toBe(12_345);
    await other.modify('reversals');
    expect(other.takeItems().at(-1)).toMatchObject({ eventCode: 'CANCEL_OR_REFUND', success: 'false' });
    await other.double.close();
  });

  it('[AD 2.1] is automatic unless the account says manual, and one on top books nothing twice', async () => {
    const other = await openTestDouble({ capture: 'automatic' });
    await other.pay();
    expect(other.money().captured).toBe(12_345);
    await other.modify('captures', euros(12_345));
    expect(other.money().captured).toBe(12_345);
    await other.double.close();
  });

  it('[AD 2.1] happens by itself after captureDelayHours', async () => {
    await test.post('/payments', { ...paymentRequest, captureDelayHours: 2 });
    test.clock.advance(2 * 3_600_000 - 1);
    expect(test.money().captured).toBe(0);
    test.clock.advance(1);
    expect(test.money().captured).toBe(12_345);
  });

  it('[AD 2.3] may fail later: CAPTURE true, then CAPTURE_FAILED with success true', async () => {
    test.double.misbehave({ call: 'captures', kind: 'fails-later' });
    const { json } = await test.modify('captures', euros(12_345));
    expect(test.takeItems()).toMatchObject([
      { eventCode: 'CAPTURE', success: 'true', pspReference: json.pspReference },
      { eventCode: 'CAPTURE_FAILED', success: 'true', pspReference: json.pspReference },
    ]);
    expect(test.money().captured).toBe(0);
  });
});

describe('cancel', () => {
  it('[AD 2.3] gives the authorisation up; a captured payment has none', async () => {
    await test.modify('cancels');
    expect(test.money().released).toBe(12_345);
    expect(test.takeItems()).toMatchObject([{ eventCode: 'CANCELLATION', success: 'true' }]);
    await test.modify('captures', euros(1));
    expect(test.takeItems()).toMatchObject([{ eventCode: 'CAPTURE', success: 'false' }]);
    await test.pay();
    await test.modify('captures', euros(12_345));
    await test.modify('cancels');
    expect(test.takeItems().at(-1)).toMatchObject({ eventCode: 'CANCELLATION', success: 'false' });
  });

  it('[AD 2.1] by the shop’s reference answers received, then TECHNICAL_CANCEL', async () => {
    const { status, json } = await test.post('/cancels', { merchantAccount, paymentReference: 'order-1' });
    expect(status).toBe(201);
    expect(json).toMatchObject({ status: 'received', paymentReference: 'order-1' });
    expect(json).not.toHaveProperty('paymentPspReference');
    expect(test.takeItems()).toMatchObject([{ eventCode: 'TECHNICAL_CANCEL', success: 'true' }]);
    expect(test.money().released).toBe(12_345);
  });

  it('[AD 2.1] by an unknown reference is received, and nothing follows', async () => {
    const { json } = await test.post('/cancels', { merchantAccount, paymentReference: 'order-2' });
    expect(json.status).toBe('received');
    expect(test.takeItems()).toEqual([]);
  });

  it('[AD 2.3] finds the authorised try among refused ones', async () => {
    await test.pay({ paymentMethod: encryptTestCard({ outcome: 'DECLINED' }) });
    test.takeItems();
    await test.post('/cancels', { merchantAccount, paymentReference: 'order-1' });
    expect(test.takeItems()).toMatchObject([{ success: 'true' }]);
    expect(test.double.payments()[0]?.released).toBe(12_345);
  });
});

describe('refund', () => {
  it('[AD 2.3] before a capture is received and fails', async () => {
    expect((await test.modify('refunds', euros(1))).status).toBe(201);
    expect(test.takeItems()).toMatchObject([
      { eventCode: 'REFUND', success: 'false', reason: expect.stringContaining('captured') },
    ]);
  });

  it('[AD 2.3] is possible in parts up to what was captured', async () => {
    await test.modify('captures', euros(12_345));
    await test.modify('refunds', euros(12_000));
    await test.modify('refunds', euros(346));
    await test.modify('refunds', euros(345));
    expect(test.takeItems().map(({ success }) => success)).toEqual(['true', 'true', 'false', 'true']);
    expect(test.money().refunded).toBe(12_345);
  });

  it.each([
    ['fails-later', 'REFUND_FAILED'],
    ['reversed-later', 'REFUNDED_REVERSED'],
  ] as const)(
    '[AD 2.3] %s: REFUND true, then %s with success true, and the guest has no money',
    async (kind, event) => {
      await test.modify('captures', euros(12_345));
      test.double.misbehave({ call: 'refunds', kind });
      const { json } = await test.modify('refunds', euros(500));
      expect(test.takeItems().slice(1)).toMatchObject([
        { eventCode: 'REFUND', success: 'true', pspReference: json.pspReference },
        { eventCode: event, success: 'true', pspReference: json.pspReference, amount: { value: 500 } },
      ]);
      expect(test.money().refunded).toBe(0);
    },
  );
});

describe('reversal', () => {
  it('[AD 2.3] cancels what is not captured and refunds the full sum of what is', async () => {
    await test.modify('reversals');
    expect(test.takeItems()).toMatchObject([
      { success: 'true', additionalData: { 'modification.action': 'cancel' } },
    ]);
    await test.pay();
    await test.modify('captures', euros(12_345));
    await test.modify('reversals');
    expect(test.takeItems().at(-1)).toMatchObject({
      success: 'true',
      additionalData: { 'modification.action': 'refund' },
    });
    expect(test.money().refunded).toBe(12_345);
  });
});
