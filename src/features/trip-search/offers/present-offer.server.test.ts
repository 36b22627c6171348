import { expect, test } from 'vitest';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatFreeUntil, presentPrice } from './present-offer.server.ts';

const untilOf = (today: string, freeCancellationDays?: number) =>
  formatFreeUntil(
    { today: requireDay(today) },
    buildOffer({
      departure: '2027-05-01',
      ...(freeCancellationDays === undefined ? {} : { freeCancellationDays }),
    }),
  );

test('cancelling is free until so many days before check-in, that day included', () => {
  expect(untilOf('2026-11-21', 14)).toBe('2027-04-17');
  expect(untilOf('2027-04-17', 14)).toBe('2027-04-17');
  expect(untilOf('2027-04-18', 14)).toBeNull();
  expect(untilOf('2027-05-01', 0)).toBe('2027-05-01');
});

test('an offer that never can be cancelled free of charge has no such day', () => {
  expect(untilOf('2026-11-21')).toBeNull();
});

const present = (totalAmount: number, adults: number, childrenBorn: readonly number[] = []) =>
  presentPrice({ currency: 'EUR' }, totalAmount, { adults, childrenBorn }, { source: 'index', knownAt: '' });

test.each([
  [499_50, 1, 499_50],
  [999_00, 2, 499_50],
  [99_99, 3, 33_33],
  [0, 4, 0],
])(
  '[PRICE-006] the total %d is the price of each of %d travellers, %d, times their number',
  (total, adults, each) => {
    const { totalAmount, perPersonAmount } = present(total, adults);
    expect([totalAmount, perPersonAmount]).toEqual([perPersonAmount * adults, each]);
  },
);

test('[PRICE-006] children count as travellers, and a share is rounded up to the cent', () => {
  const { totalAmount, perPersonAmount } = present(100_00, 2, [requireDay('2020-05-01')]);
  expect([totalAmount, perPersonAmount]).toEqual([100_00, 33_34]);
});

test('[PRICE-006] [PRICE-015] only what is shown is rounded to whole units, each price by itself', () => {
  const { totalAmount, perPersonAmount } = present(199_00, 2);
  const show = (amount: number) => formatPrice(money(amount, 'EUR'));
  expect([show(perPersonAmount), show(totalAmount)]).toEqual(['100\u00A0€', '199\u00A0€']);
});
