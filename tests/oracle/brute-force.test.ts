import { expect, test } from 'vitest';
import { buildExampleTerms } from '../../src/domain/search/example-terms.ts';
import type { FlightFacts, SupplyChange } from '../../src/domain/search/supply-facts.ts';
import {
  anyTrip,
  buildSmallWorld,
  findCheapest,
  hotel,
  inbound,
  june,
  may,
  nightsOfJune,
  outbound,
  plan,
  weekFrom,
  withFilters,
} from './small-world.ts';

const flight = (base: FlightFacts, changes: Partial<FlightFacts>): SupplyChange => ({
  kind: 'flight',
  flight: { ...base, ...changes },
});
const availability = (from: number, to: number, state: 'open' | 'on_request' | 'closed'): SupplyChange => ({
  kind: 'availability',
  planId: 70,
  from,
  to,
  state,
});
const arrivals = (day: number, minStay: number, closedToArrival: boolean): SupplyChange => ({
  kind: 'arrivals',
  planId: 70,
  from: day,
  to: day,
  minStay,
  closedToArrival,
});
const byArrival: SupplyChange = { kind: 'plan', plan: { ...plan, allotmentBy: 'arrival' } };
const onRequest = withFilters({ includeOnRequest: true });

test('the stay begins on the day after an overnight flight departs', () => {
  const offer = findCheapest(buildSmallWorld(flight(outbound, { isOvernight: true })));
  // Six nights from 2 June: 6 × 40.00 × 2
  expect(offer).toMatchObject({
    key: { checkIn: june(2), nights: 6, outbound: { day: june(1) } },
    stay: 48_000,
  });
});

test('an overnight flight back departs on the day of check-out', () => {
  const offer = findCheapest(buildSmallWorld(flight(inbound, { isOvernight: true })));
  expect(offer).toMatchObject({ key: { checkIn: june(1), nights: 7, inbound: { day: june(8) } } });
});

test('[SDATA-026] an offer says when its flights fly, and one without flights says nothing', () => {
  const world = buildSmallWorld(flight(outbound, { departure: 1_439, arrival: 0, isOvernight: true }));
  expect(findCheapest(world)).toMatchObject({
    outboundTimes: { departure: 1_439, arrival: 0, isOvernight: true },
    inboundTimes: { departure: 600, arrival: 730, isOvernight: false },
  });
  expect(findCheapest(world, weekFrom(june(1)))).toMatchObject({ outboundTimes: null, inboundTimes: null });
});

test('the flight back begins where the flight there ended', () => {
  const twoAirports: SupplyChange = { kind: 'hotel', hotel: { ...hotel, airports: ['PMI', 'IBZ'] } };
  const otherWay = [
    twoAirports,
    flight(outbound, { to: 'IBZ' }),
    { kind: 'flight-gone', flight: outbound } as const,
  ];
  expect(findCheapest(buildSmallWorld(...otherWay))).toBeUndefined();
  expect(
    findCheapest(buildSmallWorld(...otherWay, flight(inbound, { from: 'IBZ' })))?.key.inbound?.from,
  ).toBe('IBZ');
});

test('a stay is as long as the minimum of its day of arrival, at least', () => {
  expect(findCheapest(buildSmallWorld(arrivals(june(1), 7, false)))).toBeDefined();
  expect(findCheapest(buildSmallWorld(arrivals(june(1), 8, false)))).toBeUndefined();
  expect(findCheapest(buildSmallWorld(arrivals(june(2), 22, false)))).toBeDefined();
});

test('a stay is as long as the plan allows, at most', () => {
  const upTo = (maxStay: number): SupplyChange => ({ kind: 'plan', plan: { ...plan, maxStay } });
  expect(findCheapest(buildSmallWorld(upTo(7)))).toBeDefined();
  expect(findCheapest(buildSmallWorld(upTo(6)))).toBeUndefined();
});

test('no stay begins on a day closed to arrival, but stays may include it', () => {
  expect(findCheapest(buildSmallWorld(arrivals(june(1), 1, true)))).toBeUndefined();
  expect(findCheapest(buildSmallWorld(arrivals(june(2), 1, true)))).toBeDefined();
});

test('by stay every night up to the last must be for sale', () => {
  expect(findCheapest(buildSmallWorld(availability(june(7), june(7), 'closed')))).toBeUndefined();
  expect(findCheapest(buildSmallWorld(availability(june(8), june(8), 'closed')))).toBeDefined();
});

test('by arrival only the night of check-in must be for sale', () => {
  expect(findCheapest(buildSmallWorld(byArrival, availability(june(2), june(7), 'closed')))).toBeDefined();
  expect(findCheapest(buildSmallWorld(byArrival, availability(june(1), june(1), 'closed')))).toBeUndefined();
});

