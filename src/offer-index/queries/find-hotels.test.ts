import { expect, test } from 'vitest';
import {
  buildHotelFacts,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import { BLOCK_DAYS } from '../memory/layout.ts';
import { createOfferIndex } from '../offer-index.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };
const page = { name: 'hotels', sort: 'price', page: 1, pageSize: 20, withFacets: false } as const;
const year = 365;

test('at one price the lower plan is named, also where it is only sold after a birthday', () => {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  const childBands = [{ fromAge: 0, toAge: 17, percent: 50 }];
  const occupancy = { ...buildRatePlan().occupancy, childBands };
  const birthday = supplyStart + 10;
  const closed = { state: 'closed' } as const;
  index.fill([
    ...buildSupply().slice(0, 2),
    ...[11, 12].flatMap((id) => [
      { kind: 'plan', plan: buildRatePlan({ id, occupancy }) } as const,
      { kind: 'nights', planId: id, nights: buildNights(50) } as const,
    ]),
    { kind: 'availability', planId: 11, from: supplyStart, to: birthday - 1, ...closed },
    { kind: 'availability', planId: 12, from: birthday, to: birthday + 60, ...closed },
  ]);
  const party = { adults: 1, childrenBorn: [birthday - 5 * year - 1] };
  const departure = { from: supplyStart, to: supplyStart + 20 };
  const request = buildTripRequest({ kind: 'hotel-only', party, departure, nights: { from: 2, to: 2 } });
  expect(index.search({ ...page, request }).hotels[0]?.key).toMatchObject({ planId: 11, checkIn: birthday });
});

test('a window that begins in another block finds the same prices as a fresh index', () => {
  const open = () => {
    const index = createOfferIndex({ capacity, firstDay: supplyStart });
    index.fill(buildSupply());
    return index;
  };
  const birthday = Math.ceil((supplyStart + 10) / BLOCK_DAYS) * BLOCK_DAYS;
  const party = { adults: 2, childrenBorn: [birthday - 12 * year - 3] };
  const to = birthday + 10;
  const until = { return: { from: supplyStart, to: birthday + 17 }, party };
  const wide = buildTripRequest({ ...until, departure: { from: birthday - 10, to } });
  const narrow = buildTripRequest({ ...until, departure: { from: birthday, to } });
  const used = open();
  used.search({ ...page, request: wide });
  expect(used.search({ ...page, request: narrow })).toEqual(open().search({ ...page, request: narrow }));
});

test('an early-booking offer applies to arrivals at least as many days ahead as it requires, and to none a day sooner', () => {
  const offer = {
    percent: 10,
    bookUntil: supplyStart,
    daysAhead: 10,
    arrivalFrom: supplyStart,
    arrivalTo: supplyStart + year,
  };
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill(buildSupply());
  index.fill([{ kind: 'plan', plan: buildRatePlan({ earlyBookings: [offer] }) }]);
  const totalOn = (day: number) => {
    const departure = { from: supplyStart + day, to: supplyStart + day };
    const request = buildTripRequest({ kind: 'hotel-only', departure });
    return index.search({ ...page, request }).hotels[0]?.total;
  };
  expect([9, 10].map(totalOn)).toEqual([70_000, 63_000]);
});

const blockEnd = Math.ceil((supplyStart + 10) / BLOCK_DAYS) * BLOCK_DAYS;

test.each([
  // 40 for the first night, six of 200 are free; the other hotel asks 140.
  ['the expensive nights of its week are free', { pay: 1, cheap: supplyStart + 3, rate: 40 }, 0, 20],
  // 200 and, in the next block, 10 are paid, five nights are free; the other hotel asks 301.
  ['the cheap night of its week is in the next block', { pay: 2, cheap: blockEnd, rate: 10 }, -1, 43],
])('a hotel is the cheapest of its city where %s', (_, { pay, cheap, rate }, arrival, otherRate) => {
  const days = {
    bookFrom: 0,
    bookUntil: supplyStart,
    arrivalFrom: 0,
    arrivalTo: blockEnd,
    departUntil: 99_999,
  };
  const offer = {
    stay: 7,
    pay,
    free: 'last',
    isRepeated: false,
    isWithEarlyBooking: false,
    ...days,
  } as const;
  const other = { id: 1_000_002, planId: 12 };
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill([
    ...buildSupply().slice(0, 2),
    { kind: 'plan', plan: buildRatePlan({ stayPays: [offer] }) },
    { kind: 'nights', planId: 11, nights: buildNights(200) },
    { kind: 'rates', planId: 11, from: cheap, rates: [rate] },
    { kind: 'hotel', hotel: buildHotelFacts({ id: other.id }) },
    { kind: 'plan', plan: buildRatePlan({ id: other.planId, hotelId: other.id }) },
    { kind: 'nights', planId: other.planId, nights: buildNights(otherRate) },
  ]);
  const departure = { from: cheap + arrival, to: cheap + arrival };
  const request = buildTripRequest({ kind: 'hotel-only', departure });
  const paid = arrival === 0 ? rate : 200 + rate;
  expect(index.search({ name: 'destinations', level: 'city', request })).toMatchObject([
    { cheapest: { total: paid * 200, key: { planId: 11 } } },
  ]);
});

test('a memory with addresses above two gigabytes gives the same answers', () => {
  const answersWith = (plans: number) => {
    const index = createOfferIndex({
      capacity: { hotels: 120_000, plans, routes: 40_000, flights: 8_000_000 },
      firstDay: supplyStart,
    });
    index.fill(buildSupply());
    const request = buildTripRequest();
    const answers = [
      index.search({ ...page, withFacets: true, request }),
      index.search({ name: 'destinations', level: 'region', request }),
      index.search({ name: 'options', by: 'date', request: { ...request, hotels: [buildHotelFacts().id] } }),
    ];
    return { answers, bytes: index.memory.buffer.byteLength };
  };
  const large = answersWith(900_000);
  expect(large.bytes).toBeGreaterThan(2 ** 31);
  expect(large.answers).toEqual(answersWith(100_000).answers);
  expect(large.answers[2]).toHaveLength(31);
});

test('a memory above four gigabytes is refused', () => {
  expect(() => createOfferIndex({ capacity: { ...capacity, plans: 3_000_000 } })).toThrow(RangeError);
});
