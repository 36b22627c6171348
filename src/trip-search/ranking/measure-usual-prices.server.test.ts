import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { buildExampleTerms } from '../../domain/search/example-terms.ts';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import type { OfferQuery, OffersPort } from '../../ports/offers/offers-port.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { measureUsualPrices } from './measure-usual-prices.server.ts';

const [pattern] = catalogueContent.hotels;
if (pattern === undefined) throw new Error('The small catalogue has hotels');
const card = pattern;
const today = requireDay('2027-03-08');

/** Four hotels of a region, and two of another one. */
const hotels = [4, 3, 2, 1, 11, 12].map((id) => ({
  ...card,
  id,
  slug: `hotel-${id}`,
  regionId: id > 10 ? 1002 : 1001,
}));
const catalogue = buildCatalogue({ ...catalogueContent, hotels });

type HotelsQuery = OfferQuery<'hotels'>;

/** Answers with an offer of each hotel that is asked about, at `price` for the two. */
function offersAt(price: (hotelId: number, query: HotelsQuery) => { flights: number; stay: number } | null) {
  const asked: HotelsQuery[] = [];
  const search = async (query: HotelsQuery) => {
    asked.push(query);
    const found = (query.request.hotels ?? []).flatMap((hotelId): PricedOffer[] => {
      const amounts = price(hotelId, query);
      if (amounts === null) return [];
      return [
        {
          key: {
            hotelId,
            planId: 1,
            checkIn: query.request.departure.from,
            nights: 7,
            outbound: null,
            inbound: null,
          },
          total: amounts.flights + amounts.stay,
          stay: amounts.stay,
          outbound: amounts.flights,
          inbound: 0,
          outboundTimes: null,
          inboundTimes: null,
          isOnRequest: false,
          terms: { roomId: 1, board: 'breakfast', tariff: buildExampleTerms(14) },
        },
      ];
    });
    return { answer: { total: found.length, hotels: found, facets: null }, sequence: 1, knownAt: 0 };
  };
  return { asked, offers: { search } as unknown as Pick<OffersPort, 'search'> };
}

test('[LIST-012] the median of flights and night counts, the lower of two in the middle, for one traveller', async () => {
  const { offers } = offersAt((id) => ({ flights: 10_000 * id + 1, stay: 1_400 * id + 13 }));
  const measured = await measureUsualPrices({ offers, catalogue, homeCountry: 'DE', today });
  expect(measured.find(({ month }) => month === 5)).toEqual({
    regionId: 1001,
    month: 5,
    flights: 10_000,
    night: 200,
  });
  expect(measured.map(({ month }) => month).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('fewer than three hotels on offer say nothing of a region and month', async () => {
  const inMay = ({ request }: HotelsQuery) => formatDay(request.departure.from).startsWith('2027-05');
  const { offers } = offersAt((id, query) =>
    id === 1 || (id === 2 && inMay(query)) ? null : { flights: 1, stay: 14_000 },
  );
  const measured = await measureUsualPrices({ offers, catalogue, homeCountry: 'DE', today });
  expect(measured.filter(({ regionId }) => regionId === 1002)).toEqual([]);
  expect(measured.some(({ month }) => month === 5)).toBe(false);
  expect(measured).toHaveLength(11);
});

test('weeks for two begin on fixed days after today, from the airports of the country', async () => {
  const { asked, offers } = offersAt(() => null);
  expect(await measureUsualPrices({ offers, catalogue, homeCountry: 'DE', today })).toEqual([]);
  const days = asked.map(({ request }) => formatDay(request.departure.from));
  expect(days.slice(0, 3)).toEqual(['2027-03-22', '2027-04-08', '2027-04-22']);
  expect(days.at(-1)).toBe('2028-02-22');
  expect(days).toHaveLength(23);
  const [first] = asked;
  expect(first?.request).toMatchObject({
    party: { adults: 2, childrenBorn: [] },
    nights: { from: 7, to: 7 },
    hotels: [1, 2, 3, 4, 11, 12],
  });
  const home = catalogueContent.airports.filter(
    ({ countryCode, isDeparture }) => countryCode === 'DE' && isDeparture,
  );
  expect(first?.request.departureAirports).toEqual(home.map(({ code }) => code));
});

test('of a region with many hotels some are looked at, spread over their numbers', async () => {
  const many = Array.from({ length: 240 }, (_, at) => ({ ...card, id: at + 1, regionId: 1001 }));
  const { asked, offers } = offersAt(() => null);
  const large = buildCatalogue({ ...catalogueContent, hotels: many });
  await measureUsualPrices({ offers, catalogue: large, homeCountry: 'DE', today });
  expect(asked[0]?.request.hotels).toEqual(Array.from({ length: 24 }, (_, at) => at * 10 + 1));
});
