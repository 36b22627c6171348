import { expect, test } from 'vitest';
import type { HotelAttribute } from '../../domain/search/hotel-attribute.ts';
import type { ComparedHotel } from './compared-hotel.ts';
import { listDistinguishingAttributes } from './list-distinguishing-attributes.ts';

const hotelWith = (...attributes: HotelAttribute[]): ComparedHotel => ({
  id: 1,
  name: 'Cala Blava',
  place: 'Palma',
  category: 4,
  rating: null,
  scene: '',
  path: '',
  attributes,
  isSameOffer: true,
  change: null,
  offer: null,
});

test('[FAV-007] hotels are compared by what they differ in, in the order of the filters in every language', () => {
  const hotels = [hotelWith('bar', 'wifi', 'beachfront'), hotelWith('wifi', 'pool')];
  expect(listDistinguishingAttributes(hotels)).toEqual(['beachfront', 'pool', 'bar']);
});

test('a single hotel shows all its attributes', () => {
  expect(listDistinguishingAttributes([hotelWith('wifi', 'pool')])).toEqual(['pool', 'wifi']);
});
