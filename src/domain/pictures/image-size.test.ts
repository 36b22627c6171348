import { describe, expect, test } from 'vitest';
import { IMAGE_SIZES, isListedImageSize, LISTED_IMAGE_SIZES, measureImage } from './image-size.ts';

describe('image sizes', () => {
  test('[IMG-004][IMG-005] the amenity sizes are 360x180 and 270x180', () => {
    expect(IMAGE_SIZES.amenity).toEqual(['360x180', '270x180']);
  });

  test('[IMG-006] the destination sizes are 420x300 and 1140x330', () => {
    expect(IMAGE_SIZES.destination).toEqual(['1140x330', '420x300']);
  });

  test('[IMG-007] the hero size is 1920x480', () => {
    expect(IMAGE_SIZES.hero).toEqual(['1920x480']);
  });

  test('[IMG-008] the offer-teaser sizes are 360x220 and 380x230', () => {
    expect(IMAGE_SIZES.offerTeaser).toEqual(['380x230', '360x220']);
  });

  test('[IMG-009] the background sizes are 460x700 and 1920x800', () => {
    expect(IMAGE_SIZES.background).toEqual(['1920x800', '460x700']);
  });

  test('[IMG-010] the promotion sizes are 420x300 and 1920x480', () => {
    expect(IMAGE_SIZES.promotion).toEqual(['1920x480', '420x300']);
  });

  test('[IMG-011] the overlay sizes are 400x250 and 920x380', () => {
    expect(IMAGE_SIZES.overlay).toEqual(['920x380', '400x250']);
  });

  test('lists each size once, the link preview included', () => {
    expect(LISTED_IMAGE_SIZES).toHaveLength(12);
    expect(new Set(LISTED_IMAGE_SIZES).size).toBe(12);
    expect(LISTED_IMAGE_SIZES).toContain('1200x630');
  });

  test.each([
    ['1920x800', true],
    ['1920x801', false],
    ['1919x800', false],
    ['800x1920', false],
    ['270x180', true],
    ['270x180 ', false],
    ['', false],
  ])('%s is listed: %s', (size, expected) => {
    expect(isListedImageSize(size)).toBe(expected);
  });

  test('measures a size in pixels', () => {
    expect(measureImage('1140x330')).toEqual({ width: 1140, height: 330 });
  });
});
