import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { paymentPolicy, retention } from '../../../defaults.ts';
import { type SettableClock, settableClock } from '../../../domain/time/clock.ts';
import type { PaymentPort } from '../payment-port.ts';
import { buildPaymentRequest, paymentCallOptions } from '../payment-under-test.ts';
import { closeEnding, endDuePayments, noteEnding, reopenEnding } from './end-payments.server.ts';
import { forgetMessages, recordKeptMessages } from './keep-message.server.ts';
import { openVendorPayment } from './open-vendor-payment.server.ts';
import type { VendorGateway, VendorWebhook } from './vendor-gateway.ts';
import type { VendorDecline } from './vendor-payment.ts';

/** A vendor that is asked about nothing unless a test says otherwise. */
const gateway: VendorGateway = {
  methods: ['PayPal'],
  walletsFor: () => [],
  webhookAnswer: 'ok',
  originsFor: () => ({ script: [], frame: [], connect: [] }),
  keyMilliseconds: 60_000,
  nameReference: (reference) => reference,
  presumeId: () => null,
  openFields: async () => ({ kind: 'secure-fields', script: '', transactionId: '' }),
  changeAmount: async () => 'accepted',
  lookUpCard: async () => ({ brand: null, funding: null, country: null }),
  readCard: async () => null,
  begin: async () => ({ state: 'pending', action: { kind: 'redirect', url: 'https://wallet.test/' } }),
  proceed: async () => null,
  look: async () => null,
  capture: async () => 'accepted',
  cancel: async () => 'nothing',
  giveUp: async () => 'asked',
  refund: async () => ({ outcome: 'granted', vendorId: 'refund' }),
  readWebhooks: () => [],
};

let database: TestDatabase;
let clock: SettableClock;
const ports: PaymentPort[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  clock = settableClock('2026-03-02T06:00:00Z');
});
afterAll(async () => {
  await Promise.all(ports.map((port) => port.close()));
  await database.drop();
});

const minute = 60_000;
const reported: unknown[] = [];
const report = (error: unknown) => void reported.push(error);

function open(changes: Partial<VendorGateway> = {}) {
  const deps = { db: database.db, companyId: 'default', clock, gateway: { ...gateway, ...changes } };
  const port = openVendorPayment({ ...deps, report });
  ports.push(port);
  return { deps, port };
}

async function begin(port: PaymentPort): Promise<string> {
  const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
  await port.authorise(request, paymentCallOptions());
  return request.reference;
}

/** When the vendor is asked next about each try of a payment. */
async function nextTries(reference: string): Promise<Readonly<Record<string, Date | null>>> {
  const { rows } = await database.pool.query<{ vendor_id: string; next_at: Date | null }>(
    'select vendor_id, next_at from payment_vendor.ending where reference = $1',
    [reference],
  );
  return Object.fromEntries(rows.map(({ vendor_id, next_at }) => [vendor_id, next_at]));
}

it('a cancellation that the vendor does not take is unknown while the payment is open', async () => {
  const { port } = open({ cancel: async () => 'refused' });
  const reference = await begin(port);
  expect(await port.cancel({ reference, paymentId: '' }, paymentCallOptions())).toEqual({
    outcome: 'unknown',
  });
});

it('a decline is reported once with the reference and the code of the vendor, and staff get the code, too', async () => {
  const declined = { state: 'refused', refusal: 'refused', providerCode: 'DECLINED' } as const;
  const { deps } = open({ begin: async () => declined, look: async () => declined });
  const declines: VendorDecline[] = [];
  const port = openVendorPayment({ ...deps, report, onDecline: (decline) => declines.push(decline) });
  ports.push(port);
  const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
  const options = paymentCallOptions();
  const refused = { outcome: 'refused', reason: 'refused', providerCode: 'DECLINED' };
  expect(await port.authorise(request, options)).toEqual(refused);
  expect(await port.authorise(request, options)).toEqual(refused);
  await port.inquire({ reference: request.reference, paymentId: null }, options);
  expect(declines).toEqual([{ reference: request.reference, refusal: 'refused', providerCode: 'DECLINED' }]);
});

it('what a vendor says instead of a code goes nowhere', async () => {
  const providerCode = 'Refused for Ada Lovelace';
  const { deps } = open({ begin: async () => ({ state: 'refused', refusal: 'refused', providerCode }) });
  const declines: VendorDecline[] = [];
  const port = openVendorPayment({ ...deps, report, onDecline: (decline) => declines.push(decline) });
  ports.push(port);
  const request = buildPaymentRequest({ paymentDetails: { method: 'PayPal' } });
  expect(await port.authorise(request, paymentCallOptions())).toEqual({
    outcome: 'refused',
    reason: 'refused',
  });
  expect(declines).toMatchObject([{ providerCode: null }]);
});

it('one refused try leaves another under the same reference open, until no action can be', async () => {
  const { deps, port } = open();
  const reference = await begin(port);
  await noteEnding(deps, reference, null);
  await noteEnding(deps, reference, 'TRY');
  await closeEnding(deps, reference, 'TRY');
  expect(await nextTries(reference)).toMatchObject({ '': expect.any(Date), TRY: null });
  clock.advance(paymentPolicy.vendorActionLifetimeMs - 1);
  await closeEnding(deps, reference, 'TRY');
  expect(await nextTries(reference)).toMatchObject({ '': expect.any(Date) });
  clock.advance(1);
  await closeEnding(deps, reference, 'TRY');
  expect(await nextTries(reference)).toMatchObject({ '': null });
});

it('what was given back and comes back is given up again, and not for ever', async () => {
  const { deps, port } = open({ giveUp: async () => 'nothing' });
  const reference = await begin(port);
  await noteEnding(deps, reference, 'TRY');
  const times = paymentPolicy.endingRetryMs.length + 1;
  for (let time = 0; time < times; time += 1) {
    clock.advance(paymentPolicy.endingRetryMs[0]);
    await endDuePayments(deps, async () => {}, report);
    expect(await nextTries(reference)).toEqual({ TRY: null });
    expect(await reopenEnding(deps, reference, 'TRY')).toBe(time < times - 1);
  }
  expect(await reopenEnding(deps, reference, 'NEVER-NOTED')).toBe(false);
});

it('a message that cannot be recorded for a day is not tried any more, and forgotten after its retention', async () => {
  const { deps, port } = open({
    look: async () => {
      throw new Error('Nobody understands it');
    },
    readWebhooks: ({ body }) => [
      { id: body, vendorReference: body, event: 'authorised', status: 'ask' } satisfies VendorWebhook,
    ],
  });
  const reference = await begin(port);
  expect(await port.readWebhooks({ headers: {}, body: reference })).toEqual([]);
  const kept = async () => {
    const { rows } = await database.pool.query('select next_at from payment_vendor.message');
    return rows;
  };
  const tryAgain = () => recordKeptMessages(deps, async () => {}, report);
  clock.advance(paymentPolicy.keptMessageLimitMs - 1);
  await tryAgain();
  expect(await kept()).toEqual([{ next_at: expect.any(Date) }]);
  clock.advance(2 * minute);
  await tryAgain();
  expect(await kept()).toEqual([{ next_at: null }]);
  expect(reported.splice(0)).toHaveLength(3);
  clock.advance(retention.paymentAnswersMs - paymentPolicy.keptMessageLimitMs - 2 * minute);
  await forgetMessages(deps);
  expect(await kept()).toHaveLength(1);
  clock.advance(2 * minute);
  await forgetMessages(deps);
  expect(await kept()).toEqual([]);
});
