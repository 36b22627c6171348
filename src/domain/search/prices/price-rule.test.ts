import { expect, test } from 'vitest';
import { requireDay } from '../../time/calendar-day.ts';
import { findRulesSince, listRulesInForce, markUp, type PriceRule } from './price-rule.ts';

const summer: PriceRule = {
  key: 'summer',
  from: '2026-06-01',
  until: '2026-08-31',
  hotels: { stars: { from: 40, to: 50 } },
  marginBasisPoints: 700,
};
const byPhone: PriceRule = {
  key: 'phone',
  channels: ['phone'],
  marginBasisPoints: 300,
  fees: { phone: 2_500 },
};
const usual: PriceRule = { key: 'usual', marginBasisPoints: 500 };
const rules = [summer, byPhone, usual];

test.each([
  ['2026-05-31', 'web', ['usual']],
  ['2026-06-01', 'web', ['summer', 'usual']],
  ['2026-08-31', 'partner', ['summer', 'usual']],
  ['2026-09-01', 'web', ['usual']],
  ['2026-06-01', 'phone', ['summer', 'phone']],
] as const)('on %s by %s the rules %j are in force, up to the one for every hotel', (day, channel, keys) => {
  expect(
    listRulesInForce(rules, requireDay(day), { channel, currency: 'EUR' }).map(({ key }) => key),
  ).toEqual(keys);
});

test.each([
  ['2026-05-31', null],
  ['2026-06-01', '2026-06-01'],
  ['2026-08-31', '2026-06-01'],
  ['2026-09-01', '2026-09-01'],
  ['2027-01-01', '2026-09-01'],
] as const)('on %s prices are made as since %s', (day, since) => {
  expect(findRulesSince(rules, requireDay(day), { channel: 'web', currency: 'EUR' })).toBe(
    since && requireDay(since),
  );
});

test('a rule that names a currency counts where that is charged alone', () => {
  const inFrancs: PriceRule = { ...summer, key: 'francs', currency: 'CHF', perPerson: 1_000 };
  const keysIn = (currency: 'EUR' | 'CHF') =>
    listRulesInForce([inFrancs, usual], requireDay('2026-07-01'), { channel: 'web', currency }).map(
      ({ key }) => key,
    );
  expect(keysIn('CHF')).toEqual(['francs', 'usual']);
  expect(keysIn('EUR')).toEqual(['usual']);
  const sinceIn = (currency: 'EUR' | 'CHF') =>
    findRulesSince([inFrancs, usual], requireDay('2026-07-01'), { channel: 'web', currency });
  expect(sinceIn('CHF')).toBe(requireDay('2026-06-01'));
  expect(sinceIn('EUR')).toBeNull();
});

test('a rule adds for each traveller, for the booking and for its channel', () => {
  const rule: PriceRule = {
    ...byPhone,
    perPerson: 1_000,
    perBooking: 500,
    rounding: { step: 1_000, below: 1 },
  };
  const phone = { rule: 'phone', marginBasisPoints: 300, amount: 6_000, step: 1_000, below: 1 };
  expect(markUp(rule, 'phone', 3)).toEqual(phone);
  expect(markUp(rule, 'web', 3).amount).toBe(3_500);
  expect(markUp(usual, 'phone', 3)).toEqual({
    ...phone,
    rule: 'usual',
    marginBasisPoints: 500,
    amount: 0,
    step: 1,
    below: 0,
  });
});
