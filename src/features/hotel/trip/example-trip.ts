import { buildExampleOffer, exampleTripHotel } from '../../../trip-search/offers/example-offer.ts';
import type { TripData } from './choice/trip-data.ts';

/** Trip data of a hotel page for `buildExampleOffer` for two; `traits` overrides fields. */
export function buildExampleTrip(traits: Partial<TripData> = {}): TripData {
  return {
    hotelId: exampleTripHotel.id,
    today: '2026-11-21',
    shownAt: '2026-11-21T12:00:12.000Z',
    offer: buildExampleOffer(),
    choice: 'cheapest',
    missed: null,
    priceChange: null,
    former: null,
    comparisonTotal: null,
    past: null,
    childPrices: null,
    travellers: { adults: 2, children: 0 },
    travellersNote: null,
    stay: { room: 'Double room', squareMetres: 24 },
    rooms: [
      {
        id: 1,
        name: 'Double room',
        type: 'double',
        squareMetres: 24,
        maxPersons: 3,
        plans: [
          {
            board: 'breakfast',
            cancellation: { until: '2027-04-17', fee: 0 },
            offer: 'offer-1',
            totalAmount: 100_000,
            perPersonAmount: 50_000,
          },
          {
            board: 'half_board',
            offer: 'offer-2',
            cancellation: { until: null, fee: 112_400 },
            totalAmount: 112_400,
            perPersonAmount: 56_200,
          },
        ],
      },
    ],
    opensFlightChanger: false,
    isAirlineExclusive: false,
    dates: { viewMode: null, isWidened: false, columns: {}, calendar: null, plainOffers: [] },
    ...traits,
  };
}
