import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { owedNow, settleFee, splitRefund, toSettlement } from './settlement.ts';
import { cancellationFee } from './shopper-fee.ts';

/** Gives back cent by cent, each to the first of its means that still has one. */
function splitByCents(
  paid: { later: number; card: number; miles: number; vouchers: number },
  { fee, chargedBack }: { fee: number; chargedBack: number },
) {
  const left = { ...paid };
  const back = { later: 0, card: 0, miles: 0, vouchers: 0 };
  let cents = paid.later + paid.card + paid.miles + paid.vouchers - fee;
  for (let taken = 0; taken < chargedBack; taken += 1) {
    if (left.card > 0) left.card -= 1;
    cents -= 1;
  }
  for (; cents > 0; cents -= 1) {
    const means = (['later', 'card', 'miles', 'vouchers'] as const).find((each) => left[each] > 0);
    if (means === undefined) break;
    left[means] -= 1;
    back[means] += 1;
  }
  return { back, owed: Math.max(0, -cents) };
}

interface Paid {
  readonly later: number;
  readonly card: number;
  readonly miles: number;
  readonly vouchers: number;
  /** Of the balance that was never paid. */
  readonly missing: number;
}

const parts: fc.Arbitrary<Paid> = fc.record({
  later: fc.nat({ max: 60 }),
  card: fc.nat({ max: 60 }),
  miles: fc.nat({ max: 60 }),
  vouchers: fc.nat({ max: 60 }),
  missing: fc.oneof(fc.constant(0), fc.nat({ max: 60 })),
});

function buildPaid({ later, card, miles, vouchers, missing }: Paid) {
  const price = { ...priceOfBase(card + later + missing + miles + vouchers), coupon: vouchers, miles };
  const instalments = { deposit: card, balance: later + missing, dueOn: '2027-04-03' };
  const order = buildOrder({ extras: [], price, ...(later + missing > 0 && { instalments }) });
  return buildBooking({ order, paidLater: later });
}

test('a refund goes to later payments, then card, miles and vouchers, to the cent, whatever the fee', () => {
  fc.assert(
    fc.property(parts, fc.nat({ max: 260 }), fc.nat({ max: 60 }), (paid, fee, taken) => {
      const ended = { fee, chargedBack: Math.min(taken, paid.card) };
      const booking = { ...buildPaid(paid), chargedBack: ended.chargedBack };
      expect(splitRefund(booking, fee)).toEqual(splitByCents(paid, ended).back);
      // Nobody owes more than the price.
      const price = Object.values(paid).reduce((sum, part) => sum + part, 0);
      const { owed } = splitByCents(paid, { ...ended, fee: Math.min(fee, price) });
      expect(owedNow({ ...booking, supplierFee: 0, agreedFee: fee })).toBe(owed);
    }),
    { numRuns: 3_000 },
  );
});

test('a fee is taken from the vouchers first and from what was paid last at the end', () => {
  const booking = {
    ...buildPaid({ later: 20_000, card: 30_000, miles: 20_000, vouchers: 30_000, missing: 0 }),
    chargedBack: 0,
  };
  const split = (fee: number) => splitRefund(booking, fee);
  expect(split(0)).toEqual({ later: 20_000, card: 30_000, miles: 20_000, vouchers: 30_000 });
  expect(split(30_000)).toEqual({ later: 20_000, card: 30_000, miles: 20_000, vouchers: 0 });
  expect(split(30_001)).toEqual({ later: 20_000, card: 30_000, miles: 19_999, vouchers: 0 });
  expect(split(50_001)).toEqual({ later: 20_000, card: 29_999, miles: 0, vouchers: 0 });
  expect(split(80_001)).toEqual({ later: 19_999, card: 0, miles: 0, vouchers: 0 });
  expect(split(100_000)).toEqual({ later: 0, card: 0, miles: 0, vouchers: 0 });
});

test('what a fee exceeds the payments by is owed, and nothing goes back', () => {
  const booking = {
    ...buildPaid({ later: 0, card: 20_000, miles: 0, vouchers: 0, missing: 80_000 }),
    chargedBack: 0,
  };
  expect(splitRefund(booking, 25_000)).toEqual({ later: 0, card: 0, miles: 0, vouchers: 0 });
  expect(owedNow({ ...booking, supplierFee: 0, agreedFee: 25_000 })).toBe(5_000);
  expect(owedNow({ ...booking, supplierFee: 0, agreedFee: 20_000 })).toBe(0);
});

test('a trip of which more was given than its price costs nothing to cancel, and gives nothing back', () => {
  const order = buildOrder({ price: priceOfBase(40_000), extras: [] });
  const paid = { paidLater: 9_999, changeFees: 9_999, refunded: 49_999 };
  const booking = buildBooking({ order, ...paid, goodwill: 49_999 });
  expect(settleFee(booking, cancellationFee(booking, 40_000))).toMatchObject({ fee: 0, refund: 0 });
  expect(owedNow({ ...booking, supplierFee: 40_000 })).toBe(0);
});

test('a settlement is the fee, at most the price, and the refund, once the cancellation is done', () => {
  const booking = buildBooking({ state: 'cancelled', paymentState: 'refunded', supplierFee: 59_760 });
  expect(toSettlement(booking)).toEqual({
    fee: 59_760,
    refund: 139_440,
    parts: { later: 0, card: 139_440, miles: 0, vouchers: 0 },
    money: 'refunded',
  });
  expect(toSettlement({ ...booking, supplierFee: 199_200 })).toMatchObject({ refund: 0, money: 'nothing' });
  expect(toSettlement({ ...booking, supplierFee: 199_201 })).toMatchObject({ fee: 199_200, refund: 0 });
  expect(toSettlement({ ...booking, paymentState: 'charged-back' })).toMatchObject({ money: 'takenBack' });
  const free = buildOrder({ price: priceOfBase(0), extras: [] });
  expect(toSettlement({ ...booking, order: free, supplierFee: 0 })).toMatchObject({
    refund: 0,
    money: 'free',
  });
  expect(toSettlement({ ...booking, state: 'refunding' })).toBeNull();
});
