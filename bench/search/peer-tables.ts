import type { HotelFacts, Occupancy } from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';

/** Days of one row of `stay_block`; it also holds the running sums of the longest stay that begins in it. */
export const blockDays = 32;
export const sumsPerBlock = blockDays + 23;

export interface PeerHotel extends Pick<HotelFacts, 'id' | 'regionId' | 'latitude' | 'longitude'> {
  readonly airportSet: number;
}

/** What a program in front of a database would cache in its own memory to ask efficient queries. */
export interface PeerRegisters {
  /** First day on sale: the tables count days from it. */
  readonly today: Day;
  readonly hotels: ReadonlyMap<number, PeerHotel>;
  readonly airports: ReadonlyMap<string, number>;
  /** Numbers of the airports of a set, by number of the set. */
  readonly airportSets: readonly (readonly number[])[];
  /** By number. */
  readonly occupancies: readonly Occupancy[];
}

/** Files of values between semicolons, lists in braces: how the facts come into the peers. */
export interface PeerFiles extends PeerRegisters {
  readonly stayBlocks: string;
  readonly flights: string;
  readonly setAirports: string;
}

/** Columns of the tables in the order of the files, with types that both peers know. */
export const peerColumns = {
  stay_block: {
    block: 'smallint',
    hotel_id: 'integer',
    plan_id: 'bigint',
    region_id: 'integer',
    category: 'smallint',
    rating: 'smallint',
    attributes: 'bigint',
    latitude: 'double precision',
    longitude: 'double precision',
    airport_set: 'smallint',
    room_type: 'smallint',
    board: 'smallint',
    occupancy: 'smallint',
    rate_unit: 'smallint',
    free_days: 'smallint',
    ...earlyBookingColumns('first'),
    ...earlyBookingColumns('second'),
    sums: 'integer[]',
    stays: 'integer[]',
  },
  flight: {
    origin: 'smallint',
    destination: 'smallint',
    day: 'smallint',
    overnight: 'smallint',
    stops: 'smallint',
    cabin: 'smallint',
    seats: 'smallint',
    fare: 'integer',
    child_percent: 'smallint',
    infant_fare: 'integer',
  },
  set_airport: { airport_set: 'smallint', airport: 'smallint' },
} as const;

function earlyBookingColumns<Name extends string>(name: Name) {
  const columns = { percent: 'smallint', until: 'integer', ahead: 'integer', from: 'integer', to: 'integer' };
  return Object.fromEntries(
    Object.entries(columns).map(([column, type]) => [`${name}_${column}`, type]),
  ) as Record<`${Name}_${'percent' | 'until' | 'ahead' | 'from' | 'to'}`, string>;
}
