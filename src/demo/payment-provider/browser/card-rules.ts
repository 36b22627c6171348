import type { SecureFieldsBrand } from '../../../ports/payment/secure-fields-port.ts';

/** What follows from the card number alone. */
export interface CardRules {
  /** Undefined while there are too few digits to identify the brand, and for brands that are not taken. */
  findBrand(digits: string): SecureFieldsBrand | undefined;
  /** Length and check digit are right. */
  isNumber(digits: string): boolean;
  isCode(digits: string, brand: SecureFieldsBrand | undefined): boolean;
  /** In groups, as printed on the card. */
  group(digits: string): string;
  /** Digits a verification code may have. */
  codeLength(brand: SecureFieldsBrand | undefined): { readonly least: number; readonly most: number };
}

/**
 * The rules of card numbers. They are also sent to the browser as the text of this function: it may use nothing from outside
 * of itself but types.
 */
export function createCardRules(): CardRules {
  const brands = [
    { brand: 'VIS', starts: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
    {
      brand: 'ECA',
      starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
      lengths: [16],
      groups: [4, 4, 4, 4],
      code: 3,
    },
    { brand: 'AMX', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  ] as const;
  const otherLengths: readonly number[] = [12, 13, 14, 15, 16, 17, 18, 19];

  const find = (digits: string) => brands.find(({ starts }) => starts.test(digits));

  function hasCheckDigit(digits: string): boolean {
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  function codeLength(brand: SecureFieldsBrand | undefined) {
    const known = brands.find((each) => each.brand === brand);
    return known === undefined ? { least: 3, most: 4 } : { least: known.code, most: known.code };
  }

  return {
    findBrand: (digits) => find(digits)?.brand,
    isNumber: (digits) =>
      (find(digits)?.lengths ?? otherLengths).includes(digits.length as 15) && hasCheckDigit(digits),
    isCode(digits, brand) {
      const { least, most } = codeLength(brand);
      return digits.length >= least && digits.length <= most;
    },
    group(digits) {
      let from = 0;
      const parts = (find(digits)?.groups ?? [4, 4, 4, 4, 3]).map((size) => {
        from += size;
        return digits.slice(from - size, from);
      });
      return parts.filter((part) => part !== '').join(' ');
    },
    codeLength,
  };
}
