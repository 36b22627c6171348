import type { HotelItem } from '../hotels/hotel-schema.ts';
import type { DetailedOffer } from './offer-schema.ts';

const flight = {
  id: 1,
  departureDate: '2027-05-01',
  departureDateTime: '2027-05-01T06:05',
  arrivalDateTime: '2027-05-01T08:25',
  durationMinutes: 140,
  airline: { code: '7Q', name: 'Nordwind Air' },
  flightNumber: '7Q 111',
  stops: 0,
  cabin: 'economy',
  baggage: 'baggage',
  seats: 9,
} as const;

/** A week on Majorca from Frankfurt for 1,000 in total, as API and pages return it; `traits` overrides fields. */
export function buildExampleOffer(traits: Partial<DetailedOffer> = {}): DetailedOffer {
  return {
    id: 'offer-1',
    hotelId: 1_000_001,
    lengthOfStay: 7,
    checkIn: '2027-05-01',
    checkOut: '2027-05-08',
    isOnRequest: false,
    roomId: 1,
    board: 'breakfast',
    freeCancellationUntil: '2027-04-17',
    cancellation: { until: '2027-04-17', fee: 0 },
    price: {
      perPersonAmount: 50_000,
      totalAmount: 100_000,
      currency: 'EUR',
      knownAt: '2026-11-21T12:00:00.000Z',
      source: 'index',
    },
    departureAirport: { code: 'FRA', name: 'Frankfurt am Main' },
    arrivalAirport: { code: 'PMI', name: 'Palma de Mallorca' },
    departureFlight: flight,
    returnFlight: {
      ...flight,
      id: 2,
      departureDate: '2027-05-08',
      departureDateTime: '2027-05-08T22:05',
      arrivalDateTime: '2027-05-09T00:25',
    },
    ...traits,
  };
}

/** The hotel of `buildExampleTrip`. */
export const exampleTripHotel: HotelItem = {
  id: 1_000_001,
  name: 'Hotel Cala Blanca',
  category: 4,
  location: {
    city: { id: 10001, name: 'Palma' },
    region: { id: 1001, name: 'Majorca' },
    country: { id: 1, name: 'Spain' },
    latitude: 39.57,
    longitude: 2.65,
  },
  ratings: { average: 5.2, count: 12 },
  features: [],
  productCode: 'G1000001',
  mainImage: { scene: 'hotel-front.balearic.summer.golden.warm.h1', alt: 'Hotel Cala Blanca' },
  slugName: 'cala-blanca',
  slugPath: 'mallorca',
  references: { giataCode: '1000001' },
};
