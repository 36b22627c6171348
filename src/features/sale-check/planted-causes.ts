import type { SaleQuestion, SaleReason } from './sale-answer.ts';
import type { createShopFiles } from './shop-under-test.ts';

type Shop = ReturnType<typeof createShopFiles>;
export type Cells = Parameters<Shop['add']>[1];

/** The Monday on which the trips of the test begin. */
export const departure = '2026-05-04';

export interface PlantedCause {
  readonly name: string;
  readonly reason: SaleReason | 'sold';
  readonly ask?: Partial<SaleQuestion>;
  /** Adds a hotel to the files; returns the line that has to be named, null where none is. */
  readonly plant: (shop: Shop, hotel: Hotel) => string | null;
}

/** A hotel with an airport of its own. */
export interface Hotel {
  readonly hotelId: number;
  readonly airport: string;
}

interface Goods {
  readonly hotel?: Cells;
  readonly room?: Cells;
  readonly plan?: Cells;
  readonly nights?: readonly Cells[];
  readonly outbound?: readonly NonNullable<Cells>[];
  readonly inbound?: readonly NonNullable<Cells>[];
}

/** Everything that sells, except for what is given; returns the lines. @testSupport */
export function addHotel(shop: Shop, { hotelId, airport }: Hotel, goods: Goods = {}) {
  const of = { hotel_id: hotelId };
  shop.add('airports.csv', { code: airport });
  const there = goods.outbound ?? [{}];
  const back = goods.inbound ?? [{}];
  return {
    hotel: shop.add('hotels.csv', { id: hotelId, airports: airport, ...goods.hotel }),
    room: shop.add('rooms.csv', { ...of, ...goods.room }),
    plan: shop.add('plans.csv', { ...of, ...goods.plan }),
    nights: (goods.nights ?? [{}]).map((cells) => shop.add('nights.csv', { ...of, ...cells })),
    outbound: there.map((cells) => shop.add('flights.csv', { to: airport, ...cells })),
    inbound: back.map((cells) =>
      shop.add('flights.csv', { number: 402, from: airport, to: 'QXD', ...cells }),
    ),
  };
}

type Lines = ReturnType<typeof addHotel>;

function cause(
  name: string,
  reason: PlantedCause['reason'],
  goods: Goods,
  lineOf: (lines: Lines) => string | null | undefined,
  ask: Partial<SaleQuestion> = {},
): PlantedCause {
  return { name, reason, ask, plant: (shop, hotel) => lineOf(addHotel(shop, hotel, goods)) ?? null };
}

const nothing = () => null;
const second = ({ nights }: Lines) => nights[1];
const first = ({ nights }: Lines) => nights[0];
const day = (date: string, cells: Cells = {}) => ({ from: date, to: date, ...cells });

