/** Why an offer is recommended: whole points of each part, which add up to its score. `docs/recommended.md` says how they come about. */
export interface RankParts {
  /** 0 to `rankPoints.price`. */
  readonly price: number;
  /** 0 to `rankPoints.rating`. */
  readonly rating: number;
  /** 0 to `rankPoints.flights`; 0 without flights, as the next. */
  readonly flights: number;
  /** 0 to `rankPoints.transfer`. */
  readonly transfer: number;
  /**
   * By how many whole per cent the trip costs less than it usually does, rounded down; below 0 where it costs more. Null where nobody knows what it usually
   * costs. No points: the price has those.
   */
  readonly percentBelow: number | null;
}

/**
 * What hotels are recommended by, apart from their offers: a row for each hotel of the catalogue, and what trips to its region usually cost. The same
 * for everybody of a market; no margin is among it, and nobody can pay to be in it. Its tables lie in memory that threads share.
 */
export interface Ranking {
  /** Rows of `RANK_WORDS` whole numbers in ascending order of hotel ids. */
  readonly rows: Int32Array;
  /** What trips usually cost: by place of the region, and by month of arrival, the price of the flights and of a night. `buildUsualRows` writes it. */
  readonly usual: Int32Array;
  /** Codes of airports of departure, in the order of `driven`. */
  readonly departures: readonly string[];
  /** By city, then by airport of departure: a bit for each of the city's airports, in their order, set where one is there earlier by car. */
  readonly driven: Uint8Array;
}

/** What a trip usually costs one traveller who arrives in a month, minor units of the supply's currency. */
export interface UsualPrice {
  /** There and back. */
  readonly flights: number;
  /** 0 where it is not known: then nothing is said about prices. */
  readonly night: number;
}

const MONTHS = 12;
const USUAL_WORDS = MONTHS * 2;

/**
 * Writes what trips usually cost.
 * @param regions how many there are
 * @param find asked for each region and month, 1 for January; null where it is not known
 */
export function buildUsualRows(
  regions: number,
  find: (region: number, month: number) => UsualPrice | null,
): Ranking['usual'] {
  const rows = new Int32Array(new SharedArrayBuffer(regions * USUAL_WORDS * 4));
  for (let region = 0; region < regions; region += 1) {
    for (let month = 1; month <= MONTHS; month += 1) {
      const { flights, night } = find(region, month) ?? { flights: 0, night: 0 };
      rows.set([flights, night], region * USUAL_WORDS + (month - 1) * 2);
    }
  }
  return rows;
}

/** @param month of arrival, 1 for January */
export function readUsualPrice({ usual }: Pick<Ranking, 'usual'>, region: number, month: number): UsualPrice {
  const at = region * USUAL_WORDS + (month - 1) * 2;
  return { flights: usual[at] ?? 0, night: usual[at + 1] ?? 0 };
}

/** A hotel in a ranking. */
export interface RankedHotel {
  readonly hotelId: number;
  /** Points for what guests say of it, 0 to `rankPoints.rating`. */
  readonly rating: number;
  /** Place of its region in `Ranking.usual`. */
  readonly region: number;
  /** Place of its city in `Ranking.driven`. */
  readonly city: number;
  /** Minutes by road from the city's airports, the nearest first, `MOST_TRANSFERS` at most; from another one the way is too long for points. */
  readonly transfers: readonly { readonly airport: string; readonly minutes: number }[];
}

/** Most airports that a hotel has a way from; a byte has a bit for each. */
export const MOST_TRANSFERS = 6;
const FIXED_WORDS = 4;
const RANK_WORDS = FIXED_WORDS + 2 * MOST_TRANSFERS;

/** Writes the rows of a ranking. @param hotels in any order, each once */
export function buildRankRows(hotels: readonly RankedHotel[]): Ranking['rows'] {
  const rows = new Int32Array(new SharedArrayBuffer(hotels.length * RANK_WORDS * 4));
  const sorted = hotels.toSorted((one, other) => one.hotelId - other.hotelId);
  sorted.forEach((hotel, row) => {
    rows.set([hotel.hotelId, hotel.rating, hotel.region, hotel.city], row * RANK_WORDS);
    hotel.transfers.slice(0, MOST_TRANSFERS).forEach(({ airport, minutes }, place) => {
      rows.set([packAirport(airport), minutes], row * RANK_WORDS + FIXED_WORDS + place * 2);
    });
  });
  return rows;
}

/** A hotel of a ranking; null where it is none of it. */
export function findRanked({ rows }: Ranking, hotelId: number): RankedHotel | null {
  let low = 0;
  let high = rows.length / RANK_WORDS - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const id = rows[middle * RANK_WORDS] as number;
    if (id === hotelId) return readRow(rows, middle * RANK_WORDS);
    if (id < hotelId) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

function readRow(rows: Int32Array, start: number): RankedHotel {
  const word = (at: number) => rows[start + at] as number;
  const transfers: RankedHotel['transfers'][number][] = [];
  for (let at = FIXED_WORDS; at < RANK_WORDS && word(at) !== 0; at += 2)
    transfers.push({ airport: unpackAirport(word(at)), minutes: word(at + 1) });
  return { hotelId: word(0), rating: word(1), region: word(2), city: word(3), transfers };
}

/** Whether one is earlier by car than with flights between two airports. */
export function isDriven(
  { departures, driven }: Ranking,
  { city, transfers }: Pick<RankedHotel, 'city' | 'transfers'>,
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  const departure = departures.indexOf(from);
  const arrival = transfers.findIndex(({ airport }) => airport === to);
  if (departure < 0 || arrival < 0) return false;
  return (((driven[city * departures.length + departure] ?? 0) >>> arrival) & 1) === 1;
}

/** Three capitals as a number above 0. */
function packAirport(code: string): number {
  return [...code].reduce((packed, letter) => packed * 32 + letter.charCodeAt(0) - 64, 0);
}

function unpackAirport(packed: number): string {
  return String.fromCharCode(...[10, 5, 0].map((shift) => ((packed >>> shift) & 31) + 64));
}