test('a night without a rate is never stayed', () => {
  const noRate: SupplyChange = { kind: 'rates', planId: 70, from: june(4), rates: [0] };
  expect(findCheapest(buildSmallWorld(noRate))).toBeUndefined();
  expect(findCheapest(buildSmallWorld(noRate, byArrival))).toBeUndefined();
});

test('a room on request is sold only to searches that include it', () => {
  const world = buildSmallWorld(availability(june(5), june(5), 'on_request'));
  expect(findCheapest(world)).toBeUndefined();
  expect(findCheapest(world, onRequest)?.isOnRequest).toBe(true);
});

test('by arrival only the night of check-in makes a stay on request', () => {
  expect(
    findCheapest(buildSmallWorld(byArrival, availability(june(2), june(9), 'on_request')))?.isOnRequest,
  ).toBe(false);
  expect(
    findCheapest(buildSmallWorld(byArrival, availability(june(1), june(1), 'on_request')), onRequest)
      ?.isOnRequest,
  ).toBe(true);
});

test('cancellation is free up to just so many days before check-in', () => {
  const freely = withFilters({ isFreelyCancellable: true });
  expect(findCheapest(buildSmallWorld(), { ...freely, bookingDay: june(1) - 14 })).toBeDefined();
  expect(findCheapest(buildSmallWorld(), { ...freely, bookingDay: june(1) - 13 })).toBeUndefined();
});

test.each([
  ['stops', { stops: 1 }, { maxStops: 0 }],
  ['cabin', { cabin: 'business' }, {}],
  ['baggage', { baggage: 'carry_on' }, { baggage: 'checked' }],
  ['seats', { seats: 1 }, {}],
] as const)('either leg alone can fail by its %s', (_, changes, filters) => {
  for (const leg of [outbound, inbound]) {
    expect(findCheapest(buildSmallWorld(flight(leg, changes)), withFilters(filters))).toBeUndefined();
  }
});

test.each([
  ['the first minute', 720, true],
  ['the last minute', 780, true],
  ['a minute before', 719, false],
  ['a minute after', 781, false],
] as const)('times of the flight there are those of its departure: %s', (_, departure, isFound) => {
  const world = buildSmallWorld(
    flight(outbound, { departure, arrival: 0 }),
    flight(inbound, { departure: 0 }),
  );
  const found = findCheapest(world, withFilters({ outboundDeparture: { from: 720, until: 780 } }));
  expect(found !== undefined).toBe(isFound);
});

test.each([
  [1_320, true],
  [1_321, false],
  [300, true],
  [299, false],
] as const)('being home by 22:00 counts the night to the evening before: %i', (arrival, isFound) => {
  const world = buildSmallWorld(flight(inbound, { arrival, isOvernight: arrival < 400 }));
  expect(findCheapest(world, withFilters({ homeArrival: { from: 300, until: 1_320 } })) !== undefined).toBe(
    isFound,
  );
});

test('a flight that departs or lands at night, or flies through it, is a night flight', () => {
  const byDay = withFilters({ isWithoutNightFlights: true });
  const day = { departure: 300, arrival: 1_379, isOvernight: false };
  expect(findCheapest(buildSmallWorld(flight(outbound, day), flight(inbound, day)), byDay)).toBeDefined();
  for (const leg of [outbound, inbound]) {
    for (const night of [
      { departure: 299 },
      { departure: 1_380 },
      { arrival: 1_380 },
      { arrival: 299 },
      { isOvernight: true },
    ]) {
      const world = buildSmallWorld(
        flight(outbound, day),
        flight(inbound, day),
        flight(leg, { ...day, ...night }),
      );
      expect(findCheapest(world, byDay)).toBeUndefined();
    }
  }
});

test('the highest total is included', () => {
  expect(findCheapest(buildSmallWorld(), withFilters({ maxTotal: 100_000 }))).toBeDefined();
  expect(findCheapest(buildSmallWorld(), withFilters({ maxTotal: 99_999 }))).toBeUndefined();
});

test('days of departure and return are those of the flights', () => {
  const overnight = buildSmallWorld(flight(outbound, { isOvernight: true }));
  const only = (day: number) => ({ from: day, to: day });
  expect(findCheapest(overnight, { departure: only(june(1)), return: only(june(8)) })).toBeDefined();
  expect(findCheapest(overnight, { departure: only(june(2)) })).toBeUndefined();
  expect(findCheapest(overnight, { return: only(june(7)) })).toBeUndefined();
});

