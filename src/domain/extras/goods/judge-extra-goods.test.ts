import { describe, expect, test } from 'vitest';
import { listPlaneSeats } from '../../../demo/supplier/extras/list-plane-seats.ts';
import { requireDay } from '../../time/calendar-day.ts';
import type {
  CarGoods,
  ExtraGoods,
  InsuranceGoods,
  OnBoardGoods,
  SeatGoods,
  TransferGoods,
} from './extra-goods.ts';
import { type ExtrasTrip, judgeExtraGoods } from './judge-extra-goods.ts';

const firstDay = requireDay('2027-05-03');
const flight = {
  from: 'QXD',
  to: 'QXK',
  airline: '7Q',
  number: 401,
  cabin: 'economy',
  baggage: 'none',
} as const;
const flights = { outbound: flight, inbound: { ...flight, number: 402, from: 'QXK', to: 'QXD' } };

/** Two adults, a child of five and a baby: a week in hotel 1 of the city 20, the region 10 and the country 1. */
const trip: ExtrasTrip = {
  hotelId: 100,
  placeIds: [20, 10, 1],
  firstDay,
  nights: 7,
  party: { adults: 2, childrenBorn: [requireDay('2022-01-01'), requireDay('2026-06-01')] },
  flights,
  market: 'de',
};

const anywhere = {
  code: 'A',
  hotelId: null,
  placeId: null,
  airport: null,
  from: null,
  to: null,
  price: 1_000,
};
const bus: TransferGoods = {
  ...anywhere,
  kind: 'transfer',
  variant: 'bus',
  airport: 'QXK',
  placeId: 10,
  byAge: { child: 600, infant: 100 },
  seats: null,
  ride: { minutes: 30, kilometres: 12 },
};
const vehicle: TransferGoods = { ...bus, byAge: null, seats: 3 };
const car: CarGoods = {
  ...anywhere,
  kind: 'rental_car',
  variant: 'small',
  per: 'day',
  car: {
    provider: 'Aurika',
    model: 'Corvina S',
    seats: 4,
    bags: 1,
    isAutomatic: false,
    deposit: 0,
    excess: 0,
    kilometresPerDay: null,
    fuel: 'prepaid',
    minimumAge: 21,
    licenceYears: 1,
  },
};
const cover: InsuranceGoods = {
  ...anywhere,
  kind: 'insurance',
  variant: 'cancellation',
  per: 'person',
  markets: ['de', 'at'],
};
const bag: OnBoardGoods = {
  ...anywhere,
  kind: 'luggage',
  variant: '20kg',
  legs: ['outbound', 'inbound'],
  airline: null,
};
const lane: OnBoardGoods = { ...bag, kind: 'fast_track', variant: null };

const front: SeatGoods = {
  ...anywhere,
  code: 'FRONT',
  kind: 'seat',
  legs: ['outbound', 'inbound'],
  airline: '7Q',
  number: null,
  rows: { first: 1, last: 2 },
  letters: ['A', 'B', '', 'C'],
  isExit: false,
  notSold: [],
};

const judge = (goods: ExtraGoods, different: Partial<ExtrasTrip> = {}) =>
  judgeExtraGoods([goods], { ...trip, ...different });
const refusals = (...asked: Parameters<typeof judge>) => judge(...asked).map(({ refusal }) => refusal);
const priceOf = (...asked: Parameters<typeof judge>) => judge(...asked)[0]?.extra;

describe('prices of an operator’s extras', () => {
  test.each<[string, readonly string[], number]>([
    ['two adults', [], 2_000],
    ['and a child of five', ['2022-01-01'], 2_600],
    ['and a baby', ['2026-06-01'], 2_100],
    ['and a child who is two on the day', ['2025-05-03'], 2_600],
    ['and one who is two a day later', ['2025-05-04'], 2_100],
    ['and a child of eleven', ['2015-05-04'], 2_600],
    ['and one who is twelve on the day', ['2015-05-03'], 3_000],
  ])('[EXTRA-002] by person: %s', (_, born, price) => {
    const party = { adults: 2, childrenBorn: born.map(requireDay) };
    expect(priceOf(bus, { party })).toMatchObject({ price, per: 'party' });
  });

  test.each([
    [1, 1_000],
    [3, 1_000],
    [4, 2_000],
    [7, 3_000],
  ])('[EXTRA-002] by vehicle of three seats: %i people', (adults, price) => {
    expect(priceOf(vehicle, { party: { adults, childrenBorn: [] } })).toMatchObject({ price, per: 'party' });
  });

  test('[EXTRA-002] a baby needs a seat in a vehicle', () => {
    expect(priceOf(vehicle)).toMatchObject({ price: 2_000 });
  });

  test('[EXTRA-003] a car costs its day for each night, or the same for any stay', () => {
    expect(priceOf(car)).toMatchObject({ price: 7_000, per: 'party' });
    expect(priceOf({ ...car, per: 'trip' })).toMatchObject({ price: 1_000, per: 'party' });
  });

  test('[EXTRA-004] an insurance costs its price for each traveller, or once', () => {
    expect(priceOf(cover)).toMatchObject({ price: 1_000, per: 'traveller' });
    expect(priceOf({ ...cover, per: 'trip' })).toMatchObject({ price: 1_000, per: 'party' });
  });

  test('[EXTRA-005] [EXTRA-008] what is on board is sold on each of its flights, a fast track by its airport', () => {
    expect(judge(bag).map(({ extra }) => [extra.variant, extra.leg, extra.per])).toEqual([
      ['20kg', 'outbound', 'traveller'],
      ['20kg', 'inbound', 'traveller'],
    ]);
    expect(judge(lane).map(({ extra }) => extra.variant)).toEqual(['QXD', 'QXK']);
    expect(judge({ ...bag, legs: ['inbound'] })).toHaveLength(1);
  });
});

