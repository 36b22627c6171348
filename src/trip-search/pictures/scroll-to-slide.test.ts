import { expect, test } from 'vitest';
import { readSlide } from './scroll-to-slide.ts';

test('the picture of which more than half is seen is the one shown', () => {
  expect(readSlide({ scrollLeft: 149, clientWidth: 300 })).toBe(0);
  expect(readSlide({ scrollLeft: 150, clientWidth: 300 })).toBe(1);
  expect(readSlide({ scrollLeft: 600, clientWidth: 300 })).toBe(2);
});

test('a strip that is not laid out yet shows its first picture', () => {
  expect(readSlide({ scrollLeft: 0, clientWidth: 0 })).toBe(0);
});
