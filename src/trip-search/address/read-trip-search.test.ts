import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { ageOn, countOnDeparture } from '../../domain/travellers/party.ts';
import { readTripSearch } from './read-trip-search.ts';
import { toSearchParams } from './to-search-params.ts';
import { type SearchParams, searchParamNames } from './trip-search.ts';

const today = requireDay('2026-11-21');
const inDays = (days: number) => formatDay(today + days);

function requireSearch(params: SearchParams) {
  const read = readTripSearch(params, today);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function problemsOf(params: SearchParams) {
  const read = readTripSearch(params, today);
  return read.ok ? {} : read.problems;
}

test('[TRAV-006] [PRICE-007] [LIST-009] [PERIOD-028] nothing chosen is any time, as long as is usual, anywhere, from anywhere, for two adults, page 1 by price', () => {
  expect(requireSearch({})).toEqual({
    destinations: [],
    airports: [],
    arrivalAirports: [],
    isHotelOnly: false,
    period: { isExact: false, departure: null, return: null, nights: 'usual' },
    party: { adults: 2, childrenBorn: [] },
    filters: {
      categories: [],
      minRating: null,
      attributes: [],
      boards: [],
      roomTypes: [],
      maxPrice: null,
      maxTotal: null,
      maxStops: null,
      outboundFrom: null,
      outboundUntil: null,
      homeBy: null,
      isWithoutNightFlights: false,
      airlines: [],
      baggage: 'none',
      cabin: 'economy',
      isFreelyCancellable: false,
      isTransferIncluded: false,
    },
    sort: 'recommended',
    page: 1,
  });
});

test('an empty value counts as left out', () => {
  const empty = Object.fromEntries(searchParamNames.map((name) => [name, '']));
  expect(requireSearch(empty)).toEqual(requireSearch({}));
});

describe('destinations and airports', () => {
  test('[DEST-020] five destinations are taken, six are refused', () => {
    expect(requireSearch({ destinations: '1,2,3,4,5' }).destinations).toEqual([1, 2, 3, 4, 5]);
    expect(problemsOf({ destinations: '1,2,3,4,5,6' })).toEqual({
      destinations: 'must be at most 5 destinations',
    });
  });

  test('[AIRPORT-020] any airport is said by itself and read back from the address it makes', () => {
    expect(requireSearch({ airports: 'any' }).airports).toEqual([]);
    expect(toSearchParams(requireSearch({ airports: 'any' }))).toEqual({ airports: 'any' });
    expect(toSearchParams(requireSearch({ hotelOnly: '1' }))).toEqual({ hotelOnly: '1' });
  });

  test('[DEST-022] a destination named twice counts once', () => {
    expect(requireSearch({ destinations: '1,2,1,3,4,5,2' }).destinations).toEqual([1, 2, 3, 4, 5]);
  });

  test.each(['0', '-1', '1.5', 'abc', '1,,2', '1 ', '9999999999', '٣'])(
    'the destination %j is refused',
    (destinations) => {
      expect(problemsOf({ destinations })).toHaveProperty('destinations');
    },
  );

  test('[AIRPORT-021] [AIRPORT-024] five airports, groups and countries are taken once each, six are refused', () => {
    expect(requireSearch({ airports: 'fra,NORTH,DE,FRA,MUC,VIE' }).airports).toEqual([
      'FRA',
      'NORTH',
      'DE',
      'MUC',
      'VIE',
    ]);
    expect(problemsOf({ airports: 'FRA,NORTH,DE,MUC,VIE,ZRH' })).toHaveProperty('airports');
  });

  test.each(['F', 'FRANKFURT', 'FR1', 'FRA;MUC'])('the airport %j is refused', (airports) => {
    expect(problemsOf({ airports })).toHaveProperty('airports');
  });
});

describe('travel period', () => {
  test('[PERIOD-016] the earliest departure is tomorrow', () => {
    expect(problemsOf({ departureDate: inDays(1) })).toEqual({});
    expect(problemsOf({ departureDate: inDays(0) })).toEqual({ departureDate: 'must be tomorrow or later' });
  });

  test('[PERIOD-017] [PERIOD-018] the latest return is 365 days ahead', () => {
    expect(problemsOf({ returnDate: inDays(365) })).toEqual({});
    expect(problemsOf({ returnDate: inDays(366) })).toEqual({ returnDate: 'must be within 365 days' });
  });

  test('[PERIOD-018] a departure so late that no return is left is refused', () => {
    expect(problemsOf({ departureDate: inDays(364) })).toEqual({});
    expect(problemsOf({ departureDate: inDays(365) })).toHaveProperty('departureDate');
    expect(problemsOf({ departureDate: inDays(365), exact: '1' })).toHaveProperty('departureDate');
    expect(problemsOf({ departureDate: inDays(366) })).toEqual({ departureDate: 'must be within 365 days' });
  });

  test('[PERIOD-019] the return is at least a day after the departure', () => {
    expect(problemsOf({ departureDate: inDays(30), returnDate: inDays(31) })).toEqual({});
    expect(problemsOf({ departureDate: inDays(30), returnDate: inDays(30) })).toHaveProperty('returnDate');
    expect(problemsOf({ departureDate: inDays(30), returnDate: inDays(29) })).toHaveProperty('returnDate');
  });

  test('[PERIOD-016] [PERIOD-019] a return alone leaves a day for the departure', () => {
    expect(problemsOf({ returnDate: inDays(2) })).toEqual({});
    expect(problemsOf({ returnDate: inDays(1) })).toHaveProperty('returnDate');
  });

  test.each(['2026-02-30', '21.12.2026', '2027-1-1', 'tomorrow', '2026-12-24T00:00'])(
    '[SDATA-008] the date %j is refused',
    (date) => {
      expect(problemsOf({ departureDate: date })).toEqual({ departureDate: 'must be a date, YYYY-MM-DD' });
    },
  );

  test('[PERIOD-024] -1 is any length of stay', () => {
    expect(requireSearch({ duration: '-1' }).period.nights).toBeNull();
  });

  test('a length of stay is a number or a range of nights', () => {
    expect(requireSearch({ duration: '7' }).period.nights).toEqual({ from: 7, to: 7 });
    expect(requireSearch({ duration: '5-9' }).period.nights).toEqual({ from: 5, to: 9 });
  });

  test.each(['0', '-2', '9-5', '7-', '1.5', 'week', '1000'])(
    'the length of stay %j is refused',
    (duration) => {
      expect(problemsOf({ duration })).toHaveProperty('duration');
    },
  );

  test('[PERIOD-026] [PERIOD-027] exact dates are 21 and 22 days ahead where none is named, flexible ones stay open', () => {
    const datesOf = (params: SearchParams) => {
      const { departure, return: back } = requireSearch(params).period;
      return [departure, back];
    };
    expect(datesOf({ exact: '1' })).toEqual([today + 21, today + 22]);
    expect(datesOf({ exact: '1', departureDate: inDays(40) })).toEqual([today + 40, today + 41]);
    expect(datesOf({ exact: '1', returnDate: inDays(9) })).toEqual([today + 8, today + 9]);
    expect(datesOf({ departureDate: inDays(40) })).toEqual([today + 40, null]);
  });

  test('exact is 0 or 1', () => {
    expect(requireSearch({ exact: '1' }).period.isExact).toBe(true);
    expect(problemsOf({ exact: 'true' })).toEqual({ exact: 'must be 0 or 1' });
  });
});

describe('party', () => {
  test('[TRAV-011] [TRAV-025] one to six adults travel', () => {
    expect(requireSearch({ adults: '1' }).party.adults).toBe(1);
    expect(requireSearch({ adults: '6' }).party.adults).toBe(6);
    for (const adults of ['0', '7', '-1', 'two', '1e1'])
      expect(problemsOf({ adults })).toHaveProperty('adults');
  });

  test('children are named by their ages at travel, in any order', () => {
    const { party } = requireSearch({ children: '4,9,13' });
    expect(party.childAges).toEqual([13, 9, 4]);
    for (const day of [today + 1, today + 200, today + 365])
      expect(party.childrenBorn.map((born) => ageOn(born, day))).toEqual([13, 9, 4]);
    expect(toSearchParams(requireSearch({ children: '4,9,13' })).children).toBe('13,9,4');
    expect(requireSearch({ children: '4' }).party.childrenBorn).toEqual([requireDay('2022-11-22')]);
  });

  test('[TRAV-036] ages go from 0 to 17, those from 16 on count as adults', () => {
    const count = (children: string) => countOnDeparture(requireSearch({ children }).party, today + 30);
    expect(count('15')).toEqual({ adults: 2, children: 1, outgrown: 0 });
    expect(count('16,17')).toEqual({ adults: 4, children: 0, outgrown: 2 });
    expect(problemsOf({ children: '18' })).toEqual({
      children: 'must be of travellers under 18 on departure',
    });
    for (const children of ['-1', '4.5', '4,', '4,x', '4;9', '100'])
      expect(problemsOf({ children })).toHaveProperty('children');
  });

  test('[TRAV-015] [TRAV-017] ages under 2 need an adult each', () => {
    expect(problemsOf({ adults: '1', children: '0,2' })).toEqual({});
    expect(problemsOf({ adults: '1', children: '0,1' })).toHaveProperty('children');
  });

  test('nine people travel, a tenth is refused', () => {
    expect(problemsOf({ adults: '5', children: '4,9,13,15' })).toEqual({});
    expect(problemsOf({ adults: '6', children: '4,9,13,15' })).toEqual({
      children: 'must be at most 9 travellers with the adults',
    });
  });

  test('[TRAV-027] four children travel, a fifth is refused', () => {
    expect(requireSearch({ children: '2020-01-01,2018-01-01,2019-01-01' }).party.childrenBorn).toEqual(
      ['2018-01-01', '2019-01-01', '2020-01-01'].map(requireDay),
    );
    expect(problemsOf({ children: '2020-01-01,2018-01-01,2019-01-01,2021-01-01' })).toEqual({});
    expect(problemsOf({ children: '2020-01-01,2018-01-01,2019-01-01,2021-01-01,2021-02-01' })).toHaveProperty(
      'children',
    );
  });

  test('[TRAV-014] every child has a birth date', () => {
    expect(problemsOf({ children: '2020-01-01,' })).toHaveProperty('children');
    expect(problemsOf({ children: '2020-01-01,5' })).toHaveProperty('children');
  });

  test('[TRAV-036] a child that is too old for one by departure stays in the party, until it is of age', () => {
    const party = (children: string, departureDate: string) =>
      readTripSearch({ children, departureDate, returnDate: inDays(300), exact: '1' }, today);
    expect(party('2010-12-24', '2026-12-24')).toMatchObject({
      value: { party: { adults: 2, childrenBorn: [requireDay('2010-12-24')] } },
    });
    expect(problemsOf({ children: '2008-12-25', departureDate: '2026-12-24', exact: '1' })).toEqual({});
    expect(problemsOf({ children: '2008-12-24', departureDate: '2026-12-24', exact: '1' })).toHaveProperty(
      'children',
    );
    expect(problemsOf({ children: '2008-12-25', departureDate: '2026-12-24' })).toHaveProperty('children');
  });

  test('[TRAV-022] [TRAV-035] a birth date is not in the future', () => {
    expect(problemsOf({ children: inDays(0) })).toEqual({});
    expect(problemsOf({ children: inDays(1) })).toEqual({ children: 'must not be in the future' });
  });

  test('[TRAV-015] as many infants as adults travel, one more is refused', () => {
    expect(problemsOf({ adults: '2', children: '2026-01-01,2026-01-02' })).toEqual({});
    expect(problemsOf({ adults: '1', children: '2026-01-01,2026-01-02' })).toHaveProperty('children');
  });

  test('[TRAV-017] a child that is 24 months old on the day of departure is no infant', () => {
    const departureDate = '2026-12-24';
    expect(problemsOf({ adults: '1', departureDate, children: '2024-12-24,2026-01-01' })).toEqual({});
    expect(problemsOf({ adults: '1', departureDate, children: '2024-12-25,2026-01-01' })).toHaveProperty(
      'children',
    );
  });
});

describe('filters', () => {
  test('all of them are read', () => {
    const params = {
      stars: '5,4.5',
      rating: '4.5',
      attributes: 'wifi,pool',
      board: 'all_inclusive,half_board',
      rooms: 'suite',
      maxPrice: '1200',
      maxTotal: '4000',
      stops: '1',
      airlines: '7q,X1',
      baggage: 'baggage',
      cabin: 'business',
      transfer: 'included',
      cancel: 'free',
    };
    expect(requireSearch(params).filters).toEqual({
      categories: [45, 50],
      minRating: 45,
      attributes: ['pool', 'wifi'],
      boards: ['half_board', 'all_inclusive'],
      roomTypes: ['suite'],
      maxPrice: 1200,
      maxTotal: 4000,
      maxStops: 1,
      outboundFrom: null,
      outboundUntil: null,
      homeBy: null,
      isWithoutNightFlights: false,
      airlines: ['7Q', 'X1'],
      baggage: 'checked',
      cabin: 'business',
      isFreelyCancellable: true,
      isTransferIncluded: true,
    });
  });

  test('a transfer in the price is one word, and another is refused', () => {
    expect(requireSearch({ transfer: 'included' }).filters.isTransferIncluded).toBe(true);
    expect(problemsOf({ transfer: 'yes' })).toEqual({ transfer: 'must be one of included' });
  });

  test('[MASK-037] [MASK-038] stops 0 is direct flights, 10000 is any', () => {
    expect(requireSearch({ stops: '0' }).filters.maxStops).toBe(0);
    expect(requireSearch({ stops: '10000' }).filters.maxStops).toBeNull();
    expect(problemsOf({ stops: '4' })).toHaveProperty('stops');
  });

  test('hours of departure, of coming home, and no night flights are taken as they are', () => {
    expect(
      requireSearch({ outFrom: '0', outUntil: '23', homeBy: '24', night: 'none' }).filters,
    ).toMatchObject({
      outboundFrom: 0,
      outboundUntil: 23,
      homeBy: 24,
      isWithoutNightFlights: true,
    });
    expect(requireSearch({ outFrom: '9', outUntil: '9' }).filters).toMatchObject({
      outboundFrom: 9,
      outboundUntil: 9,
    });
    expect(problemsOf({ outFrom: '10', outUntil: '9' })).toHaveProperty('outUntil');
  });

  test('[FLIGHT-011] baggage is carryOn or baggage', () => {
    expect(requireSearch({ baggage: 'carryOn' }).filters.baggage).toBe('carry_on');
    expect(problemsOf({ baggage: 'checked' })).toHaveProperty('baggage');
  });

  test.each([
    ['stars', '6'],
    ['stars', '4,9'],
    ['rating', '6.1'],
    ['rating', '0'],
    ['rating', '4.55'],
    ['attributes', 'pool,casino'],
    ['board', 'brunch'],
    ['rooms', 'cave'],
    ['maxPrice', '0'],
    ['maxPrice', '10000001'],
    ['maxPrice', '99.5'],
    ['maxTotal', '0'],
    ['maxTotal', '90000001'],
    ['maxTotal', '-1'],
    ['airlines', 'LUFT'],
    ['outFrom', '24'],
    ['outUntil', '0'],
    ['outFrom', '6:30'],
    ['homeBy', '5'],
    ['homeBy', '25'],
    ['night', 'some'],
    ['cabin', 'first'],
    ['cancel', 'maybe'],
    ['cancel', 'constructor'],
    ['baggage', '__proto__'],
    ['sort', 'name'],
    ['page', '0'],
    ['page', '10001'],
    ['page', '1.5'],
    ['hotelOnly', 'yes'],
  ])('%s %s is refused', (name, value) => {
    expect(problemsOf({ [name]: value })).toHaveProperty(name);
  });
});

test('what is written is read back as the same search', () => {
  const params = fc.record(
    {
      destinations: fc.constantFrom('1', '1,2,3'),
      airports: fc.constantFrom('FRA', 'DE,NORTH'),
      arrival: fc.constant('PMI'),
      hotelOnly: fc.constantFrom('0', '1'),
      departureDate: fc.integer({ min: 1, max: 100 }).map(inDays),
      returnDate: fc.integer({ min: 101, max: 365 }).map(inDays),
      duration: fc.constantFrom('-1', '7', '5-9', '30'),
      exact: fc.constantFrom('0', '1'),
      adults: fc.constantFrom('1', '2', '6'),
      children: fc.constantFrom('2020-02-29', '2019-01-01,2026-01-01', '13,9,4', '0'),
      stars: fc.constantFrom('4', '3.5,5'),
      rating: fc.constantFrom('4', '5.5'),
      attributes: fc.constantFrom('pool', 'wifi,lift'),
      board: fc.constant('breakfast'),
      rooms: fc.constant('family,double'),
      maxPrice: fc.constantFrom('900', '10000000'),
      maxTotal: fc.constantFrom('1', '90000000'),
      stops: fc.constantFrom('0', '1', '10000'),
      outFrom: fc.constantFrom('0', '6', '9'),
      outUntil: fc.constantFrom('9', '23'),
      homeBy: fc.constantFrom('6', '24'),
      night: fc.constant('none'),
      airlines: fc.constant('7Q'),
      baggage: fc.constantFrom('carryOn', 'baggage'),
      cabin: fc.constantFrom('economy', 'business'),
      cancel: fc.constant('free'),
      sort: fc.constantFrom('recommended', 'price', 'rating', 'category'),
      page: fc.constantFrom('1', '7'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(params, (chosen) => {
      const search = requireSearch(chosen);
      expect(requireSearch(toSearchParams(search))).toEqual(search);
    }),
    { numRuns: 200 },
  );
});

test('no text makes reading throw', () => {
  const name = fc.constantFrom(...searchParamNames);
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(name, text, name, text, (one, first, other, second) => {
      expect(typeof readTripSearch({ [one]: first, [other]: second }, today).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});

describe('several rooms', () => {
  test('[TRAV-007] a link says who stays in which room, children by age or birth date', () => {
    const { party } = requireSearch({ parties: '2-4.9,1,2-2020-03-04' });
    expect(party).toMatchObject({ adults: 5, childrenBorn: { length: 3 } });
    expect(
      party.rooms?.map(({ adults, childAges, childrenBorn }) => [adults, childAges ?? childrenBorn]),
    ).toEqual([
      [2, [9, 4]],
      [1, []],
      [2, [requireDay('2020-03-04')]],
    ]);
    expect(requireSearch({ parties: '2-4,2-13' }).party.childAges).toEqual([4, 13]);
  });

  test('[TRAV-007] one room is a party as without it, and nothing else counts next to it', () => {
    expect(requireSearch({ parties: '3-4' })).toEqual(requireSearch({ adults: '3', children: '4' }));
    expect(requireSearch({ parties: '1,1', adults: '4', children: '3' }).party.adults).toBe(2);
  });

  test.each(['1,1,1,1,1', '0,2', '2,', 'x', '7,1', '2-4;9,1', '1-0.1,2', '6,4', '2-40,1', '2-1.2.3.4.5,1'])(
    '[TRAV-007] rooms %j are refused',
    (parties) => expect(problemsOf({ parties })).toHaveProperty('parties'),
  );

  test.each(['2-9.4,2', '1,1,1,1', '2-2020-03-04.2022-01-05,1'])(
    '[TRAV-007] rooms %j come back as they were',
    (parties) => {
      expect(toSearchParams(requireSearch({ parties }))).toMatchObject({ parties });
    },
  );
});
