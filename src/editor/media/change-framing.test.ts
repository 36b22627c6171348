import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCrop, SMALLEST_CROP, WHOLE_PICTURE } from '../../domain/pictures/frame-picture.ts';
import { CORNERS, moveCorner, moveCrop, moveFocal } from './change-framing.ts';

const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };

test('the focal point stays within the picture', () => {
  expect(moveFocal({ x: 0.5, y: 0.5 }, { x: 0.1, y: -0.2 })).toEqual({ x: 0.6, y: 0.3 });
  expect(moveFocal({ x: 0.95, y: 0.02 }, { x: 0.1, y: -0.1 })).toEqual({ x: 1, y: 0 });
});

describe('a crop', () => {
  test('moves as it is up to the edge', () => {
    expect(moveCrop(crop, { x: 0.1, y: 0 })).toMatchObject({ x: expect.closeTo(0.3), width: 0.5 });
    expect(moveCrop(crop, { x: 0.9, y: -0.9 })).toMatchObject({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  });

  test('keeps the opposite corner where one is moved', () => {
    const moved = moveCorner(crop, { inline: 'start', block: 'start' }, { x: 0.1, y: -0.1 });
    expect(moved).toEqual({
      x: expect.closeTo(0.3),
      y: expect.closeTo(0.1),
      width: expect.closeTo(0.4),
      height: expect.closeTo(0.6),
    });
  });

  test('does not turn inside out', () => {
    const moved = moveCorner(crop, { inline: 'end', block: 'end' }, { x: -0.9, y: -0.9 });
    expect(moved).toMatchObject({ width: SMALLEST_CROP, height: SMALLEST_CROP });
  });

  test('stays one the server takes, however it is pulled about', () => {
    const shift = fc.record({
      x: fc.double({ min: -2, max: 2, noNaN: true }),
      y: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    const pull = fc.tuple(fc.constantFrom(...CORNERS, null), shift);
    fc.assert(
      fc.property(fc.array(pull, { maxLength: 30 }), (pulls) => {
        const end = pulls.reduce(
          (now, [corner, by]) => (corner === null ? moveCrop(now, by) : moveCorner(now, corner, by)),
          WHOLE_PICTURE,
        );
        expect(isCrop({ ...end, width: end.width + 1e-12, height: end.height + 1e-12 }) || isCrop(end)).toBe(
          true,
        );
      }),
    );
  });
});