describe('an operator’s extra', () => {
  test.each<[string, Partial<TransferGoods>, string | null]>([
    ['its hotel', { hotelId: 100, placeId: null }, null],
    ['another hotel', { hotelId: 101, placeId: null }, 'other-hotel'],
    ['the city', { placeId: 20 }, null],
    ['the country', { placeId: 1 }, null],
    ['another place', { placeId: 21 }, 'other-hotel'],
    ['the day itself', { from: firstDay, to: firstDay }, null],
    ['the days before', { to: firstDay - 1 }, 'other-days'],
    ['the days after', { from: firstDay + 1 }, 'other-days'],
    ['another airport', { airport: 'QXD' }, 'other-airport'],
  ])('is sold with its trips alone: a transfer of %s', (_, different, refusal) => {
    expect(refusals({ ...bus, ...different })).toEqual([refusal]);
  });

  test('[CDATA-054] that needs flights is not sold without them, a car without an airport is', () => {
    for (const goods of [bus, bag, { ...car, airport: 'QXK' }])
      expect(new Set(refusals(goods, { flights: null }))).toEqual(new Set(['no-flights']));
    expect(refusals(car, { flights: null })).toEqual([null]);
    expect(refusals(cover, { flights: null })).toEqual([null]);
  });

  test('[EXTRA-004] that is an insurance is sold to residents of its markets', () => {
    expect(refusals(cover, { market: 'at' })).toEqual([null]);
    expect(refusals(cover, { market: 'gb' })).toEqual(['other-market']);
    expect(refusals(cover, { market: null })).toEqual(['other-market']);
  });

  test('on board is for the airport that its flight departs from, and its airline', () => {
    expect(refusals({ ...lane, airport: 'QXD' })).toEqual([null, 'other-airport']);
    expect(refusals({ ...lane, airline: '7Q' })).toEqual([null, null]);
    expect(refusals({ ...lane, airline: '8Y' })).toEqual(['other-airline', 'other-airline']);
  });

  test('[EXTRA-005] is not sold where the fare includes it', () => {
    const fly = (different: object) => ({ flights: { ...flights, outbound: { ...flight, ...different } } });
    expect(refusals(bag, fly({ baggage: 'checked' }))).toEqual(['included', null]);
    expect(refusals(lane, fly({ baggage: 'checked' }))).toEqual([null, null]);
    expect(refusals(lane, fly({ cabin: 'business' }))).toEqual(['included', null]);
  });
});

describe('of extras that look alike to travellers', () => {
  const offered = (goods: readonly ExtraGoods[], different: Partial<ExtrasTrip> = {}) =>
    judgeExtraGoods(goods, { ...trip, ...different })
      .filter(({ refusal }) => refusal === null)
      .map((judged) => judged.goods.code);

  test('the one nearest to the hotel is offered, whatever it costs', () => {
    const country = { ...bus, code: 'B', placeId: 1, price: 1 };
    const city = { ...bus, code: 'C', placeId: 20, price: 3_000 };
    const hotel = { ...bus, code: 'D', placeId: null, hotelId: 100, price: 9_000 };
    expect(offered([bus, country, city])).toEqual(['C']);
    expect(offered([country, bus])).toEqual(['A']);
    expect(offered([hotel, city])).toEqual(['D']);
    expect(offered([{ ...hotel, hotelId: 101 }, city])).toEqual(['C']);
    expect(judgeExtraGoods([bus, city], trip).map(({ refusal }) => refusal)).toEqual([
      'another-preferred',
      null,
    ]);
  });

  test('one for a place comes before one for all hotels', () => {
    expect(offered([car, { ...car, code: 'C', placeId: 1, price: 9_000 }])).toEqual(['C']);
  });

  test('of one place the one that costs the party least is offered, then the first code', () => {
    const van = { ...vehicle, code: 'V', seats: 8, price: 1_500 };
    const three = { party: { adults: 3, childrenBorn: [] } };
    expect(offered([van, vehicle])).toEqual(['V']);
    expect(offered([van, vehicle], three)).toEqual(['A']);
    expect(offered([{ ...bus, code: 'Z' }, bus])).toEqual(['A']);
    const once = { ...cover, code: 'T', per: 'trip' as const, price: 3_999 };
    expect(offered([cover, once])).toEqual(['T']);
    expect(offered([cover, { ...once, price: 4_001 }])).toEqual(['A']);
  });

  test('different kinds, variants and flights are all offered', () => {
    expect(
      offered([
        bus,
        { ...vehicle, code: 'P', variant: 'private' },
        car,
        cover,
        { ...bag, legs: ['inbound'] },
      ]),
    ).toHaveLength(5);
    expect(offered([bag, { ...bag, code: 'H', variant: '25kg' }])).toHaveLength(4);
  });
});

