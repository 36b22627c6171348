import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmongVouchers } from './split-among-vouchers.ts';

test('vouchers pay in their order, each as much as it has', () => {
  const vouchers = [{ balance: 5_000 }, { balance: 3_000 }, { balance: 1_000 }];
  expect(splitAmongVouchers(vouchers, 6_500).map(({ paid }) => paid)).toEqual([5_000, 1_500, 0]);
});

test('however many vouchers pay, their parts add up to the cent, and none pays more than it has', () => {
  const balance = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(balance, { maxLength: 10 }), fc.nat({ max: 12_000_000 }), (balances, wanted) => {
      const vouchers = balances.map((each, at) => ({ at, balance: each }));
      const all = balances.reduce((sum, each) => sum + each, 0);
      const amount = Math.min(wanted, all);
      const parts = splitAmongVouchers(vouchers, amount);
      expect(parts.map(({ voucher }) => voucher)).toEqual(vouchers);
      expect(parts.reduce((sum, { paid }) => sum + paid, 0)).toBe(amount);
      for (const [at, { paid, voucher }] of parts.entries()) {
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(voucher.balance);
        // No later one pays before this one is used up.
        if (paid < voucher.balance) for (const later of parts.slice(at + 1)) expect(later.paid).toBe(0);
      }
    }),
  );
});
