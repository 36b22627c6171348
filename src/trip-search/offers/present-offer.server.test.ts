import { expect, test } from 'vitest';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import { buildExampleTerms } from '../../domain/search/example-terms.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { presentPrice } from './present-offer.server.ts';

const exampleTerms = buildExampleTerms(7);
const known = { source: 'index', knownAt: '' } as const;
const terms = { roomId: 1, board: 'room_only', tariff: exampleTerms } as const;

const present = (total: number, adults: number, childrenBorn: readonly number[] = []) =>
  presentPrice({ currency: 'EUR' }, { total, terms }, { adults, childrenBorn }, known);

test('[DISC-005] a member sees what a member pays, and what everybody else does', () => {
  const couple = { adults: 2, childrenBorn: [] };
  const visit = { currency: 'EUR', memberPercent: 5 } as const;
  expect(presentPrice(visit, { total: 100_001, terms }, couple, known)).toMatchObject({
    totalAmount: 95_001,
    perPersonAmount: 47_501,
    publicPrice: { totalAmount: 100_001, perPersonAmount: 50_001 },
  });
});

test.each([
  [0, null],
  [5, 100_001],
])(
  '[DISC-005] where %d per cent take nothing off, above a floor price of %s, there is one price',
  (memberPercent, floorPrice) => {
    const offer = { total: 100_001, terms: { ...terms, tariff: { ...exampleTerms, floorPrice } } };
    const price = presentPrice(
      { currency: 'EUR', memberPercent },
      offer,
      { adults: 1, childrenBorn: [] },
      known,
    );
    expect(price).toMatchObject({ totalAmount: 100_001 });
    expect(price).not.toHaveProperty('publicPrice');
  },
);

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
