import { beforeEach, expect, test } from 'vitest';
import { createBruteForce } from '../../../tests/oracle/brute-force.ts';
import { listOffers } from '../../../tests/oracle/list-offers.ts';
import { toFlightDetails, toPricedOffer } from '../../../tests/oracle/to-priced-offer.ts';
import { noFilters, type TripRequest } from '../../domain/search/offer-query.ts';
import { proveOffers, proveOfferUpdates, soldState, soldSupply, soldWeek } from './conformance.ts';
import { createFakeOffers, type FakeOffer } from './fake-offers.ts';

const fake = createFakeOffers();
/** Every trip of the suite's supply for two. */
const sold = listSold();

beforeEach(() => fake.set(sold, soldState));

proveOffers(() => fake);
proveOfferUpdates(() => fake);

function listSold(): readonly FakeOffer[] {
  const { apply, supply } = createBruteForce();
  apply([{ kind: 'horizon', firstDay: soldWeek.bookingDay }, ...soldSupply]);
  return (['package', 'hotel-only'] as const).flatMap((kind) => {
    const request: TripRequest = { ...soldWeek, kind, nights: { from: 5, to: 12 } };
    return [...listOffers(supply, request)].map((offer) => ({
      ...toPricedOffer(offer),
      hotel: offer.hotel,
      flights: offer.outbound &&
        offer.inbound && {
          outbound: toFlightDetails(offer.outbound),
          inbound: toFlightDetails(offer.inbound),
        },
    }));
  });
}

test('what it was asked is kept in order, with the conditions that it ignores', async () => {
  const asked = createFakeOffers();
  const filters = { ...noFilters, maxStops: 0 };
  const query = { name: 'rooms', hotelId: 101, request: { ...soldWeek, filters } } as const;
  await asked.search(query);
  expect(asked.queries).toEqual([query]);
});
