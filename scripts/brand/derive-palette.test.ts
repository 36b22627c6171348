import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '../../src/brands/abendmeer/brand.ts';
import type { Brand } from '../../src/brands/brand.ts';
import { contrastOf } from './colour.ts';
import { type BrandColours, deriveColours } from './derive-palette.ts';
import { findContrastFaults } from './token-pairs.ts';

/** Abendmeer in other colours. */
function dressIn({ documents, vouchers }: BrandColours): Brand {
  const { vouchers: sold } = brand;
  if (sold === null) throw new Error('Abendmeer sells vouchers');
  const [first, ...others] = sold.designs;
  return {
    ...brand,
    documentStyle: { ...brand.documentStyle, ...documents },
    vouchers: {
      ...sold,
      designs: [
        { ...first, colours: vouchers(0) },
        ...others.map((design, at) => ({ ...design, colours: vouchers(at + 1) })),
      ],
    },
  };
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((hex) => contrastOf(hex, '#ffffff') > 1.5);

test('every pair of colours derived from any one or two can be read', () => {
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (first, second) => {
      const derived = deriveColours(second === undefined ? [first] : [first, second]);
      expect(findContrastFaults(derived.tokens, dressIn(derived))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the first colour stays as it is where letters can be read on it, and changes little where not', () => {
  expect(deriveColours(['#ffd21a']).tokens.accent).toBe('#ffd21a');
  expect(deriveColours(['#777777']).tokens).toMatchObject({ accent: '#747474', 'on-accent': '#ffffff' });
});

test.each(['blue', '#12345', '#fffdf8'])('%s is refused as the first colour', (wish) => {
  expect(() => deriveColours([wish])).toThrow(wish);
});
