import { describe, expect, test } from 'vitest';
import { containsCardNumber, passesLuhn } from './card-number.ts';

test.each(['4111111111111111', '378282246310005', '5555555555554444', '6011111111111117', '0'])(
  '[VALID-040] %s passes the checksum, and with another last digit it does not',
  (digits) => {
    expect(passesLuhn(digits)).toBe(true);
    const other = digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10);
    expect(passesLuhn(other)).toBe(false);
  },
);

test('an empty text fails the checksum', () => {
  expect(passesLuhn('')).toBe(false);
});

describe('a possible card number', () => {
  test.each([
    ['4111111111111111', true],
    ['4111 1111 1111 1111', true],
    ['4111-1111-1111-1111', true],
    ['Anna 4111 1111 1111 1111', true],
    ['Lindenweg 12 4111 1111 1111 1111', true],
    ['4111 1111 1111 1112', false],
    ['Lindenweg 12', false],
    ['Anna', false],
    ['', false],
  ])('[VALID-038] [VALID-041] "%s": %s', (text, looks) => {
    expect(containsCardNumber(text)).toBe(looks);
  });

  /** The shortest continuation of digits that passes the checksum. */
  const complete = (digits: string) => [...'0123456789'].map((last) => digits + last).find(passesLuhn) ?? '';

  test.each([
    [11, false],
    [12, true],
    [20, true],
    [21, false],
  ])('[VALID-039] with %i digits: %s', (length, looks) => {
    expect(containsCardNumber(complete('4'.padEnd(length - 1, '7')))).toBe(looks);
  });

  test.each(['2', '3', '4', '5', '6', '7'])(
    '[VALID-039] only with the first digit 3, 4, 5 or 6: %s',
    (first) => {
      expect(containsCardNumber(complete(first.padEnd(15, '1')))).toBe('3456'.includes(first));
    },
  );
});
