import { describe, expect, test } from 'vitest';
import { IMAGE_SIZES, isListedImageSize, LISTED_IMAGE_SIZES } from './image-size.ts';

describe('image sizes', () => {
  test.each([
    ['IMG-004', 'amenity', ['360x180', '270x180']],
    ['IMG-006', 'destination', ['1140x330', '420x300']],
    ['IMG-007', 'hero', ['1920x480']],
    ['IMG-008', 'offerTeaser', ['380x230', '360x220']],
    ['IMG-009', 'background', ['1920x800', '460x700']],
    ['IMG-010', 'promotion', ['1920x480', '420x300']],
    ['IMG-011', 'overlay', ['920x380', '400x250']],
  ] as const)('[%s] %s pictures have the listed sizes', (_id, use, expected) => {
    expect(IMAGE_SIZES[use].map(({ width, height }) => `${width}x${height}`)).toEqual(expected);
  });

  test('[IMG-005] the medium amenity size is 270 by 180', () => {
    expect(IMAGE_SIZES.amenity[1]).toEqual({ width: 270, height: 180 });
  });

  test('lists each size once, the link preview included', () => {
    const written = LISTED_IMAGE_SIZES.map(({ width, height }) => `${width}x${height}`);
    expect(written).toHaveLength(12);
    expect(new Set(written).size).toBe(12);
    expect(written).toContain('1200x630');
  });

  test.each([
    [1920, 800, true],
    [1920, 801, false],
    [1919, 800, false],
    [800, 1920, false],
    [270, 180, true],
    [0, 0, false],
  ])('%i by %i is listed: %s', (width, height, expected) => {
    expect(isListedImageSize({ width, height })).toBe(expected);
  });
});
