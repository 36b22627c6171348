import { estimateFlightMinutes } from '../../domain/places/usual-stays.ts';
import type { Airport } from '../../domain/search/catalogue.ts';
import { rateGuests } from '../../domain/search/rank-offer.ts';
import {
  buildRankRows,
  buildUsualRows,
  MOST_TRANSFERS,
  type RankedHotel,
  type Ranking,
} from '../../domain/search/ranking.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { sumDoorToDoor } from '../catalogue/estimate-door-to-door.ts';
import { estimateDrive, estimateTransfer } from '../catalogue/estimate-transfer.ts';
import { measureDistance, type Position } from '../catalogue/measure-distance.ts';
import { landmassOf } from './landmass.ts';
import type { UsualPrices } from './usual-prices.ts';

/** What hotels are recommended by: opinions and ways from the catalogue, and what trips to their regions usually cost. */
export function buildRanking({ whole }: Catalogue, prices: UsualPrices | null): Ranking {
  const prepared = whole.once('ranking', () => prepare(whole));
  const { regionIds, ...tables } = prepared;
  return { ...tables, usual: rowsOf(prepared, prices ?? unknownPrices) };
}

const unknownPrices: UsualPrices = { find: () => null };

/** Of each catalogue by the prices that are written into them: every search needs them, and they change once a day. */
const writtenRows = new WeakMap<PreparedRanking, WeakMap<UsualPrices, Ranking['usual']>>();

function rowsOf(prepared: PreparedRanking, prices: UsualPrices): Ranking['usual'] {
  const ofCatalogue = writtenRows.get(prepared) ?? new WeakMap<UsualPrices, Ranking['usual']>();
  writtenRows.set(prepared, ofCatalogue);
  const written = ofCatalogue.get(prices);
  if (written !== undefined) return written;
  const { regionIds } = prepared;
  const rows = buildUsualRows(regionIds.length, (region, month) =>
    prices.find(regionIds[region] as number, month),
  );
  ofCatalogue.set(prices, rows);
  return rows;
}

interface PreparedRanking extends Omit<Ranking, 'usual'> {
  readonly regionIds: readonly number[];
}

function prepare(catalogue: Catalogue): PreparedRanking {
  const { departures, destinations } = catalogue;
  const arrivals = [...catalogue.airports.values()].filter(({ isArrival }) => isArrival);
  const hotels = [...catalogue.hotels.values()];
  const cities = new Map<number, RankedCity>();
  const regions = new Map<number, number>();
  const ranked = hotels.map((hotel): RankedHotel => {
    const position = destinations.get(hotel.cityId) ?? hotel;
    const city = cities.get(hotel.cityId) ?? {
      position,
      place: cities.size,
      airports: findNearest(arrivals, position),
    };
    const region = regions.get(hotel.regionId) ?? regions.size;
    cities.set(hotel.cityId, city);
    regions.set(hotel.regionId, region);
    return {
      hotelId: hotel.id,
      rating: rateGuests(hotel.rating, hotel.reviewCount),
      region,
      city: city.place,
      transfers: city.airports.map((airport) => ({
        airport: airport.code,
        minutes: estimateTransfer(airport, hotel).minutes,
      })),
    };
  });
  return {
    rows: buildRankRows(ranked),
    departures,
    driven: markDriven(catalogue, [...cities.values()]),
    regionIds: [...regions.keys()],
  };
}

interface RankedCity {
  readonly position: Position;
  readonly place: number;
  /** The nearest first. */
  readonly airports: readonly Airport[];
}

function markDriven({ airports, departures }: Catalogue, cities: readonly RankedCity[]): Ranking['driven'] {
  const driven = new Uint8Array(new SharedArrayBuffer(cities.length * departures.length));
  cities.forEach((city) => {
    departures.forEach((code, departure) => {
      const from = airports.get(code);
      if (from === undefined) return;
      const bits = city.airports.map((to, place) => Number(isEarlierByCar(from, to, city.position)) << place);
      driven[city.place * departures.length + departure] = bits.reduce((sum, bit) => sum | bit, 0);
    });
  });
  return driven;
}

function findNearest(arrivals: readonly Airport[], place: Position): readonly Airport[] {
  return arrivals
    .map((airport) => ({ airport, distance: measureDistance(airport, place) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_TRANSFERS)
    .map(({ airport }) => airport);
}

/** From door to door, where one can drive without a ferry. */
function isEarlierByCar(from: Airport, to: Airport, place: Position): boolean {
  if (landmassOf(from) !== landmassOf(to)) return false;
  const air = estimateFlightMinutes(measureDistance(from, to));
  return estimateDrive(from, place) <= sumDoorToDoor(air, estimateTransfer(to, place));
}
