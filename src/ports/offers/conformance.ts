import { describe, expect, it } from 'vitest';
import {
  buildFlight,
  buildHotelFacts,
  buildNights,
  buildRatePlan,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import type { Board } from '../../domain/search/board.ts';
import {
  noFilters,
  type OfferFilters,
  type OptionColumn,
  type TripRequest,
} from '../../domain/search/offer-query.ts';
import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import type { OfferAnswer, OfferQuery, OffersPort, QueryName } from './offers-port.ts';

/** Two days of departure, 2027-03-11 and 2027-03-13, and three of return. */
const thursday = supplyStart + 10;
const saturday = supplyStart + 12;
const returns = [17, 19, 22].map((days) => supplyStart + days);

const quiet = 101;
const grand = 102;
const inland = 103;

/**
 * What is for sale before each fact. Flights from Frankfurt on both days, from Munich on Saturday alone and for less, so that stays of 5, 7, 9, 10 and 12 nights
 * exist. A week for two is EUR 700.00, 560.00, 1,260.00 or 420.00; the flights are EUR 400.00 from Frankfurt, 240.00 from Munich.
 */
export const soldSupply: readonly SupplyChange[] = [
  { kind: 'airline', airline: { code: 'X1', childPercent: 75, infantFare: 2_500 } },
  { kind: 'hotel', hotel: buildHotelFacts({ id: quiet, category: 40, rating: 44 }) },
  ...sellRoom({ planId: 1_010, hotelId: quiet, roomId: 1, board: 'half_board', rate: 50 }),
  ...sellRoom({ planId: 1_011, hotelId: quiet, roomId: 2, board: 'breakfast', rate: 40 }),
  {
    kind: 'hotel',
    hotel: buildHotelFacts({ id: grand, cityId: 10_002, category: 50, rating: 51, longitude: 3.1 }),
  },
  ...sellRoom({ planId: 1_020, hotelId: grand, roomId: 1, board: 'all_inclusive', rate: 90 }),
  {
    kind: 'hotel',
    hotel: buildHotelFacts({
      id: inland,
      cityId: 20_001,
      regionId: 2_001,
      countryId: 2,
      category: 50,
      rating: 50,
    }),
  },
  ...sellRoom({ planId: 1_030, hotelId: inland, roomId: 1, board: 'breakfast', rate: 30 }),
  ...[thursday, saturday].map((day) => flyFor(10_000, 'FRA', 'PMI', day)),
  flyFor(6_000, 'MUC', 'PMI', saturday),
  ...returns.flatMap((day) => [flyFor(10_000, 'PMI', 'FRA', day), flyFor(6_000, 'PMI', 'MUC', day)]),
];

/** The batch that the supply is of. */
export const soldState = { sequence: 7, at: Date.UTC(2027, 1, 28, 12) } as const;

/** A week for two on any day, which the examples narrow. */
export const soldWeek: TripRequest = buildTripRequest();

/** Contract of every engine of offers that holds `soldSupply`. What a party and all other conditions change the brute force of `tests/oracle` decides. */
export function proveOffers(under: () => Pick<OffersPort, 'search'>): void {
  describe('offers', () => {
    const search = async <Name extends QueryName>(query: OfferQuery<Name>) =>
      (await under().search(query)).answer;
    const list = (trip: Partial<TripRequest> = {}, order: Partial<OfferQuery<'hotels'>> = {}) =>
      search<'hotels'>({ ...firstPage, request: { ...soldWeek, ...trip }, ...order });
    const filter = (filters: Partial<OfferFilters>) => list({ filters: { ...noFilters, ...filters } });

    it('lists each hotel once, with its cheapest offer, the cheapest hotel first', async () => {
      const { hotels, total } = await list();
      expect(total).toBe(3);
      expect(hotels.map(({ key, total }) => [key.hotelId, key.planId, total])).toEqual([
        [inland, 1_030, 66_000],
        [quiet, 1_011, 80_000],
        [grand, 1_020, 150_000],
      ]);
      expect(hotels[0]).toMatchObject({
        key: {
          checkIn: saturday,
          nights: 7,
          outbound: { from: 'MUC', day: saturday },
          inbound: { to: 'MUC' },
        },
        stay: 42_000,
        outbound: 12_000,
        inbound: 12_000,
        terms: { roomId: 1, board: 'breakfast' },
      });
    });

    it('says of which batch and time an answer is', async () => {
      const found = await under().search({ ...firstPage, request: soldWeek });
      expect(found).toMatchObject({ sequence: soldState.sequence, knownAt: soldState.at });
    });

    it('finds what departs and returns on the days asked for, both ends included', async () => {
      expect(totalsOf(await list({ departure: { from: thursday, to: thursday } }))).toEqual([
        82_000, 96_000, 166_000,
      ]);
      const early = { from: supplyStart, to: thursday + 7 };
      expect(totalsOf(await list({ return: early }))).toEqual([82_000, 96_000, 166_000]);
    });

    it('finds stays of the nights asked for, both ends included', async () => {
      const nightsOf = async (from: number, to: number) =>
        (await list({ nights: { from, to }, hotels: [inland] })).hotels.map(({ key }) => key.nights);
      expect([await nightsOf(5, 9), await nightsOf(10, 10), await nightsOf(8, 8)]).toEqual([[5], [10], []]);
    });

    it('departs from the airports asked for', async () => {
      expect(totalsOf(await list({ departureAirports: ['FRA', 'HAM'] }))).toEqual([82_000, 96_000, 166_000]);
      expect(totalsOf(await list({ departureAirports: ['HAM'] }))).toEqual([]);
    });

    it('stays in the places and hotels asked for, a city as well as a region or country', async () => {
      expect(idsOf(await list({ destinations: [10_002, 2_001] }))).toEqual([inland, grand]);
      expect(idsOf(await list({ destinations: [1] }))).toEqual([quiet, grand]);
      expect(idsOf(await list({ hotels: [grand] }))).toEqual([grand]);
    });

    it('has one of the boards asked for', async () => {
      expect(totalsOf(await filter({ boards: ['half_board', 'all_inclusive'] }))).toEqual([94_000, 150_000]);
    });

    it('costs at most the total asked for, to the cent', async () => {
      expect(idsOf(await filter({ maxTotal: 80_000 }))).toEqual([inland, quiet]);
      expect(idsOf(await filter({ maxTotal: 79_999 }))).toEqual([inland]);
    });

    it('has one of the stars, and at least the rating asked for', async () => {
      expect(idsOf(await filter({ categories: [50] }))).toEqual([inland, grand]);
      expect(idsOf(await filter({ minRating: 51 }))).toEqual([grand]);
    });

    it('lists by rating, or by stars and then rating', async () => {
      expect(idsOf(await list({}, { sort: 'rating' }))).toEqual([grand, inland, quiet]);
      expect(idsOf(await list({}, { sort: 'category' }))).toEqual([grand, inland, quiet]);
    });

    it('cuts a list into pages, and has none behind the last', async () => {
      const page = async (number: number) => {
        const answer = await list({}, { page: number, pageSize: 2 });
        return [answer.total, ...idsOf(answer)];
      };
      expect([await page(1), await page(2), await page(3)]).toEqual([[3, inland, quiet], [3, grand], [3]]);
    });

    it.each([{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }])('refuses the list of %j', async (order) => {
      await expect(list({}, order)).rejects.toThrow(RangeError);
    });

    it('finds the cheapest offer of each destination, by total', async () => {
      const find = async (level: 'country' | 'city') =>
        (await search<'destinations'>({ name: 'destinations', request: soldWeek, level })).map(
          ({ destinationId, hotels, cheapest }) => [destinationId, hotels, cheapest.total],
        );
      expect(await find('country')).toEqual([
        [2, 1, 66_000],
        [1, 2, 80_000],
      ]);
      expect(await find('city')).toEqual([
        [20_001, 1, 66_000],
        [10_001, 1, 80_000],
        [10_002, 1, 150_000],
      ]);
    });

    it.each([
      ['nights', { '5': 54_000, '7': 66_000, '9': 94_000, '10': 84_000, '12': 112_000 }],
      ['airport', { FRA: 70_000, MUC: 54_000 }],
      ['date', { [formatDay(thursday)]: 82_000, [formatDay(saturday)]: 54_000 }],
      ['month', { [formatDay(thursday).slice(0, 7)]: 54_000 }],
    ] as const)(
      'finds the cheapest offer for each value of %s, in order',
      async (by: OptionColumn, cheapest) => {
        const request = { ...soldWeek, nights: { from: 1, to: 22 }, hotels: [inland] };
        const options = await search<'options'>({ name: 'options', request, by });
        expect(options.map(({ value, cheapest: { total } }) => [value, total])).toEqual(
          Object.entries(cheapest),
        );
      },
    );

    it.each([
      ['price', 1],
      ['price', 2],
      ['rating', 1],
      ['category', 9],
    ] as const)('says with facets what is cheapest of all, by %s on page %d', async (sort, page) => {
      const [cheapest] = (await list()).hotels;
      const ask = (withFacets: boolean) => list({}, { sort, page, pageSize: 1, withFacets });
      expect((await ask(true)).cheapest).toEqual(cheapest);
      expect(await ask(false)).not.toHaveProperty('cheapest');
      expect((await list({ hotels: [] }, { sort, page, withFacets: true })).cheapest).toBeNull();
    });

    it('finds each room and board of a hotel, by room', async () => {
      const rooms = await search<'rooms'>({ name: 'rooms', request: soldWeek, hotelId: quiet });
      expect(rooms.map(({ roomId, board, cheapest }) => [roomId, board, cheapest.total])).toEqual([
        [1, 'half_board', 94_000],
        [2, 'breakfast', 80_000],
      ]);
    });

    it('finds the flights of a stay, the way back for the way there that is chosen or cheapest', async () => {
      const find = (outbound: OfferQuery<'flights'>['outbound']) =>
        search<'flights'>({ name: 'flights', request: soldWeek, stay: weekInland, outbound });
      const airports = ({ outbounds, inbounds }: Awaited<ReturnType<typeof find>>) => [
        outbounds.map(({ outbound, offer }) => [outbound.from, offer.total]),
        inbounds.map(({ inbound, offer }) => [inbound.to, offer.total]),
      ];
      const both = [
        ['MUC', 66_000],
        ['FRA', 82_000],
      ];
      expect(airports(await find(null))).toEqual([both, [['MUC', 66_000]]]);
      const fromFrankfurt = { from: 'FRA', to: 'PMI', day: saturday, id: 1 };
      expect(airports(await find(fromFrankfurt))).toEqual([both, [['FRA', 82_000]]]);
    });

    it('finds an offer by its key as it stood in the list, with its flights', async () => {
      const { hotels } = await list({ hotels: [grand] });
      const [listed] = hotels;
      if (listed === undefined) throw new Error('The hotel is in the list');
      const ask = { name: 'offer', party: soldWeek.party, bookingDay: soldWeek.bookingDay } as const;
      const found = await search<'offer'>({ ...ask, key: listed.key });
      expect(found).toMatchObject({
        offer: listed,
        outbound: { from: 'MUC', airline: 'X1' },
        inbound: { to: 'MUC' },
      });
      expect(await search<'offer'>({ ...ask, key: { ...listed.key, nights: 8 } })).toBeNull();
    });

    it('shows the cheapest hotels of a box, and counts all in it', async () => {
      const show = (west: number, limit: number) =>
        search<'map'>({
          name: 'map',
          request: soldWeek,
          box: { south: 39, west, north: 40, east: 4 },
          limit,
        });
      const { total, hotels } = await show(2, 2);
      expect([total, ...hotels.map(({ offer }) => offer.key.hotelId)]).toEqual([3, inland, quiet]);
      expect(await show(3, 2)).toMatchObject({
        total: 1,
        hotels: [{ offer: { key: { hotelId: grand } }, latitude: 39.57, longitude: 3.1 }],
      });
    });

    it('finds stays without flights for a request without flights', async () => {
      const { hotels } = await list({ kind: 'hotel-only', hotels: [inland] });
      expect(hotels).toMatchObject([
        { key: { outbound: null, inbound: null }, total: 42_000, stay: 42_000, outbound: 0 },
      ]);
    });

    it('answers with nothing where nothing is for sale, whatever the question', async () => {
      const request = { ...soldWeek, nights: { from: 8, to: 8 } };
      const box = { south: -90, west: -180, north: 90, east: 180 };
      expect(await list(request)).toEqual({ total: 0, hotels: [], facets: null });
      expect(await search<'destinations'>({ name: 'destinations', request, level: 'country' })).toEqual([]);
      expect(await search<'options'>({ name: 'options', request, by: 'date' })).toEqual([]);
      expect(await search<'rooms'>({ name: 'rooms', request, hotelId: quiet })).toEqual([]);
      expect(await search<'map'>({ name: 'map', request, box, limit: 9 })).toEqual({ total: 0, hotels: [] });
      const stay = { ...weekInland, nights: 8 };
      expect(await search<'flights'>({ name: 'flights', request, stay, outbound: null })).toEqual({
        outbounds: [],
        inbounds: [],
      });
    });
  });
}

/** Contract of every engine that follows the supply log by itself and holds `soldSupply`. */
export function proveOfferUpdates(under: () => Pick<OffersPort, 'search' | 'apply' | 'sequence'>): void {
  describe('updates of offers', () => {
    const { sequence, at } = soldState;

    it('takes the next batch, from which answers then are', async () => {
      const batch = { sequence: sequence + 1, at: at + 60_000, changes: [] };
      expect(await under().apply(batch)).toEqual({ outcome: 'applied', refused: [], past: [] });
      expect(await under().sequence()).toBe(sequence + 1);
      const found = await under().search({ ...firstPage, request: soldWeek });
      expect(found).toMatchObject({ sequence: sequence + 1, knownAt: at + 60_000 });
    });

    it('does nothing with a batch that it knows, nor with one behind a gap', async () => {
      expect(await under().apply({ sequence, at, changes: [] })).toEqual({ outcome: 'known' });
      const further = { sequence: sequence + 2, at: at + 60_000, changes: [] };
      expect(await under().apply(further)).toEqual({ outcome: 'gap', expected: sequence + 1 });
      expect(await under().sequence()).toBe(sequence);
    });
  });
}

const firstPage = { name: 'hotels', sort: 'price', page: 1, pageSize: 20, withFacets: false } as const;
const weekInland = { hotelId: inland, planId: 1_030, checkIn: saturday, nights: 7 };

type HotelList = OfferAnswer<'hotels'>;
const totalsOf = ({ hotels }: HotelList) => hotels.map(({ total }) => total);
const idsOf = ({ hotels }: HotelList) => hotels.map(({ key }) => key.hotelId);

function sellRoom(room: {
  readonly planId: number;
  readonly hotelId: number;
  readonly roomId: number;
  readonly board: Board;
  /** An adult and night, EUR. */
  readonly rate: number;
}): SupplyChange[] {
  const { planId, hotelId, roomId, board, rate } = room;
  return [
    { kind: 'plan', plan: buildRatePlan({ id: planId, hotelId, roomId, board }) },
    { kind: 'nights', planId, nights: buildNights(rate) },
  ];
}

function flyFor(fare: number, from: string, to: string, day: number): SupplyChange {
  return { kind: 'flight', flight: buildFlight({ from, to, day, fare }) };
}
