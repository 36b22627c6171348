import { createHmac, randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generateVoucherCode, isPurchaseVoucher, parseVoucherCode } from './voucher-code.ts';

const generate = (prefix = 'ABM') => generateVoucherCode(prefix, randomInt);
const alphabet = '0123456789ABCDEFGHJKMNPQRTVWXYZ';

/** Replaces a character of the code's 14, counted without dashes. */
function withBody(code: string, change: (body: string[]) => void): string {
  const [prefix = '', ...rest] = code.split('-');
  const body = [...rest.join('')];
  change(body);
  return `${prefix}-${body.slice(0, 2).join('')}-${body.slice(2).join('')}`;
}

describe('the code of a voucher', () => {
  test.each(['ABM', 'L200'])('has the prefix %s, two and twelve characters', (prefix) => {
    expect(generate(prefix)).toMatch(
      new RegExp(`^${prefix}-[0-9A-HJKMNPQRTV-Z]{2}-[0-9A-HJKMNPQRTV-Z]{12}$`),
    );
  });

  test.each(['', 'AB', 'ABCDE', 'ab1', 'A-B'])('refuses the prefix %j', (prefix) => {
    expect(() => generate(prefix)).toThrow(RangeError);
  });

  test('uses each character as often as the others, with 64 random bits', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 3_100; at++)
      for (const letter of generate().slice(4).replace('-', '').slice(0, 13))
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(31);
    for (const count of counts.values()) expect(Math.abs(count - 1_300)).toBeLessThan(250);
    expect(13 * Math.log2(31)).toBeGreaterThan(64);
  });

  test('is read in every spelling', () => {
    for (let at = 0; at < 500; at++) {
      const code = generate('LSO');
      const canonical = parseVoucherCode(code);
      expect(canonical?.hint).toBe(code.slice(-4));
      const spellings = [
        code.toLowerCase(),
        code.replaceAll('-', ''),
        code.replaceAll('-', ' '),
        `  ${code.replaceAll('-', ' – ')} `,
        code.replaceAll('0', 'o').replaceAll('1', 'I').replaceAll('5', 's').replaceAll('V', 'u'),
        code.replaceAll('0', 'O').replaceAll('1', 'l'),
      ];
      for (const spelling of spellings) expect(parseVoucherCode(spelling)).toEqual(canonical);
    }
  });

  test('every single wrong character and every two that changed places are found', () => {
    for (let at = 0; at < 40; at++) {
      const code = generate();
      const body = [...code.slice(4).replace('-', '')];
      for (let place = 0; place < 14; place++) {
        for (const letter of alphabet) {
          if (letter === body[place]) continue;
          const wrong = withBody(code, (changed) => {
            changed[place] = letter;
          });
          expect(parseVoucherCode(wrong)).toBeNull();
        }
        for (let other = place + 1; other < 14; other++) {
          if (body[place] === body[other]) continue;
          const swapped = withBody(code, (changed) => {
            changed[place] = body[other] ?? '';
            changed[other] = body[place] ?? '';
          });
          expect(parseVoucherCode(swapped)).toBeNull();
        }
      }
    }
  });

  test.each(['', 'SUMMER', 'ABM-XX-XXXXXXXXXXX', 'ABCDE-00-000000000000', 'XXX-XX-XXXXXXXXXXXÄ'])(
    'a text that is no code is none: %j',
    (text) => {
      expect(parseVoucherCode(text)).toBeNull();
    },
  );

  test('the shortest and the longest have a prefix of 3 and 4 characters', () => {
    const code = generate('ABMX');
    expect(parseVoucherCode(code)).not.toBeNull();
    expect(parseVoucherCode(code.slice(1))).not.toBeNull();
    expect(parseVoucherCode(code.slice(2))).toBeNull();
    expect(parseVoucherCode(`A${code}`)).toBeNull();
  });

  test('a million guesses with a right check character find none of 10,000 codes', () => {
    const digest = (code: string) =>
      createHmac('sha1', 'key')
        .update(parseVoucherCode(code)?.canonical ?? '')
        .digest('base64');
    const issued = new Set(Array.from({ length: 10_000 }, () => digest(generate())));
    expect(issued.size).toBe(10_000);
    // The fastest guesses: the prefix is known, and each has the shape of a code.
    let random = 1;
    const next = (below: number) => {
      random = (random * 48_271) % 2_147_483_647;
      return random % below;
    };
    let found = 0;
    for (let at = 1; at <= 1_000_000; at++) if (issued.has(digest(generateVoucherCode('ABM', next)))) found++;
    expect(found).toBe(0);
  }, 120_000);
});

describe('a purchase voucher', () => {
  const isOne = (code: string) => isPurchaseVoucher(code, ['ABM', 'LHH', 'L80', 'L150', 'L200']);
  test('[VOUCH-035] starts with LHH', () => expect(isOne('LHH-12-ABC')).toBe(true));
  test('[VOUCH-036] starts with L80', () => expect(isOne('l8o-12-ABC')).toBe(true));
  test('[VOUCH-037] starts with L150', () => expect(isOne(' L150–12-ABC')).toBe(true));
  test('[VOUCH-038] starts with L200', () => expect(isOne('L200-')).toBe(true));
  test('starts with the brand’s own prefix', () => expect(isOne('ABM-1')).toBe(true));
  test.each(['LHH', 'LHH12', 'L2000-1', 'XLHH-1', 'TGW-1', '', 'SUMMER-20'])('does not read %j', (code) => {
    expect(isOne(code)).toBe(false);
  });
});
