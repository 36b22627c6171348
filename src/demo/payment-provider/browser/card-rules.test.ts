import { describe, expect, it } from 'vitest';
import { findTestRange, TEST_CARDS } from '../../../ports/payment/test-payments.ts';
import { createCardRules } from './card-rules.ts';

const rules = createCardRules();

describe('card rules', () => {
  it.each([
    ['4', 'VIS'],
    ['5', undefined],
    ['50', undefined],
    ['51', 'ECA'],
    ['55', 'ECA'],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'ECA'],
    ['2720', 'ECA'],
    ['2721', undefined],
    ['33', undefined],
    ['34', 'AMX'],
    ['37', 'AMX'],
    ['38', undefined],
    ['', undefined],
  ])('[CARD-013] the digits "%s" belong to %s', (digits, brand) => {
    expect(rules.findBrand(digits)).toBe(brand);
  });

  it.each([
    ['a right number', '4000000000000010', true],
    ['a wrong check digit', '4000000000000011', false],
    ['two digits exchanged', '4000000000000100', false],
    ['a digit too few', '400000000000001', false],
    ['an American Express of 16 digits', '3782822463100050', false],
    ['another brand of 12 digits', '601100000004', true],
    ['another brand of 11 digits', '60110000001', false],
    ['nothing', '', false],
  ])('[VALID-055] %s is judged', (_, digits, expected) => {
    expect(rules.isNumber(digits)).toBe(expected);
  });

  it.each([
    ['12', 'VIS', false],
    ['123', 'VIS', true],
    ['1234', 'VIS', false],
    ['123', 'AMX', false],
    ['1234', 'AMX', true],
    ['123', undefined, true],
    ['1234', undefined, true],
    ['12345', undefined, false],
  ] as const)('[VALID-057] the code %s with %s is judged', (code, brand, expected) => {
    expect(rules.isCode(code, brand)).toBe(expected);
  });

  it('puts digits into groups as printed on the card', () => {
    expect(rules.group('40000')).toBe('4000 0');
    expect(rules.group('4000000000000010')).toBe('4000 0000 0000 0010');
    expect(rules.group('378282246310005')).toBe('3782 822463 10005');
    expect(rules.group('')).toBe('');
  });

  it('every test card is valid and of a known range', () => {
    for (const { number } of TEST_CARDS) {
      expect([number, rules.isNumber(number)]).toEqual([number, true]);
      expect(findTestRange(number)).not.toBeNull();
    }
  });

  it('works as the text that browsers get', () => {
    const rebuilt = new Function(`return (${createCardRules})()`)() as typeof rules;
    expect(rebuilt.isNumber('4000000000000010')).toBe(true);
    expect(rebuilt.group('4000000')).toBe('4000 000');
  });
});
