import { expect, it, vi } from 'vitest';
import { buildOrder, tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { bookingTimings } from '../../../defaults.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { pricedIn } from '../../../domain/money/purchase-currency.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { RejectedRequestError } from '../../../ports/payment/payment-port.ts';
import { performStep } from './perform-step.server.ts';

it.each([
  ['hold', 'hold'],
  ['reprice', 'verify'],
] as const)('the step %s uses the day of the order, however late it runs', async (step, call) => {
  const supplier = vi.fn(async () => ({ outcome: 'unknown' }));
  const booking = buildBooking({ placedAt: new Date('2026-03-02T23:59:59Z') });
  const clients = {
    isPricedAs: () => true,
    supply: { [call]: supplier },
    timings: bookingTimings,
    report: () => {},
  };
  // The step asks the supplier and nobody else: any other party would be missed by a TypeError.
  await performStep(booking, step, clients as never);
  expect(supplier).toHaveBeenCalledWith(
    expect.objectContaining({ key: tripOf(booking.order).offerKey, bookingDay: dayAt(booking.placedAt) }),
    expect.objectContaining({ idempotencyKey: `abcdefghijklmnopqrst-1-${step}` }),
  );
});

it.each(['hold', 'reprice'] as const)(
  'the step %s asks for nothing that is priced in another currency by now',
  async (step) => {
    const clients = { isPricedAs: pricedIn('CHF'), supply: {}, timings: bookingTimings, report: () => {} };
    const booking = buildBooking();
    expect(await performStep(booking, step, clients as never)).toEqual({
      step,
      outcome: { outcome: 'refused', reason: 'gone' },
    });
  },
);

it.each([
  ['Quiet room, please', { comments: 'Quiet room, please' }],
  ['', {}],
])('confirm passes the wish %j on to the supplier', async (comments, sent) => {
  const supplier = vi.fn(async () => ({ outcome: 'unknown' }));
  const booking = buildBooking({ holdId: 'h', order: buildOrder({ comments }) });
  const clients = {
    isPricedAs: () => true,
    supply: { confirm: supplier },
    timings: bookingTimings,
    report: () => {},
  };
  await performStep(booking, 'confirm', clients as never);
  const { travellers } = tripOf(booking.order);
  expect(supplier).toHaveBeenCalledWith({ holdId: 'h', travellers, ...sent }, expect.anything());
});

it('only the purchase of a trip may take longer than another call of the supplier', async () => {
  const call = vi.fn(async () => ({ outcome: 'unknown' }));
  const supply = { hold: call, confirm: call, release: call, cancel: call };
  const clients = { isPricedAs: () => true, supply, timings: bookingTimings, report: () => {} };
  const booking = buildBooking({ holdId: 'h', supplierNumber: 's' });
  for (const step of ['hold', 'confirm', 'release', 'cancel-trip'] as const)
    await performStep(booking, step, clients as never);
  const asked = call.mock.calls.map(([, options]: readonly unknown[]) => options);
  expect(asked).toMatchObject([
    { timeoutMs: 20_000 },
    { timeoutMs: 35_000, buyTimeoutMs: 180_000 },
    { timeoutMs: 35_000 },
    { timeoutMs: 35_000 },
  ]);
  expect(asked.filter((options) => Object.hasOwn(options as object, 'buyTimeoutMs'))).toHaveLength(1);
});

it.each([
  ['all of it', (total: number) => total, 0],
  ['half of it', (total: number) => total / 2, 1],
  ['nothing', () => 0, 1],
] as const)(
  'a capture whose answer was lost is asked for again unless %s was captured',
  async (_what, of, calls) => {
    const booking = buildBooking({ paymentId: 'p', tries: 1 });
    const total = totalOf(booking.order.price);
    const capture = vi.fn(async () => ({ outcome: 'unknown' }));
    const inquire = async () => ({ outcome: 'confirmed', payment: { captured: of(total) } });
    const clients = {
      isPricedAs: () => true,
      payments: { of: () => ({ capture, inquire }) },
      timings: bookingTimings,
      report: () => {},
    };
    const { outcome } = await performStep(booking, 'capture', clients as never);
    expect(capture).toHaveBeenCalledTimes(calls);
    expect(outcome).toEqual({ outcome: calls === 0 ? 'confirmed' : 'unknown' });
  },
);

it.each([
  ['authorise', 'authorise', 'broken'],
  ['void', 'cancel', 'broken'],
  ['confirm', 'confirm', 'unknown'],
] as const)('the step %s whose call %s throws is %s', async (step, call, ended) => {
  const fail = async () => {
    throw step === 'confirm' ? new Error('a bug') : new RejectedRequestError('no such field');
  };
  const report = vi.fn();
  const party = { [call]: fail };
  const clients = {
    isPricedAs: () => true,
    supply: party,
    payments: { of: () => party },
    timings: bookingTimings,
    report,
  };
  const booking = buildBooking({ holdId: 'h' });
  expect((await performStep(booking, step, clients as never)).outcome).toEqual({ outcome: ended });
  expect(report).toHaveBeenCalledOnce();
});
