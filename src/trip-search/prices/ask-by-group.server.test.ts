import { expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { anyTrip } from '../../../tests/oracle/small-world.ts';
import { buyInCharged } from '../../domain/money/purchase-currency.ts';
import { anyHotel, belongsTo } from '../../domain/search/hotel-group.ts';
import type { OfferRange } from '../../domain/search/offer-range.ts';
import type { OfferQuery, OffersPort } from '../../ports/offers/offers-port.ts';
import { askByGroup, type ChargedGoods } from './ask-by-group.server.ts';

/** Three groups of 150 hotels each, whose prices take turns: hotel 1 is the cheapest of all, 450 the dearest. */
const hotels = new Map(
  Array.from({ length: 450 }, (_, at) => {
    const stars = [30, 40, 50][at % 3] ?? 0;
    const hotel = {
      id: at + 1,
      cityId: 3,
      regionId: 2,
      countryId: 1,
      category: stars,
      rating: 60 - (at % 7),
    };
    return [hotel.id, hotel];
  }),
);

const rangeOf = (stars: number): OfferRange => ({
  hotels: { within: [{ ...anyHotel, stars: { from: stars, to: stars } }], outside: [] },
  boards: null,
});

const goods: ChargedGoods = {
  groups: [30, 40, 50].map((stars) => {
    const markup = { rule: `${stars}`, marginBasisPoints: 0, amount: stars, step: 1, below: 0 };
    const exchange = { currency: 'EUR', purchase: { ...buyInCharged('EUR'), markup } } as const;
    return { range: rangeOf(stars), has: ({ category }) => category === stars, exchange };
  }),
  range: null,
  hotels,
};

/** Offers that count the questions, and have one for each hotel. */
function openOffers() {
  const questions: OfferQuery[] = [];
  const offerOf = (hotelId: number) => {
    const { hotel: _hotel, flights: _flights, ...offer } = buildOffer({ total: 100_000 + hotelId * 1_000 });
    return { ...offer, key: { ...offer.key, hotelId } };
  };
  const search = (async (query: OfferQuery) => {
    questions.push(query);
    const range = 'request' in query ? query.request.range : 'range' in query ? query.range : undefined;
    const isIn = range === undefined ? () => true : belongsTo(range.hotels);
    const answers = {
      hotels: () => {
        if (query.name !== 'hotels') throw new Error('No hotels were asked for');
        const found = [...hotels.values()].filter(isIn);
        const rank = (id: number) => (query.sort === 'rating' ? -(hotels.get(id)?.rating ?? 0) : 0);
        const sorted = found.toSorted((a, b) => rank(a.id) - rank(b.id) || a.id - b.id);
        const page = sorted.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
        return { total: found.length, hotels: page.map(({ id }) => offerOf(id)), facets: null };
      },
      offer: () => {
        const hotel = query.name === 'offer' ? hotels.get(query.key.hotelId) : undefined;
        const isKnown = hotel !== undefined && isIn(hotel);
        return isKnown ? { offer: offerOf(hotel.id), outbound: null, inbound: null } : null;
      },
      rooms: () => [],
      options: () => [],
      flights: () => ({ outbounds: [], inbounds: [] }),
    };
    const answer = answers[query.name as keyof typeof answers]();
    return { answer, sequence: 1, knownAt: 0 };
  }) as unknown as OffersPort['search'];
  return { questions, search };
}

const list = { name: 'hotels', request: anyTrip, sort: 'price', withFacets: false } as const;

test.each(['price', 'rating'] as const)(
  'a page behind the last by %s is empty after one question for each group',
  async (sort) => {
    const { questions, search } = openOffers();
    const { answer } = await askByGroup(search, { ...list, sort, page: 500, pageSize: 20 }, goods);
    expect(answer).toEqual({ total: 450, hotels: [], facets: null });
    expect(questions).toHaveLength(3);
  },
);

test.each([
  ['price', 1, 3],
  ['price', 8, 3],
  ['price', 20, 6],
  ['rating', 8, 3],
] as const)('by %s page %d of 20 has its hotels after %d questions', async (sort, page, count) => {
  const { questions, search } = openOffers();
  const { answer } = await askByGroup(search, { ...list, sort, page, pageSize: 20 }, goods);
  const rank = (id: number) => (sort === 'rating' ? -(hotels.get(id)?.rating ?? 0) : 0);
  const sorted = [...hotels.keys()].toSorted((a, b) => rank(a) - rank(b) || a - b);
  expect(answer.hotels.map(({ key }) => key.hotelId)).toEqual(sorted.slice((page - 1) * 20, page * 20));
  expect(questions).toHaveLength(count);
});

const { key } = buildOffer();
const ofHotel = { ...anyTrip, hotels: [2] };
const stay = { hotelId: 2, planId: 20, checkIn: key.checkIn, nights: 7 };
const party = anyTrip.party;

test.each<[string, OfferQuery]>([
  ['the rooms', { name: 'rooms', request: anyTrip, hotelId: 2 }],
  ['the flights', { name: 'flights', request: anyTrip, stay, outbound: null }],
  ['an offer', { name: 'offer', key: { ...key, hotelId: 2 }, party, bookingDay: anyTrip.bookingDay }],
  ['the calendar', { name: 'options', request: ofHotel, by: 'date' }],
])('%s of one hotel take one question', async (_, query) => {
  const { questions, search } = openOffers();
  await askByGroup(search, query, goods);
  expect(questions).toEqual([query]);
});

test('an offer of one hotel has the price of its group, and one that the catalogue does not know has none', async () => {
  const { search } = openOffers();
  const offerOf = async (hotelId: number, known = goods) => {
    const query = { name: 'offer', key: { ...key, hotelId }, party, bookingDay: anyTrip.bookingDay } as const;
    return (await askByGroup(search, query, known)).answer;
  };
  expect((await offerOf(2))?.offer).toMatchObject({ total: 102_040, markup: { rule: '40' } });
  expect(await offerOf(2, { ...goods, hotels: new Map() })).toBeNull();
});
