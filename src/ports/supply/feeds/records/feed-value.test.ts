import { describe, expect, test } from 'vitest';
import { findDecimalFault, readDay, readDecimal, readWhole, scaleDecimal } from './feed-value.ts';

describe('feed values', () => {
  test.each([
    ['0', 0],
    ['12', 1200],
    ['12.3', 1230],
    ['12.34', 1234],
    ['12.340', 1234],
    ['-0.05', -5],
    ['4503599627.37', 450359962737],
    ['1.15', 115],
  ])('%s has %i hundredths', (text, hundredths) => {
    expect(findDecimalFault(text, 2)).toBeNull();
    expect(scaleDecimal(text, 2)).toBe(hundredths);
  });

  test.each([
    ['', 'is not a number'],
    ['12,34', 'is written with a comma, write 12.34'],
    ['1.234,50', 'is not a number'],
    ['12.345', 'has more than 2 decimals'],
    ['1e3', 'is not a number'],
    ['0x10', 'is not a number'],
    ['+5', 'is not a number'],
    ['.5', 'is not a number'],
    ['5.', 'is not a number'],
    ['Infinity', 'is not a number'],
    ['٣', 'is not a number'],
    ['1234567890123', 'is not a number'],
  ])('%j %s', (text, fault) => {
    expect(findDecimalFault(text, 2)).toBe(fault);
  });

  test('the reason names the field and its value', () => {
    expect(() => readDecimal('Rate Amount', '1,5', 2)).toThrow(
      "Rate Amount '1,5' is written with a comma, write 1.5",
    );
    expect(() => readWhole('Time', '23', 1, 22)).toThrow("Time '23' is not a whole number from 1 to 22");
    expect(() => readDay('Start', '2027-02-29')).toThrow("Start '2027-02-29' is not a day, write YYYY-MM-DD");
  });
});
