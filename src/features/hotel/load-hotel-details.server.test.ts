import { expect, test } from 'vitest';
import { buildSearchVisit } from '../../../tests/factories/build-search-visit.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import type { EcoCertificate } from '../../domain/search/catalogue.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createFakeOffers } from '../../ports/offers/fake-offers.ts';
import { loadHotelDetails } from './load-hotel-details.server.ts';

const certificate: EcoCertificate = {
  name: 'Blue Swallow',
  issuer: 'Example Institute',
  validUntil: '2026-11-21',
};

async function load(known: EcoCertificate | undefined, now = '2026-11-21T12:00:00Z') {
  const visit = buildSearchVisit({ clock: settableClock(now), offers: createFakeOffers() });
  const findProfile: typeof visit.hotels.findProfile = async (id) => {
    const profile = await visit.hotels.findProfile(id);
    return profile === null
      ? null
      : {
          ...profile,
          attributes: ['pool', 'sustainable'],
          ...(known !== undefined && { certificate: known }),
        };
  };
  const found = await loadHotelDetails(
    { ...visit, hotels: { ...visit.hotels, findProfile } },
    hotelIds.calaBlanca,
  );
  if (!found.ok) throw new Error('The hotel is there');
  const { hotel, certificate: shown } = found.value;
  return { shown, isSustainable: hotel.features.some(({ name }) => name === 'sustainable') };
}

test('a hotel is called sustainable with a valid certificate alone, which is named', async () => {
  expect(await load(certificate)).toEqual({ shown: certificate, isSustainable: true });
  expect(await load(undefined)).toEqual({ shown: undefined, isSustainable: false });
  expect(await load(certificate, '2026-11-23T12:00:00Z')).toEqual({ shown: undefined, isSustainable: false });
});
