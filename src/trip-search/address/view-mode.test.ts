import { expect, test } from 'vitest';
import { canToggleViewMode, chooseViewMode, withViewMode } from './view-mode.ts';

const both = { hotelCascade: true, offersCalendar: true };
const onlyCascade = { hotelCascade: true, offersCalendar: false };
const onlyCalendar = { hotelCascade: false, offersCalendar: true };
const neither = { hotelCascade: false, offersCalendar: false };

test('[HOTEL-037] [HOTEL-038] the address chooses the view mode', () => {
  expect(chooseViewMode('hotelCascade', both)).toBe('hotelCascade');
  expect(chooseViewMode('offersCalendar', both)).toBe('offersCalendar');
});

test.each([null, '', 'calendar', 'OFFERSCALENDAR', 'offersCalendar ', '__proto__'])(
  '[HOTEL-041] the view mode %j is the default, the cascade',
  (given) => {
    expect(chooseViewMode(given, both)).toBe('hotelCascade');
  },
);

test('[HOTEL-041] [FLAG-005] [FLAG-006] a brand with one view mode shows that one, regardless of the address', () => {
  expect(chooseViewMode('offersCalendar', onlyCascade)).toBe('hotelCascade');
  expect(chooseViewMode('hotelCascade', onlyCalendar)).toBe('offersCalendar');
  expect(chooseViewMode(null, onlyCalendar)).toBe('offersCalendar');
});

test('[HOTEL-041] a brand with neither has no view mode', () => {
  expect(chooseViewMode('offersCalendar', neither)).toBeNull();
});

test('[HOTEL-040] the view mode toggles only where the brand has both', () => {
  expect([both, onlyCascade, onlyCalendar, neither].map(canToggleViewMode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[HOTEL-039] toggling writes the address and keeps everything else in it', () => {
  const address = '/de-de/hotel/12?adults=1&viewMode=hotelCascade';
  expect(withViewMode(address, 'offersCalendar')).toBe('/de-de/hotel/12?adults=1&viewMode=offersCalendar');
  expect(withViewMode('/de-de/hotel/12', 'offersCalendar')).toBe('/de-de/hotel/12?viewMode=offersCalendar');
});

test('[HOTEL-039] the default leaves no trace in the address', () => {
  expect(withViewMode('/de-de/hotel/12?viewMode=offersCalendar', 'hotelCascade')).toBe('/de-de/hotel/12');
  expect(withViewMode('/de-de/hotel/12?viewMode=offersCalendar&adults=1', 'hotelCascade')).toBe(
    '/de-de/hotel/12?adults=1',
  );
});
