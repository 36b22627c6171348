import { describe, expect, it } from 'vitest';
import { buildHotels } from './build-hotels.server.ts';
import { smallPlaces } from './small-places.ts';

const hotels = [...buildHotels(smallPlaces, 300, 11)];

function addressesIn(countryCode: string) {
  return hotels.filter((hotel) => hotel.countryCode === countryCode);
}

describe('an address', () => {
  it.each([
    ['ES', /^\d{5}$/, /^\D.*, \d+$/],
    ['IT', /^\d{5}$/, /^\D.*, \d+$/],
    ['DE', /^\d{5}$/, /^\D.* \d+$/],
    ['AT', /^\d{4}$/, /^\D.* \d+$/],
    ['GB', /^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/, /^\d+ \D/],
    ['FR', /^\d{5}$/, /^\d+ \D/],
    ['GR', /^\d{3} \d{2}$/, /^\D.* \d+$/],
  ])('is written as in %s', (countryCode, zip, street) => {
    const there = addressesIn(countryCode);
    expect(there.length).toBeGreaterThan(0);
    for (const hotel of there) {
      expect(hotel.zip).toMatch(zip);
      expect(hotel.street).toMatch(street);
    }
  });

  it('shares the first digits of its postcode with all others in the city', () => {
    for (const city of smallPlaces.cities) {
      const zips = hotels
        .filter((hotel) => hotel.card.cityId === city.destination.id)
        .map((hotel) => hotel.zip);
      expect(new Set(zips.map((zip) => zip.slice(0, 2))).size).toBe(1);
    }
  });
});
