import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractalNoise, noise, ridgedNoise, smoothStep } from './noise.ts';

const place = fc.double({ min: -5000, max: 5000, noNaN: true });

describe('noise', () => {
  it('stays within its bounds', () => {
    fc.assert(
      fc.property(place, place, (x, y) => {
        expect(Math.abs(noise(x, y))).toBeLessThanOrEqual(1.2);
        expect(Math.abs(fractalNoise(x, y, 5))).toBeLessThanOrEqual(1.2);
        expect(ridgedNoise(x, y, 5)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has no jumps', () => {
    fc.assert(
      fc.property(place, place, (x, y) => {
        expect(Math.abs(noise(x, y) - noise(x + 1e-4, y))).toBeLessThan(1e-3);
      }),
    );
  });

  it('is zero where its grid lines cross', () => {
    expect(noise(3, 7)).toBeCloseTo(0, 12);
  });
});

describe('smooth step', () => {
  it('runs from 0 to 1 and back when the limits are turned round', () => {
    expect([smoothStep(2, 4, 1), smoothStep(2, 4, 2), smoothStep(2, 4, 3), smoothStep(2, 4, 5)]).toEqual([
      0, 0, 0.5, 1,
    ]);
    expect([smoothStep(4, 2, 1), smoothStep(4, 2, 3), smoothStep(4, 2, 5)]).toEqual([1, 0.5, 0]);
  });
});
