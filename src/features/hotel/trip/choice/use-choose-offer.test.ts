import { expect, test } from 'vitest';
import { addressWithOffer } from './use-choose-offer.ts';

const page = new URL(
  'http://shop/de-de/hotel/a?duration=7&viewMode=offersCalendar&offer=a&before=z&chose=nights',
);

test('the address of a choice keeps the rest of the page, and names the trip shown as the one before', () => {
  expect(addressWithOffer(page, 'b', { id: 'a', chosen: ['departure'], party: null })).toBe(
    '/de-de/hotel/a?duration=7&viewMode=offersCalendar&offer=b&before=a&chose=departure',
  );
});

test('a way back, and what says all of itself, names none', () => {
  expect(addressWithOffer(page, 'z', null)).toBe('/de-de/hotel/a?duration=7&viewMode=offersCalendar&offer=z');
});
