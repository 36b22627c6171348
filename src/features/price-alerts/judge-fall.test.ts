import { describe, expect, test } from 'vitest';
import { priceAlertPolicy } from '../../defaults.ts';
import { judgeFall, mayMailPrice } from './judge-fall.ts';

const compare = (known: number | null, now: number | null, target: number | null = null, travellers = 2) =>
  judgeFall({ known, now, target, travellers, minorUnits: 100 });

describe('a fall', () => {
  test.each([
    // 3 per cent of 1,000.00 are 30.00.
    [100_000, 97_000, 'fallen'],
    [100_000, 97_001, null],
    // 3 per cent of 200.00 are less than 10.00.
    [20_000, 19_000, 'fallen'],
    [20_000, 19_001, null],
    [100_000, 100_000, null],
    [100_000, 120_000, null],
    [100_000, null, null],
    [null, null, null],
  ])('from %s to %s is %s', (known, now, expected) => {
    expect(compare(known, now)).toBe(expected);
  });

  test('is counted in whole units of the currency', () => {
    const yen = { known: 300, now: 290, target: null, travellers: 1, minorUnits: 1 };
    expect(judgeFall(yen)).toBe('fallen');
    expect(judgeFall({ ...yen, now: 291 })).toBeNull();
  });
});

describe('the wanted price of one traveller', () => {
  test.each([
    [100_000, 99_900, 49_950, 'target'],
    [100_000, 99_901, 49_950, null],
    // Reached before: only a fall is news.
    [99_900, 99_800, 49_950, null],
    [99_900, 90_000, 49_950, 'fallen'],
    // Rounded up, as pages show the price of one.
    [100_000, 99_901, 49_951, 'target'],
  ])('known %s, now %s, wanted %s is %s', (known, now, target, expected) => {
    expect(compare(known, now, target)).toBe(expected);
  });
});

test('what was not sold and is sold now is news', () => {
  expect(compare(null, 100_000)).toBe('available');
  expect(compare(null, 100_000, 50_000)).toBe('target');
  expect(compare(null, 100_000, 49_999)).toBe('available');
});

describe('mails about one alert', () => {
  const now = new Date('2027-03-08T10:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { minMailIntervalMs, mailWindowMs, mailsPerWindow } = priceAlertPolicy;

  test('have a day between them', () => {
    expect(mayMailPrice([], now)).toBe(true);
    expect(mayMailPrice([ago(minMailIntervalMs - 1)], now)).toBe(false);
    expect(mayMailPrice([ago(minMailIntervalMs)], now)).toBe(true);
  });

  test('are no more than allowed in a week', () => {
    const sent = Array.from({ length: mailsPerWindow }, (_, at) => ago(mailWindowMs - 1 - at * 86_400_000));
    expect(mayMailPrice(sent, now)).toBe(false);
    expect(mayMailPrice([ago(mailWindowMs), ...sent.slice(1)], now)).toBe(true);
  });
});
