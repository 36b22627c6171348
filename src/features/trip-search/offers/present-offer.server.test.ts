import { expect, test } from 'vitest';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { presentPrice } from './present-offer.server.ts';

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
