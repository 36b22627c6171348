import { expect, test } from 'vitest';
import { encodePriceDifferenceCookie, readPriceDifferenceCookie } from './price-difference-cookie.ts';

const id = 'a_checkout-of-22-chars';
const difference = { oldTotal: 198_000, newTotal: 201_550 };

test('[OFFER-033, OFFER-034, OFFER-035, CREATE-014, CONST-031, CONST-032] a difference is stored under pd and the id for 5 hours', () => {
  expect(encodePriceDifferenceCookie(id, difference, false)).toBe(
    `pd${id}=198000-201550; Path=/; Max-Age=18000; SameSite=Lax`,
  );
});

test('[CREATE-013] [OFFER-032] a difference that was hidden is gone from the cookies at once', () => {
  expect(encodePriceDifferenceCookie(id, null, false)).toBe(`pd${id}=; Path=/; Max-Age=0; SameSite=Lax`);
});

test('[STORE-014] [CONST-034] it is secure where the site is', () => {
  expect(encodePriceDifferenceCookie(id, difference, true)).toMatch(/; Secure$/);
});

test('what was written is read back among others', () => {
  const [pair] = encodePriceDifferenceCookie(id, difference, false).split('; ');
  expect(readPriceDifferenceCookie(`a=1; x${pair}; ${pair}; pdother=3-4`, id)).toEqual(difference);
});

test.each(['', 'pdother=3-4', `pd${id}=x`, `pd${id}=1`, `pd${id}=99999999999-1`, `xpd${id}=3-4`])(
  '%j says nothing',
  (cookies) => {
    expect(readPriceDifferenceCookie(cookies, id)).toBeNull();
  },
);
