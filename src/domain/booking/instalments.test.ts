import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentPolicy } from '../../defaults.ts';
import { priceOfBase } from '../money/package-price.ts';
import { requireDay } from '../time/calendar-day.ts';
import { chargedNow, planInstalments } from './instalments.ts';

const departure = requireDay('2027-05-01');
const terms = { deposit: { percent: 20, balanceDaysBefore: 28 } };
const plan = (total: number, daysBefore: number, threshold = 0) =>
  planInstalments(total, { terms, departure, today: departure - daysBefore, threshold });

test('deposit and balance add up to the total, and neither is nothing', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 3_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 500 }),
      (total, percent, balanceDaysBefore, daysBefore) => {
        const planned = planInstalments(total, {
          terms: { deposit: { percent, balanceDaysBefore } },
          departure,
          today: departure - daysBefore,
          threshold: 50_000,
        });
        // Exact in whole numbers: hundredths of a cent, halves up.
        const hundredths = BigInt(total) * BigInt(percent);
        const deposit = Number((hundredths + 50n) / 100n);
        const dueBefore = Math.max(balanceDaysBefore, 9);
        const isOffered = total >= 50_000 && daysBefore >= dueBefore + 3 && deposit > 0 && deposit < total;
        expect(planned !== null).toBe(isOffered);
        if (planned === null) return;
        expect(planned.deposit).toBe(deposit);
        expect(planned.deposit + planned.balance).toBe(total);
        expect(departure - requireDay(planned.dueOn)).toBe(dueBefore);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('the balance is due the tariff’s days before departure', () => {
  expect(plan(100_000, 90)).toEqual({ deposit: 20_000, balance: 80_000, dueOn: '2027-04-03' });
});

test('where the balance does not come, the trip is cancelled before it begins, however late the tariff wants it', () => {
  const late = { deposit: { percent: 20, balanceDaysBefore: 0 } };
  const planned = planInstalments(100_000, { terms: late, departure, today: departure - 90, threshold: 0 });
  const cancelledOn = requireDay(planned?.dueOn ?? '') + instalmentPolicy.graceDays + 1;
  expect(cancelledOn).toBe(departure - 1);
});

test('no deposit is offered nearer to departure than three days before the balance is due', () => {
  expect(plan(100_000, 31)).not.toBeNull();
  expect(plan(100_000, 30)).toBeNull();
});

test('a total below the brand’s threshold is paid at once [CONST-027]', () => {
  expect(plan(50_000, 90, 50_000)).not.toBeNull();
  expect(plan(49_999, 90, 50_000)).toBeNull();
});

test('a tariff without a deposit, and a deposit of everything, are paid at once', () => {
  const asked = { departure, today: departure - 90, threshold: 0 };
  expect(planInstalments(100_000, { ...asked, terms: { deposit: null } })).toBeNull();
  const whole = { deposit: { percent: 100, balanceDaysBefore: 28 } };
  expect(planInstalments(100_000, { ...asked, terms: whole })).toBeNull();
});

test('an order charges its deposit, or what vouchers and miles leave of its price', () => {
  const price = { ...priceOfBase(100_000), coupon: 30_000, miles: 20_000 };
  expect(chargedNow({ price })).toBe(50_000);
  const instalments = { deposit: 10_000, balance: 40_000, dueOn: '2027-04-03' };
  expect(chargedNow({ price, instalments })).toBe(10_000);
});