test('of equal totals the lower plan, the lower outbound and the lower inbound flight are named', () => {
  const world = buildSmallWorld(
    { kind: 'plan', plan: { ...plan, id: 9 } },
    nightsOfJune(9),
    flight(outbound, { id: 4_000_000_000 }),
    flight(inbound, { id: 3 }),
  );
  expect(findCheapest(world)?.key).toMatchObject({ planId: 9, outbound: { id: 1 }, inbound: { id: 1 } });
});

test('the departure airport’s code decides before the flight’s id', () => {
  const world = buildSmallWorld(
    flight(outbound, { id: 50 }),
    { kind: 'flight-gone', flight: outbound },
    flight(outbound, { from: 'HAM', id: 2 }),
    flight(inbound, { to: 'HAM' }),
  );
  expect(findCheapest(world)?.key.outbound).toMatchObject({ from: 'FRA', id: 50 });
});

test('facets count what the list would hold with the value in place of the group’s own filter', () => {
  const world = buildSmallWorld(
    { kind: 'hotel', hotel: { ...hotel, id: 8, category: 50, rating: 44, attributes: ['pool', 'spa'] } },
    {
      kind: 'plan',
      plan: { ...plan, id: 80, hotelId: 8, board: 'half_board', terms: buildExampleTerms(null) },
    },
    nightsOfJune(80),
  );
  const request = {
    ...anyTrip,
    ...withFilters({ categories: [50], boards: ['half_board'], attributes: ['pool'] }),
  };
  const { facets } = world.answer<'hotels'>({
    name: 'hotels',
    request,
    sort: 'price',
    page: 1,
    pageSize: 1,
    withFacets: true,
  });
  expect(facets).toEqual({
    categories: [{ value: 50, hotels: 1 }],
    ratings: [30, 35, 40].map((value) => ({ value, hotels: 1 })),
    attributes: [
      { value: 'pool', hotels: 1 },
      { value: 'spa', hotels: 1 },
    ],
    boards: [{ value: 'half_board', hotels: 1 }],
    roomTypes: [{ value: 'double', hotels: 1 }],
    stops: [0, 1].map((value) => ({ value, hotels: 1 })),
    baggage: ['carry_on', 'checked'].map((value) => ({ value, hotels: 1 })),
    withoutNightFlights: 1,
    freelyCancellable: 0,
    transferIncluded: 0,
  });
});

test('only plans with a transfer are listed where one is asked for, with flights alone', () => {
  const world = buildSmallWorld(
    { kind: 'hotel', hotel: { ...hotel, id: 8 } },
    { kind: 'plan', plan: { ...plan, id: 80, hotelId: 8, includesTransfer: true } },
    nightsOfJune(80),
  );
  const ask = (kind: 'package' | 'hotel-only', isTransferIncluded: boolean) =>
    world.answer<'hotels'>({
      name: 'hotels',
      request: { ...anyTrip, ...withFilters({ isTransferIncluded }), kind },
      sort: 'price',
      page: 1,
      pageSize: 9,
      withFacets: true,
    });
  const listed = ({ hotels }: ReturnType<typeof ask>) => hotels.map(({ key }) => key.hotelId);
  expect(listed(ask('package', false))).toEqual([7, 8]);
  expect(listed(ask('package', true))).toEqual([8]);
  expect(listed(ask('hotel-only', true))).toEqual([7, 8]);
  expect(ask('package', false).facets?.transferIncluded).toBe(1);
  expect(ask('hotel-only', false).facets?.transferIncluded).toBe(0);
  expect(ask('package', true).hotels[0]?.terms.includesTransfer).toBe(true);
});

test('a box whose west is greater than its east reaches over the date line', () => {
  const world = buildSmallWorld();
  const inBox = (west: number, east: number) =>
    world.answer<'map'>({
      name: 'map',
      request: anyTrip,
      box: { south: 39.5, north: 40, west, east },
      limit: 9,
    }).total;
  expect([inBox(2.75, 3), inBox(170, 2.75), inBox(170, 2), inBox(3, 2.5)]).toEqual([1, 1, 0, 0]);
});

test('options return the month of departure, lengths in ascending order', () => {
  const world = buildSmallWorld(
    flight(inbound, { id: 2, day: june(12) }),
    flight(inbound, { id: 2, day: june(3) }),
  );
  const options = (by: 'nights' | 'month' | 'airport') =>
    world.answer<'options'>({ name: 'options', request: anyTrip, by }).map(({ value }) => value);
  expect(options('nights')).toEqual(['2', '7', '11']);
  expect(options('month')).toEqual(['2027-06']);
  expect(options('airport')).toEqual(['FRA']);
});

