import { describe, expect, test } from 'vitest';
import { teaserSchema } from './teaser-schema.ts';

const words = { de: 'Kreta' };
const accepts = (change: Record<string, unknown>) =>
  teaserSchema.safeParse({ headline: words, ...change }).success;

describe('teaser schema', () => {
  test('[MOD-003][MOD-008] knows the text fields', () => {
    expect(accepts({ subheadline: words, postsubheadline: words, copytext: words })).toBe(true);
    expect(accepts({ destinationName: words, durationSubline: words, badgeText: words })).toBe(true);
    expect(accepts({ subtitle: words })).toBe(false);
  });

  test('[MOD-012][MOD-013][MOD-014][MOD-019] knows the fields for searching, prices and dates', () => {
    expect(accepts({ showSearchMask: true, showPerPersonPricePostfix: false })).toBe(true);
    expect(accepts({ departureDateMinOffset: 14, returnDateMinOffset: 21 })).toBe(true);
    expect(accepts({ priceComparisonFallbackPercent: 12.5 })).toBe(true);
    expect(accepts({ priceComparisonFallbackPercent: 101 })).toBe(false);
    expect(accepts({ departureDateMinOffset: -1 })).toBe(false);
    expect(accepts({ departureDateMinOffset: 366 })).toBe(false);
    expect(accepts({ departureDateMaxOffset: 365 })).toBe(true);
    expect(accepts({ departureDateMaxOffset: 366 })).toBe(false);
  });

  test.each([
    [{ departureFirstMonth: 1, departureLastMonth: 12 }, true],
    [{ departureFirstMonth: 11, departureLastMonth: 2 }, true],
    [{ departureFirstMonth: 0 }, false],
    [{ departureLastMonth: 13 }, false],
  ])('[MOD-019] takes a season of departures by its months: %j, %s', (change, isTaken) => {
    expect(accepts(change)).toBe(isTaken);
  });

  test.each([
    [{ destination: 1001, nights: 1 }, true],
    [{ hotelId: 999_999_999, nights: 22 }, true],
    [{ destination: 0 }, false],
    [{ hotelId: 1_000_000_000 }, false],
    [{ nights: 0 }, false],
    [{ nights: 23 }, false],
    [{ price: 199 }, false],
  ])('[MOD-027] takes what a live price is asked for, and no price: %j, %s', (change, isTaken) => {
    expect(accepts(change)).toBe(isTaken);
  });

  test.each([
    ['left', true],
    ['right', true],
    ['center', true],
    ['top', false],
  ])('[MOD-016] takes the position %s: %s', (textBlockPosition, isTaken) => {
    expect(accepts({ textBlockPosition })).toBe(isTaken);
  });

  test.each([
    ['default', true],
    ['lower', true],
    ['higher', true],
    ['huge', false],
  ])('[MOD-018] takes the size %s: %s', (textBlockSize, isTaken) => {
    expect(accepts({ textBlockSize })).toBe(isTaken);
  });

  test.each([
    ['light', true],
    ['dark', true],
    ['pink', false],
  ])('[MOD-015] takes the colour scheme %s: %s', (colorScheme, isTaken) => {
    expect(accepts({ colorScheme })).toBe(isTaken);
  });

  test('[MOD-020] takes a picture by the key of a scene', () => {
    expect(accepts({ image: { url: 'coast.aegean.summer.golden.warm.kreta', alt: words } })).toBe(true);
    expect(accepts({ image: { url: 'https://example.com/a.jpg' } })).toBe(false);
  });

  test.each(['/kreta', '/', '#fragen', 'https://example.com/', 'tel:+493023125200', 'mailto:a@b.example'])(
    'takes the link %s',
    (link) => {
      expect(accepts({ link })).toBe(true);
    },
  );

  test.each(['kreta', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', '/a b', ''])(
    'refuses the link %j',
    (link) => {
      expect(accepts({ link })).toBe(false);
    },
  );

  test('needs German and takes no unknown language', () => {
    expect(teaserSchema.safeParse({ headline: { en: 'Crete' } }).success).toBe(false);
    expect(teaserSchema.safeParse({ headline: { de: 'Kreta', pl: 'Kreta' } }).success).toBe(false);
    expect(teaserSchema.safeParse({ headline: { de: '' } }).success).toBe(false);
  });
});
