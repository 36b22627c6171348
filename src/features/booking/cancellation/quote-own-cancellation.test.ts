import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { bookingTimings } from '../../../defaults.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { applyOutcome } from '../workflow/apply-outcome.ts';
import { cancelOwnTrip } from '../workflow/cancel-own-trip.ts';
import { quoteOwnCancellation } from './quote-own-cancellation.ts';

/** Lives of the property; `QUOTED_LIVES=100000` for the long run. */
const lives = 2_000;

const order = buildOrder();
const departure = requireDay(order.trip.outbound?.departure.slice(0, 10) ?? order.trip.checkIn);
const at = (day: number) => new Date((day * 24 + 12) * 3_600_000);

const price = fc
  .record({
    base: fc.integer({ min: 10_000, max: 900_000 }),
    memberDiscount: fc.integer({ min: 0, max: 2_000 }),
    promotion: fc.integer({ min: 0, max: 2_000 }),
    insurance: fc.integer({ min: 0, max: 9_900 }),
    luggage: fc.integer({ min: 0, max: 9_900 }),
    coupon: fc.integer({ min: 0, max: 3_000 }),
    miles: fc.integer({ min: 0, max: 3_000 }),
  })
  .map(({ insurance, luggage, ...parts }) => ({
    insurance,
    luggage,
    price: { ...order.price, ...parts, extras: [insurance, luggage], cardDiscount: 0, paymentFee: 0 },
  }));

const fees = fc.record({
  freeDays: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
  percents: fc.array(fc.integer({ min: 5, max: 95 }), { maxLength: 4 }),
  days: fc.integer({ min: 1, max: 120 }),
  supplierFee: fc.integer({ min: 0, max: 1_000_000 }),
  back: fc.double({ min: 0, max: 1, noNaN: true }),
  chargedBack: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('what is quoted is what is paid back, whatever the supplier asks, and adds up to what was paid', () => {
  fc.assert(
    fc.property(price, fees, (drawn, { freeDays, percents, days, supplierFee, back, chargedBack }) => {
      const steps = percents
        .toSorted((one, other) => one - other)
        .map((value, n) => ({ daysBefore: 40 - 10 * n, by: 'percent' as const, value }));
      const terms = {
        ...order.trip.terms,
        cancellation: { ...order.trip.terms.cancellation, freeDays, fees: steps },
      };
      const extra = { variant: 'x', leg: null, travellers: [] } as const;
      const extras = [
        { ...extra, id: 'i', kind: 'insurance' as const, amount: drawn.insurance },
        { ...extra, id: 'l', kind: 'luggage' as const, amount: drawn.luggage },
      ];
      const own = totalOf(drawn.price);
      const refunded = Math.floor(own * back * 0.5);
      const bank = Math.floor((own - refunded) * chargedBack);
      const booking = buildBooking({
        state: 'booked',
        holdState: 'confirmed',
        paymentState: 'captured',
        milesState: drawn.price.miles > 0 ? 'redeemed' : 'none',
        voucherState: drawn.price.coupon > 0 ? 'burnt' : 'none',
        holdTotal: drawn.price.base,
        supplierNumber: 'S1',
        refunded,
        goodwill: refunded,
        chargedBack: bank,
        order: { ...order, extras, price: drawn.price, trip: { ...order.trip, terms } },
      });
      const now = at(departure - days);
      const quote = quoteOwnCancellation(booking, now, { kind: 'terms' });
      if (quote === null) throw new Error('It can be cancelled');

      // The oracle reads the terms by itself: free, then the first fee whose day has not passed, then the whole price.
      const total = invoiceTotalOf(drawn.price);
      const rest = total - drawn.insurance;
      const checkIn = requireDay(order.trip.checkIn);
      const isFree = freeDays !== null && departure - days <= checkIn - freeDays;
      const step = steps.find(({ daysBefore }) => days >= daysBefore);
      const percent = isFree ? 0 : (step?.value ?? 100);
      const fee = Math.min(total - refunded, drawn.insurance + Math.floor((rest * percent + 50) / 100));
      expect(quote.fee).toBe(fee);
      expect(quote.refund).toBe(Math.max(0, total - refunded - bank - fee));

      const cancelling = { ...booking, ...cancelOwnTrip(booking, quote.fee).set };
      const outcome = { step: 'cancel-trip', outcome: { outcome: 'confirmed', fee: supplierFee } } as const;
      const end = applyOutcome(cancelling, outcome, { timings: bookingTimings, now });
      const life = { ...cancelling, ...end.set };
      const toVouchers =
        end.vouchers !== null && typeof end.vouchers === 'object' ? end.vouchers.giveBack : 0;
      expect(life.toRefund + life.milesToReturn + toVouchers).toBe(quote.refund);
      for (const { entries } of end.ledger)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }),
    { numRuns: Number(process.env.QUOTED_LIVES ?? lives) },
  );
});

test.each([
  ['the day before departure', -1, true],
  ['the day of departure', 0, false],
])('%s a trip can be cancelled by its traveller: %i', (_, offset, isPossible) => {
  const booking = buildBooking({ state: 'booked', holdState: 'confirmed', paymentState: 'captured' });
  expect(quoteOwnCancellation(booking, at(departure + offset), { kind: 'terms' }) !== null).toBe(isPossible);
  expect(
    quoteOwnCancellation({ ...booking, state: 'cancelling' }, at(departure - 30), { kind: 'terms' }),
  ).toBeNull();
});
