import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import {
  judgeLockedPromotion,
  judgePromotion,
  normalisePromotionCode,
  type Promotion,
  type PromotionUse,
} from './judge-promotion.ts';

const today = requireDay('2026-11-28');
const departure = requireDay('2027-06-01');
const promotion: Promotion = {
  id: '1',
  companyId: 'default',
  brand: 'abendmeer',
  code: 'SOMMER-50',
  discount: { kind: 'amount', amount: 5_000 },
  currency: 'EUR',
  markets: ['de', 'at'],
  validFrom: today,
  validTo: today,
  travelFrom: departure,
  travelTo: departure,
  destinations: ['HER'],
  minimum: 100_000,
  usesInAll: 10,
  usesPerPerson: 1,
  isCombinable: true,
  isForMembers: false,
};
const use: PromotionUse = {
  brand: 'abendmeer',
  companyId: 'default',
  market: 'de',
  currency: 'EUR',
  today,
  departure,
  destination: 'HER',
  price: 100_000,
  isVerifiedMember: false,
  vouchers: [{ isCombinable: true }],
  uses: { inAll: 9, ofPerson: 0 },
};

test('a promotion applies at every one of its bounds', () => {
  expect(judgePromotion(promotion, use)).toBeNull();
});

test('one without limits applies to every trip', () => {
  const free: Promotion = {
    ...promotion,
    currency: null,
    markets: [],
    validFrom: null,
    validTo: null,
    travelFrom: null,
    travelTo: null,
    destinations: [],
    minimum: 0,
    usesInAll: null,
    usesPerPerson: null,
  };
  const any = {
    market: 'ch',
    currency: 'CHF',
    destination: '',
    price: 1,
    uses: { inAll: 1e6, ofPerson: 9 },
  } as const;
  expect(judgePromotion(free, { ...use, ...any })).toBeNull();
});

test.each([
  ['notActive', {}, { today: today - 1 }],
  ['expired', {}, { today: today + 1 }],
  ['wrongBrand', {}, { brand: 'tagwind' }],
  ['wrongBrand', {}, { companyId: 'other' }],
  ['wrongMarket', {}, { market: 'ch' }],
  ['wrongCurrency', {}, { currency: 'CHF' }],
  ['membersOnly', { isForMembers: true }, {}],
  ['wrongTrip', {}, { departure: departure - 1 }],
  ['wrongTrip', {}, { departure: departure + 1 }],
  ['wrongTrip', {}, { destination: 'PMI' }],
  ['belowMinimum', {}, { price: 99_999 }],
  ['usedUp', {}, { uses: { inAll: 10, ofPerson: 0 } }],
  ['usedUp', {}, { uses: { inAll: 9, ofPerson: 1 } }],
  ['notCombinable', { isCombinable: false }, {}],
  ['notCombinable', {}, { vouchers: [{ isCombinable: true }, { isCombinable: false }] }],
] as const)('it does not apply: %s for %j and %j', (reason, traits, order) => {
  expect(judgePromotion({ ...promotion, ...traits }, { ...use, ...order })).toBe(reason);
});

test.each([
  ['notActive', {}, { today: today - 1 }],
  ['expired', {}, { today: today + 1 }],
  ['wrongBrand', {}, { brand: 'tagwind' }],
  ['wrongBrand', {}, { companyId: 'other' }],
  ['usedUp', {}, { uses: { inAll: 10, ofPerson: 0 } }],
  ['usedUp', {}, { uses: { inAll: 9, ofPerson: 1 } }],
  ['notCombinable', { isCombinable: false }, {}],
  ['notCombinable', {}, { vouchers: [{ isCombinable: false }] }],
] as const)('an order does not set it aside any more: %s for %j and %j', (reason, traits, order) => {
  expect(judgeLockedPromotion({ ...promotion, ...traits }, { ...use, ...order })).toBe(reason);
});

test('an order sets it aside at its bounds, alone whatever it combines with, and without its trip', () => {
  expect(judgeLockedPromotion(promotion, use)).toBeNull();
  expect(judgeLockedPromotion({ ...promotion, isCombinable: false }, { ...use, vouchers: [] })).toBeNull();
  expect(judgeLockedPromotion({ ...promotion, destinations: ['PMI'] }, use)).toBeNull();
});

test('[MOD-088] a code for members applies to those with a verified address', () => {
  expect(judgePromotion({ ...promotion, isForMembers: true }, { ...use, isVerifiedMember: true })).toBeNull();
});

test.each([
  ['Sommer 50', 'SOMMER50'],
  [' sommer-50 ', 'SOMMER50'],
  ['Für-2', 'FÜR2'],
  ['A-B', null],
  ['ABC', 'ABC'],
  ['A234567890123456', 'A234567890123456'],
  ['A2345678901234567', null],
])('the code %j is read as %j', (text, code) => {
  expect(normalisePromotionCode(text)).toBe(code);
});
