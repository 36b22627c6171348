import { expect, it, vi } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { bookingTimings } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { performStep } from './perform-step.server.ts';

it.each([
  ['hold', 'hold'],
  ['reprice', 'verify'],
] as const)('the step %s uses the day of the order, however late it runs', async (step, call) => {
  const supplier = vi.fn(async () => ({ outcome: 'unknown' }));
  const booking = buildBooking({ placedAt: new Date('2026-03-02T23:59:59Z') });
  const parties = { supply: { [call]: supplier }, timings: bookingTimings, report: () => {} };
  // The step asks the supplier and nobody else: any other party would be missed by a TypeError.
  await performStep(booking, step, parties as never);
  expect(supplier).toHaveBeenCalledWith(
    expect.objectContaining({ key: booking.order.offerKey, bookingDay: dayAt(booking.placedAt) }),
    expect.objectContaining({ idempotencyKey: `abcdefghijklmnopqrst-1-${step}` }),
  );
});

it.each([
  ['Quiet room, please', { comments: 'Quiet room, please' }],
  ['', {}],
])('confirm passes the wish %j on to the supplier', async (comments, sent) => {
  const supplier = vi.fn(async () => ({ outcome: 'unknown' }));
  const booking = buildBooking({ holdId: 'h', order: buildOrder({ comments }) });
  const parties = { supply: { confirm: supplier }, timings: bookingTimings, report: () => {} };
  await performStep(booking, 'confirm', parties as never);
  const { travellers } = booking.order;
  expect(supplier).toHaveBeenCalledWith({ holdId: 'h', travellers, ...sent }, expect.anything());
});
