import { expect, test } from 'vitest';
import { buildOffer } from '../../../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../../../tests/factories/open-search-app.ts';
import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { presentOffer } from '../../../../trip-search/offers/present-offer.server.ts';
import { readPageSearch } from '../../../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import { presentCard } from './present-card.server.ts';

const { search } = await openSearchApp();
const shopper = {
  locale: 'de-de',
  language: 'en',
  currency: 'EUR',
  homeCountry: 'DE',
  brandName: 'Abendmeer',
} as const;
const visit: SearchVisit = search.visit(shopper);
const trip = readPageSearch(visit, new URLSearchParams()).search;

function present(offer: ReturnType<typeof buildOffer>, own: SearchVisit = visit) {
  const card = presentCard(own, trip, offer, 'warm');
  if (card === null) throw new Error('The hotel is in the catalogue');
  return card;
}

test.each([0, 1, 20, 250])(
  '[CONST-027] with %i free days a card says the last free day of the ticket, and no other',
  (freeCancellationDays) => {
    const offer = buildOffer({ freeCancellationDays });
    const { cancellation, freeCancellationUntil } = presentOffer(visit, offer, trip.party, {
      source: 'index',
      knownAt: '',
    });
    const { freeUntil } = present(offer).offer;
    expect(freeUntil === undefined ? null : formatDay(freeUntil)).toBe(
      cancellation.fee === 0 ? freeCancellationUntil : null,
    );
  },
);

test('[CONST-027] on the last free day a card says so, and the day after no longer', () => {
  const departure = formatDay(visit.today + 30);
  const freeOn = (freeCancellationDays: number) =>
    present(buildOffer({ departure, freeCancellationDays })).offer.freeUntil;
  expect(freeOn(30)).toBe(visit.today);
  expect(freeOn(31)).toBeUndefined();
  expect(present(buildOffer({ departure })).offer.freeUntil).toBeUndefined();
});

test('a card says that the transfer is in the price, of a trip with flights alone', () => {
  const withTransfer = (offer: ReturnType<typeof buildOffer>) => {
    const terms = { ...offer.terms, includesTransfer: true } as const;
    return present({ ...offer, terms }).offer.includesTransfer;
  };
  expect(withTransfer(buildOffer())).toBe(true);
  expect(withTransfer(buildOffer({ isHotelOnly: true }))).toBeUndefined();
  expect(present(buildOffer()).offer.includesTransfer).toBeUndefined();
});

test('a card says how long the way from door to door takes, where there are flights', () => {
  const { doorToDoor, transfer } = present(buildOffer()).offer;
  // An hour to the airport, two there, the flight of 2 h 20, 45 minutes until one has one's suitcase, and the ride.
  const minutes = 60 + 120 + 140 + 45 + (transfer?.minutes ?? 0);
  expect(doorToDoor).toBe(Math.round(minutes / 15) * 15);
  expect(present(buildOffer({ isHotelOnly: true })).offer.doorToDoor).toBeUndefined();
});

/** The visit in a catalogue whose first hotel lies so far north of the middle of its city, and so far from the sea. */
function visitOf(metresNorth: number, metresToBeach?: number): SearchVisit {
  const { hotelId } = buildOffer().key;
  const hotel = visit.catalogue.hotels.get(hotelId);
  const city = visit.catalogue.destinations.get(hotel?.cityId ?? 0);
  if (hotel === undefined || city === undefined) throw new Error('The hotel is in the catalogue');
  const latitude = city.latitude + metresNorth / 111_195;
  const moved = {
    ...hotel,
    latitude,
    longitude: city.longitude,
    ...(metresToBeach !== undefined && { metresToBeach }),
  };
  const hotels = new Map([...visit.catalogue.hotels, [hotelId, moved]]);
  return { ...visit, catalogue: { ...visit.catalogue, hotels } };
}

test('[LIST-017] a card measures the way to the middle of the city, up to 20 km, and repeats that to the beach', () => {
  expect(present(buildOffer(), visitOf(1_240, 230)).hotel).toMatchObject({ toCentre: 1_240, toBeach: 230 });
  expect(present(buildOffer(), visitOf(20_000)).hotel.toCentre).toBe(20_000);
  expect(present(buildOffer(), visitOf(20_002)).hotel.toCentre).toBeUndefined();
  expect(present(buildOffer(), visitOf(0)).hotel.toBeach).toBeUndefined();
});

test('a card has the stops of both flights, and without flights none', () => {
  expect(present(buildOffer()).offer.stops).toEqual([0, 0]);
  expect(present(buildOffer({ isHotelOnly: true })).offer).not.toHaveProperty('stops');
});
