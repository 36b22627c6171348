import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { type JudgedVoucher, judgeVoucher, VOUCHER_REFUSALS, type VoucherUse } from './judge-voucher.ts';

const today = requireDay('2026-11-28');
const voucher: JudgedVoucher = {
  state: 'active',
  brand: 'abendmeer',
  companyId: 'default',
  market: 'de',
  currency: 'EUR',
  balance: 5_000,
  validFrom: null,
  expiresOn: today,
  minimum: 0,
  isCombinable: true,
};
const use: VoucherUse = {
  brand: 'abendmeer',
  companyId: 'default',
  market: 'de',
  currency: 'EUR',
  today,
  owed: 100_000,
  hasPromotion: false,
  others: [],
};
const judge = (traits: Partial<JudgedVoucher>, order: Partial<VoucherUse> = {}) =>
  judgeVoucher({ ...voucher, ...traits }, { ...use, ...order });

test('an active voucher of the brand pays, with the last cent and on the last day', () => {
  expect(judge({ balance: 1 })).toBeNull();
});

test.each([
  ['notActive', { state: 'ordered' }],
  ['notActive', { validFrom: today + 1 }],
  ['expired', { expiresOn: today - 1 }],
  ['expired', { state: 'expired' }],
  ['expired', { state: 'blocked', expiresOn: today - 1 }],
  ['notApplicable', { state: 'blocked' }],
  ['notApplicable', { state: 'frozen' }],
  ['notApplicable', { state: 'void' }],
  ['wrongBrand', { brand: 'tagwind' }],
  ['wrongBrand', { companyId: 'other' }],
  ['wrongMarket', { market: 'at' }],
  ['wrongCurrency', { currency: 'CHF' }],
  ['usedUp', { balance: 0 }],
  ['belowMinimum', { minimum: 100_001 }],
] as const)('it does not pay: %s for %j', (reason, traits) => {
  expect(judge(traits)).toBe(reason);
});

test('it pays from its first day and its minimum on', () => {
  expect(judge({ validFrom: today, minimum: 100_000 })).toBeNull();
});

test('one that is not combinable refuses a promotion and other vouchers, and no other joins it', () => {
  const [combinable, alone] = [{ isCombinable: true }, { isCombinable: false }];
  expect(judge({}, { hasPromotion: true, others: [combinable] })).toBeNull();
  expect(judge(alone)).toBeNull();
  expect(judge(alone, { hasPromotion: true })).toBe('notCombinable');
  expect(judge(alone, { others: [combinable] })).toBe('notCombinable');
  expect(judge({}, { others: [combinable, alone] })).toBe('notCombinable');
});

test('of several reasons the first of the list is given', () => {
  let bad: JudgedVoucher = {
    state: 'ordered',
    brand: 'tagwind',
    companyId: 'default',
    market: 'ch',
    currency: 'CHF',
    balance: 0,
    validFrom: null,
    expiresOn: today,
    minimum: use.owed + 1,
    isCombinable: false,
  };
  const mends: readonly Partial<JudgedVoucher>[] = [
    { brand: 'abendmeer' },
    { state: 'blocked', expiresOn: today - 1 },
    { expiresOn: today },
    { state: 'active' },
    { market: 'de' },
    { currency: 'EUR' },
    { balance: 1 },
    { minimum: 0 },
  ];
  const judgeBad = () => judgeVoucher(bad, { ...use, hasPromotion: true });
  const given = [judgeBad()];
  for (const mend of mends) {
    bad = { ...bad, ...mend };
    given.push(judgeBad());
  }
  expect(given).toEqual(VOUCHER_REFUSALS);
});