describe('seats of a plane', () => {
  const plane = (...goods: readonly SeatGoods[]) => {
    const judged = judgeExtraGoods(goods, trip);
    return {
      refusals: judged.map(({ goods: { code }, extra, refusal }) => `${code} ${extra.leg} ${refusal}`),
      outbound: listPlaneSeats(judged, 'outbound'),
      inbound: listPlaneSeats(judged, 'inbound'),
    };
  };
  const namesOf = (found: ReturnType<typeof listPlaneSeats>) =>
    found?.seats.map(({ variant, price }) => [variant, price]);

  test('[EXTRA-007] are offered by name, apart from those that are not sold, with the rows at exits', () => {
    const exit: SeatGoods = {
      ...front,
      code: 'X',
      rows: { first: 4, last: 4 },
      isExit: true,
      price: 2_000,
      notSold: ['4B'],
    };
    const { outbound, inbound } = plane(front, exit);
    expect(outbound).toMatchObject({ leg: 'outbound', rows: 4, letters: ['A', 'B', '', 'C'], exitRows: [4] });
    expect(namesOf(outbound)).toEqual([
      ...['1A', '1B', '1C', '2A', '2B', '2C'].map((name) => [name, 1_000]),
      ['4A', 2_000],
      ['4C', 2_000],
    ]);
    expect(inbound?.seats[0]).toMatchObject({ kind: 'seat', leg: 'inbound', per: 'traveller' });
    expect(new Set([...(outbound?.seats ?? [])].map(({ leg }) => leg))).toEqual(new Set(['outbound']));
  });

  test('of one flight take the place of those of its airline, on that flight alone', () => {
    const own: SeatGoods = {
      ...front,
      code: 'OWN',
      number: 402,
      rows: { first: 5, last: 5 },
      letters: ['A', '', 'B'],
    };
    const { refusals, outbound, inbound } = plane(front, own);
    expect(refusals).toEqual([
      'FRONT outbound null',
      'FRONT inbound another-preferred',
      'OWN outbound other-flight',
      'OWN inbound null',
    ]);
    expect(namesOf(outbound)?.length).toBe(6);
    expect(namesOf(inbound)).toEqual([
      ['5A', 1_000],
      ['5B', 1_000],
    ]);
  });

  test('with other letters are in another plane: that of the lower price is offered', () => {
    const wide: SeatGoods = {
      ...front,
      code: 'WIDE',
      letters: ['A', '', 'B', 'C'],
      rows: { first: 3, last: 3 },
      price: 900,
    };
    expect(plane(front, wide).refusals).toEqual([
      'FRONT outbound another-preferred',
      'FRONT inbound another-preferred',
      'WIDE outbound null',
      'WIDE inbound null',
    ]);
  });

  test('that two rows name are offered once', () => {
    const again: SeatGoods = { ...front, code: 'LATER', rows: { first: 2, last: 3 }, price: 500 };
    expect(namesOf(plane(front, again).outbound)?.slice(3)).toEqual([
      ['2A', 1_000],
      ['2B', 1_000],
      ['2C', 1_000],
      ['3A', 500],
      ['3B', 500],
      ['3C', 500],
    ]);
  });

  test('of another airline, airport or business class are not offered', () => {
    expect(plane({ ...front, airline: 'XX' }).outbound).toBeNull();
    expect(plane({ ...front, airport: 'QXK' }).refusals).toEqual([
      'FRONT outbound other-airport',
      'FRONT inbound null',
    ]);
    const business = { ...flight, cabin: 'business' } as const;
    expect(refusals(front, { flights: { outbound: business, inbound: flight } })).toEqual(['included', null]);
    expect(refusals(front, { flights: null })).toEqual(['no-flights', 'no-flights']);
  });
});
