import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Crop, framePicture, isCrop, SMALLEST_CROP, WHOLE_PICTURE } from './frame-picture.ts';

const centre = { x: 0.5, y: 0.5 };

const landscape = { width: 4000, height: 2000 };

describe('the shown part of a picture', () => {
  test('is the whole picture where the shape is its own', () => {
    expect(framePicture(landscape, { crop: WHOLE_PICTURE, focal: centre }, { width: 2, height: 1 })).toEqual(
      WHOLE_PICTURE,
    );
  });

  test('loses the sides in an upright shape and keeps the middle', () => {
    const shown = framePicture(landscape, { crop: WHOLE_PICTURE, focal: centre }, { width: 1, height: 1 });
    expect(shown).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  });

  test('follows the focal point as far as the edge', () => {
    const at = (x: number) =>
      framePicture(landscape, { crop: WHOLE_PICTURE, focal: { x, y: 0.5 } }, { width: 1, height: 1 }).x;
    expect([at(0.3), at(0), at(0.9), at(1)]).toEqual([0.04999999999999999, 0, 0.5, 0.5]);
  });

  test('stays within the crop', () => {
    const crop = { x: 0.5, y: 0.2, width: 0.4, height: 0.6 };
    const shown = framePicture(landscape, { crop, focal: { x: 0, y: 0 } }, { width: 1, height: 1 });
    expect(shown).toEqual({ x: 0.5, y: 0.2, width: expect.closeTo(0.3), height: 0.6 });
  });

  test('has the wanted shape, within the crop, for any request', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const crops = fc
      .record({ x: fraction, y: fraction, width: fraction, height: fraction })
      .map(
        ({ x, y, width, height }): Crop => ({
          x: x * (1 - SMALLEST_CROP),
          y: y * (1 - SMALLEST_CROP),
          width: SMALLEST_CROP + width * (1 - SMALLEST_CROP - x * (1 - SMALLEST_CROP)),
          height: SMALLEST_CROP + height * (1 - SMALLEST_CROP - y * (1 - SMALLEST_CROP)),
        }),
      )
      .filter(isCrop);
    fc.assert(
      fc.property(side, side, crops, fraction, fraction, side, side, (w, h, crop, x, y, sw, sh) => {
        const shown = framePicture(
          { width: w, height: h },
          { crop, focal: { x, y } },
          { width: sw, height: sh },
        );
        expect((shown.width * w) / (shown.height * h)).toBeCloseTo(
          sw / sh,
          3 - Math.ceil(Math.log10(sw / sh)),
        );
        expect(shown.x).toBeGreaterThanOrEqual(crop.x - 1e-9);
        expect(shown.y).toBeGreaterThanOrEqual(crop.y - 1e-9);
        expect(shown.x + shown.width).toBeLessThanOrEqual(crop.x + crop.width + 1e-9);
        expect(shown.y + shown.height).toBeLessThanOrEqual(crop.y + crop.height + 1e-9);
      }),
    );
  });
});

describe('a crop', () => {
  test.each([
    [WHOLE_PICTURE, true],
    [{ x: 0.95, y: 0, width: SMALLEST_CROP, height: 1 }, true],
    [{ x: 0.951, y: 0, width: SMALLEST_CROP, height: 1 }, false],
    [{ x: 0, y: 0, width: 0.049, height: 1 }, false],
    [{ x: -0.01, y: 0, width: 0.5, height: 1 }, false],
    [{ x: 0.7, y: 0.3, width: 0.3, height: 0.7 }, true],
  ])('%j lies within its picture: %s', (crop, isIn) => {
    expect(isCrop(crop)).toBe(isIn);
  });
});
