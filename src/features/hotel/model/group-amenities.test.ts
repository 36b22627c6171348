import { expect, test } from 'vitest';
import { hotelAttributes } from '../../../domain/search/hotel-attribute.ts';
import { amenityGroups, groupAmenities } from './group-amenities.ts';

test('[HOTEL-014] every attribute belongs to exactly one group', () => {
  expect(Object.values(amenityGroups).flat().sort()).toEqual([...hotelAttributes].sort());
});

test('groups without anything are left out, and so is what is no amenity', () => {
  expect(groupAmenities(['wifi', 'route', 'pool', 'lift'])).toEqual([
    { group: 'water', attributes: ['pool'] },
    { group: 'house', attributes: ['wifi', 'lift'] },
  ]);
  expect(groupAmenities([])).toEqual([]);
});