/** Causes as operators meet them, each in a hotel of its own. */
export const plantedCauses: readonly PlantedCause[] = [
  { name: 'the hotel was never delivered', reason: 'unknown-hotel', plant: nothing },
  cause('tomorrow is the first day, today is not sold', 'dates', {}, nothing, { from: -1 }),
  cause('the day lies more than a year ahead', 'dates', {}, nothing, { from: 400 }),
  cause('the trip returns more than a year ahead', 'dates', {}, nothing, { from: 362 }),
  cause('the stay is longer than any that is sold', 'too-long', {}, nothing, { nights: 23 }),
  cause('seven adults are more than the shop takes', 'party-limits', {}, nothing, { adults: 7 }),
  cause('there are more babies than adults', 'party-limits', {}, nothing, {
    adults: 1,
    childrenAges: [0, 1],
  }),
  cause('five children are more than the shop takes', 'party-limits', {}, nothing, {
    childrenAges: [3, 4, 5, 6, 7],
  }),
  cause('the airport of departure is unknown', 'unknown-airport', {}, nothing, { airport: 'XXX' }),
  {
    name: 'the hotel has no room',
    reason: 'no-room',
    plant: (shop, { hotelId, airport }) => {
      shop.add('airports.csv', { code: airport });
      return shop.add('hotels.csv', { id: hotelId, airports: airport });
    },
  },
  {
    name: 'the hotel has a room and no plan',
    reason: 'no-plan',
    plant: (shop, { hotelId, airport }) => {
      shop.add('airports.csv', { code: airport });
      shop.add('rooms.csv', { hotel_id: hotelId });
      return shop.add('hotels.csv', { id: hotelId, airports: airport });
    },
  },
  cause('three adults are too many', 'party', {}, ({ plan }) => plan, { adults: 3 }),
  cause('two children are too many', 'party', {}, ({ plan }) => plan, { childrenAges: [4, 6] }),
  cause('one adult is too few', 'party', { plan: { min_adults: 2 } }, ({ plan }) => plan, { adults: 1 }),
  cause(
    'the room is for adults only',
    'party',
    { plan: { max_children: 0, max_persons: 2 } },
    ({ plan }) => plan,
    {
      childrenAges: [5],
    },
  ),
  cause('a child of twelve counts as a third adult', 'party', {}, ({ plan }) => plan, { childrenAges: [12] }),
  cause(
    'two adults and a child are more than the bed holds',
    'party',
    { plan: { max_persons: 2 } },
    ({ plan }) => plan,
    {
      childrenAges: [5],
    },
  ),
  cause('no night has a price', 'no-price', { nights: [] }, nothing),
  cause('prices end in the middle of the stay', 'no-price', { nights: [{ to: '2026-05-08' }] }, nothing),
  cause('prices begin after the arrival', 'no-price', { nights: [{ from: '2026-05-05' }] }, nothing),
  cause('a night has the price 0', 'no-price', { nights: [{}, day('2026-05-07', { rate: 0 })] }, second),
  cause('Sundays have no price', 'no-price', { nights: [{ weekdays: '123456' }] }, nothing),
  cause(
    'a stop-sell of one night',
    'stop-sell',
    { nights: [{}, day('2026-05-06', { state: 'closed' })] },
    second,
  ),
  cause(
    'a stop-sell of the arrival',
    'stop-sell',
    { nights: [{}, day(departure, { state: 'closed' })] },
    second,
  ),
  cause(
    'a stop-sell of the last night',
    'stop-sell',
    { nights: [{}, day('2026-05-10', { state: 'closed' })] },
    second,
  ),
  cause(
    'a stop-sell of all Fridays',
    'stop-sell',
    { nights: [{}, { weekdays: '5', state: 'closed' }] },
    second,
  ),
  cause('the whole season is closed', 'stop-sell', { nights: [{ state: 'closed' }] }, first),
  cause(
    'only the arrival counts and is closed',
    'stop-sell',
    {
      plan: { sold_by: 'arrival' },
      nights: [{}, day(departure, { state: 'closed' })],
    },
    second,
  ),
  cause('no room of the kind is left', 'sold-out', { room: { allotment: 0 } }, ({ room }) => room),
  cause(
    'one night has to be asked for',
    'on-request',
    { nights: [{}, day('2026-05-07', { state: 'on_request' })] },
    second,
  ),
  cause('all nights have to be asked for', 'on-request', { nights: [{ state: 'on_request' }] }, first),
  cause('no arrival on the day', 'closed-day', { nights: [{}, day(departure, { arrival: 'no' })] }, second),
  cause('no arrival on Mondays', 'closed-day', { nights: [{}, { weekdays: '1', arrival: 'no' }] }, second),
  cause(
    'arrival on Saturdays alone',
    'closed-day',
    { nights: [{ arrival: 'no' }, { weekdays: '6' }] },
    first,
  ),
  cause('ten nights at least', 'min-stay', { nights: [{ min_stay: 10 }] }, first),
  cause(
    'eight nights at least for this arrival',
    'min-stay',
    { nights: [{}, day(departure, { min_stay: 8 })] },
    second,
  ),
  cause('five nights at most', 'max-stay', { plan: { max_stay: 5 } }, ({ plan }) => plan),
  cause('the hotel names no airport', 'not-reached', { hotel: { airports: '' } }, ({ hotel }) => hotel),
  cause(
    'nothing flies to the airport of the hotel',
    'no-route',
    { outbound: [], inbound: [] },
    ({ hotel }) => hotel,
  ),
  cause(
    'the flight there is on Saturdays',
    'no-outbound',
    { outbound: [{ weekdays: '6' }] },
    ({ outbound }) => outbound[0],
  ),
  cause(
    'flights begin a day later',
    'no-outbound',
    { outbound: [{ valid_from: '2026-05-05' }] },
    ({ outbound }) => outbound[0],
  ),
  cause(
    'flights have ended the day before',
    'no-outbound',
    { outbound: [{ valid_to: '2026-05-03' }] },
    ({ outbound }) => outbound[0],
  ),
  cause(
    'flights from another country alone',
    'no-route',
    { outbound: [{ from: 'QXS' }], inbound: [{ to: 'QXS' }] },
    ({ hotel }) => hotel,
  ),
  cause(
    'the flight arrives at night, when no arrival is allowed',
    'closed-day',
    {
      nights: [{}, day('2026-05-05', { arrival: 'no' })],
      outbound: [{ arrival_day: 'next' }],
    },
    second,
  ),
  cause(
    'no flight home on the day',
    'no-inbound',
    { inbound: [{ weekdays: '6' }] },
    ({ inbound }) => inbound[0],
  ),
  cause(
    'the flight home goes to another airport',
    'no-inbound',
    { inbound: [{ to: 'QXE' }] },
    ({ inbound }) => inbound[0],
  ),
  cause(
    'only business class is left',
    'other-cabin',
    { outbound: [{ cabin: 'business' }] },
    ({ outbound }) => outbound[0],
  ),
  cause(
    'one seat is left on the flight there',
    'flight-full',
    { outbound: [{ seats: 1 }] },
    ({ outbound }) => outbound[0],
  ),
  cause('the flight home is full', 'flight-full', { inbound: [{ seats: 0 }] }, ({ inbound }) => inbound[0]),
  cause(
    'three seats are needed with a child',
    'flight-full',
    { outbound: [{ seats: 2 }] },
    ({ outbound }) => outbound[0],
    {
      childrenAges: [5],
    },
  ),
];

/** Trips that are sold, close to one of the causes. */
export const soldTrips: readonly PlantedCause[] = [
  cause('nothing is in the way', 'sold', {}, first),
  cause(
    'a later row opens what an earlier one closes',
    'sold',
    { nights: [{ state: 'closed' }, {}] },
    second,
  ),
  cause('seven nights are the least', 'sold', { nights: [{ min_stay: 7 }] }, first),
  cause('a baby needs no seat', 'sold', { outbound: [{ seats: 2 }] }, first, { childrenAges: [1] }),
  cause('no flight is needed without flights', 'sold', { outbound: [], inbound: [] }, first, {
    isHotelOnly: true,
  }),
  cause(
    'only the arrival has to be open',
    'sold',
    {
      plan: { sold_by: 'arrival' },
      nights: [{}, day('2026-05-06', { state: 'closed' })],
    },
    first,
  ),
  cause(
    'the night of the return may be closed',
    'sold',
    { nights: [{}, day('2026-05-11', { state: 'closed' })] },
    first,
  ),
];
