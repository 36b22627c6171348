import { expect, test } from 'vitest';
import { findPlaceTheme } from './place-theme.ts';
import { readPlacesView } from './places-view.ts';

test.each([
  ['coast', 'beach'],
  ['city', 'city'],
  ['mountains', 'mountains'],
  ['countryside', null],
])('a place pictured as %s is for %s', (motif, theme) => {
  expect(findPlaceTheme(`${motif}.alpine.summer.golden.warm.somewhere`)).toBe(theme);
});

test('a picture that cannot be read has no theme', () => {
  expect(findPlaceTheme('')).toBeNull();
});

test('the view is read from an address, unknown words are passed over', () => {
  expect(readPlacesView(new URLSearchParams('level=city&theme=beach'))).toEqual({
    level: 'city',
    theme: 'beach',
  });
  expect(readPlacesView(new URLSearchParams('level=village&theme='))).toEqual({ level: null, theme: null });
});
