import { expect, test } from 'vitest';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import { beginChoice } from './canvas-choice.ts';

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1100, 'desktop'],
  [1440, 'desktop'],
])('in a window of %i pixels the canvas begins with a device that can be read there: %s', (room, device) => {
  expect(beginChoice(brandsAsShipped.get('abendmeer'), 'de', room).device).toBe(device);
});
