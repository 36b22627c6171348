import { expect, test } from 'vitest';
import { buildSearchVisit } from '../../../tests/factories/build-search-visit.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { catalogueContent, hotelIds } from '../../../tests/factories/search-world.ts';
import { buildExampleTerms } from '../../domain/search/example-terms.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createFakeOffers, type FakeOffer } from '../../ports/offers/fake-offers.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { loadShownOffer } from '../offers/load-shown-offer.server.ts';
import { encodeOfferId } from '../offers/offer-id.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { describeTrip } from './describe-trip.server.ts';

async function describeOffer(offer: FakeOffer, search = {}, more: Partial<SearchVisit> = {}) {
  const clock = settableClock('2026-11-21T12:00:00Z');
  const visit = { ...buildSearchVisit({ clock, offers: createFakeOffers([offer]) }), ...more };
  const shown = await loadShownOffer(visit, search, { hotelId: undefined, offer: encodeOfferId(offer.key) });
  if (!shown.ok || shown.value.offer === null) throw new Error('The offer is for sale');
  const chosen = {
    key: offer.key,
    party: { adults: 2, childrenBorn: [] },
    terms: offer.terms.tariff,
  };
  const trip = await describeTrip(visit, shown.value.offer, search, chosen);
  return { visit, detailed: shown.value.offer, chosen, trip };
}

test('[CONST-029] a trip has a hotel, a stay and the terms of its tariff', async () => {
  const { trip } = await describeOffer(
    buildOffer({ roomId: 2, board: 'half_board', freeCancellationDays: 14 }),
  );
  expect(trip).toMatchObject({
    hotel: { id: hotelIds.calaBlanca, name: 'Hotel Cala Blanca', place: 'Palma, Mallorca, Spanien' },
    checkIn: '2027-05-01',
    checkOut: '2027-05-08',
    nights: 7,
    terms: buildExampleTerms(14),
  });
});

test('a trip keeps what the supplier says is paid at the hotel', async () => {
  const { visit, detailed, chosen, trip } = await describeOffer(buildOffer());
  expect(trip).not.toHaveProperty('localCharges');
  const localCharges = [{ kind: 'other', amount: '21.00', currency: 'USD' }] as const;
  const charged = await describeTrip(visit, { ...detailed, localCharges }, {}, chosen);
  expect(charged.localCharges).toEqual(localCharges);
});

test('a trip has one room, in which the whole party stays', async () => {
  const offer = buildOffer({ roomId: 2, board: 'half_board' });
  const { trip } = await describeOffer(offer);
  expect(trip.rooms).toEqual([
    { planId: offer.key.planId, name: 'Suite', board: 'half_board', travellers: [0, 1] },
  ]);
});

test('a flight holds its airports by name and code, its times, airline and number', async () => {
  const { trip } = await describeOffer(buildOffer());
  expect(trip.outbound).toEqual({
    from: 'Frankfurt am Main (FRA)',
    to: 'Palma de Mallorca (PMI)',
    departure: '2027-05-01T06:05',
    arrival: '2027-05-01T08:25',
    airline: 'Nordwind Air',
    flightNumber: '7Q 111',
    stops: 0,
    baggage: 'baggage',
    timeZones: { from: 'Europe/Berlin', to: 'Europe/Madrid' },
  });
  expect(trip.inbound).toMatchObject({
    from: 'Palma de Mallorca (PMI)',
    to: 'Frankfurt am Main (FRA)',
    departure: '2027-05-08T06:05',
  });
});

test('a stay without flights has none', async () => {
  const { trip } = await describeOffer(buildOffer({ isHotelOnly: true }));
  expect([trip.outbound, trip.inbound]).toEqual([null, null]);
});

test('the path leads back to the hotel with the same search and offer', async () => {
  const offer = buildOffer();
  const { trip } = await describeOffer(offer, { adults: '2' });
  const url = new URL(trip.hotel.path, 'http://shop.test');
  expect(url.pathname).toMatch(/^\/de-de\/.*1000001/);
  expect(Object.fromEntries(url.searchParams)).toEqual({ adults: '2', offer: encodeOfferId(offer.key) });
});

test('a room that the profile does not list has no name', async () => {
  const { trip } = await describeOffer(buildOffer({ roomId: 99 }));
  expect(trip.rooms).toMatchObject([{ name: '' }]);
});

test('an offer of a hotel out of the catalogue is an error', async () => {
  const { visit, detailed, chosen } = await describeOffer(buildOffer());
  await expect(describeTrip(visit, { ...detailed, hotelId: 404 }, {}, chosen)).rejects.toThrow('Hotel 404');
});

test('a stay without flights has the airport at which holidays there arrive', async () => {
  const airports = catalogueContent.airports.map((airport) =>
    airport.code === 'PMI' ? { ...airport, latitude: 39.55, longitude: 2.74 } : airport,
  );
  const more = { catalogue: buildCatalogue({ ...catalogueContent, airports }) };
  const stay = await describeOffer(buildOffer({ isHotelOnly: true }), {}, more);
  expect(stay.trip.hotel.airport).toBe('PMI');
  expect((await describeOffer(buildOffer(), {}, more)).trip.hotel).not.toHaveProperty('airport');
});