test('return flights are those of the outbound flight named, else of the cheapest', () => {
  const world = buildSmallWorld(
    flight(outbound, { id: 2, fare: 9_000 }),
    flight(inbound, { id: 2, fare: 11_000 }),
  );
  const stay = { hotelId: 7, planId: 70, checkIn: june(1), nights: 7 };
  const findFor = (id: number) =>
    world.answer<'flights'>({ name: 'flights', request: anyTrip, stay, outbound: { ...outbound, id } });
  const ids = (found: ReturnType<typeof findFor>) => ({
    outbounds: found.outbounds.map((offer) => [offer.outbound.id, offer.inbound.id]),
    inbounds: found.inbounds.map((offer) => [offer.outbound.id, offer.inbound.id]),
  });
  const outbounds = [
    [2, 2],
    [1, 2],
  ];
  expect(ids(findFor(1))).toEqual({
    outbounds,
    inbounds: [
      [1, 2],
      [1, 1],
    ],
  });
  expect(ids(findFor(3))).toEqual({
    outbounds,
    inbounds: [
      [2, 2],
      [2, 1],
    ],
  });
});

test('a named offer is for sale on request and in any cabin, to those who fit', () => {
  const world = buildSmallWorld(
    availability(june(5), june(5), 'on_request'),
    flight(inbound, { cabin: 'business', seats: 12 }),
  );
  const { from, to, day, id } = outbound;
  const back = { from: to, to: from, day: june(8), id };
  const key = {
    hotelId: 7,
    planId: 70,
    checkIn: june(1),
    nights: 7,
    outbound: { from, to, day, id },
    inbound: back,
  };
  const findFor = (adults: number) =>
    world.answer<'offer'>({ name: 'offer', key, party: { adults, childrenBorn: [] }, bookingDay: may(1) });
  expect(findFor(2)).toMatchObject({
    offer: { total: 100_000, isOnRequest: true },
    inbound: { seats: 9, cabin: 'business' },
  });
  expect(findFor(5)).toBeNull();
});

test('what lies before the horizon is forgotten, and comes back empty', () => {
  const world = buildSmallWorld();
  world.apply([{ kind: 'horizon', firstDay: june(2) }]);
  expect(findCheapest(world)).toBeUndefined();
  expect(findCheapest(world, weekFrom(june(1)))).toBeUndefined();
  expect(findCheapest(world, weekFrom(june(2)))).toBeDefined();
});

test('a plan keeps its nights when it is replaced, and loses them when it is gone', () => {
  const replaced: SupplyChange = { kind: 'plan', plan: { ...plan, rateUnit: 20 } };
  expect(findCheapest(buildSmallWorld(replaced))?.stay).toBe(112_000);
  expect(findCheapest(buildSmallWorld({ kind: 'plan-gone', planId: 70 }, replaced))).toBeUndefined();
  expect(
    findCheapest(buildSmallWorld({ kind: 'hotel-gone', hotelId: 7 }, { kind: 'hotel', hotel })),
  ).toBeUndefined();
});

test('rates alone open no night', () => {
  const withoutRates: SupplyChange = { kind: 'plan', plan: { ...plan, id: 71 } };
  const rates: SupplyChange = {
    kind: 'rates',
    planId: 71,
    from: june(1),
    rates: Array.from({ length: 30 }, () => 1),
  };
  expect(findCheapest(buildSmallWorld(withoutRates, rates))?.key.planId).toBe(70);
  const opened: SupplyChange = {
    kind: 'availability',
    planId: 71,
    from: june(1),
    to: june(30),
    state: 'open',
  };
  expect(findCheapest(buildSmallWorld(withoutRates, rates, opened))?.key.planId).toBe(71);
});

test('a change that breaks a rule is refused whole, the rest of its batch is applied', () => {
  const world = buildSmallWorld();
  const lastDay = may(1) + 387;
  const refused = world.apply([
    { kind: 'rates', planId: 70, from: lastDay, rates: [5] },
    { kind: 'rates', planId: 70, from: lastDay, rates: [9, 9] },
    { kind: 'rates', planId: 71, from: june(1), rates: [5] },
    { kind: 'rates', planId: 70, from: june(1), rates: [1, 2_979] },
    arrivals(june(1), 15, false),
    { kind: 'plan', plan: { ...plan, hotelId: 8 } },
    { kind: 'fare', flight: { ...outbound, id: 5 }, fare: 1 },
    { kind: 'fare', flight: { ...outbound, id: 5, day: may(1) - 1 }, fare: 1 },
    { kind: 'horizon', firstDay: may(1) - 1 },
    { kind: 'rates', planId: 70, from: june(1), rates: [400, 2_978] },
  ]);
  expect(refused.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(world.supply.nights.get(70)?.get(lastDay)?.rate).toBe(5);
  expect(world.supply.nights.get(70)?.get(june(2))?.rate).toBe(2_978);
});
