import { expect, test } from 'vitest';
import { judgePrice } from './judge-price.ts';

const today = 20_000;

/** Days before today with these prices, the oldest first, and today with what is asked now. */
function judge(now: number, before: readonly (number | null)[]) {
  const days = [...before, now].map((total, at) => ({ day: today - before.length + at, total }));
  return judgePrice(now, days);
}

const usualOf = (length: number) => Array.from({ length }, () => 100_000);

test.each([
  [95_000, true],
  [95_001, false],
  [100_000, false],
])('[OFFER-037] %i after a month at 100,000 is good: %s', (now, isGood) => {
  expect(judge(now, usualOf(30))).toEqual({
    daysSold: 30,
    compared: { lowest: 100_000, usual: 100_000 },
    isGood,
  });
});

test.each([
  [13, null],
  [14, { lowest: 100_000, usual: 100_000 }],
])('[OFFER-037] of %i days with a sale it says %j', (length, compared) => {
  expect(judge(50_000, usualOf(length))).toEqual({
    daysSold: length,
    compared,
    isGood: compared !== null,
  });
});

test('[OFFER-037] days without a sale do not count, and today does not either', () => {
  expect(judge(50_000, [...usualOf(13), null, null])).toMatchObject({ daysSold: 13, compared: null });
  expect(judge(50_000, [...usualOf(14), null])).toMatchObject({ daysSold: 14, isGood: true });
});

test('[OFFER-037] a price is not good where a day before had a lower one, however far below the usual it is', () => {
  expect(judge(80_000, [...usualOf(29), 79_999]).isGood).toBe(false);
  expect(judge(80_000, [...usualOf(29), 80_000]).isGood).toBe(true);
});

test('[OFFER-037] usual is the median, so that a short peak makes nothing good', () => {
  const peak = [...usualOf(20), ...Array.from({ length: 10 }, () => 200_000)];
  expect(judge(100_000, peak)).toMatchObject({
    compared: { lowest: 100_000, usual: 100_000 },
    isGood: false,
  });
});
