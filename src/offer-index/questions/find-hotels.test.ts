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
