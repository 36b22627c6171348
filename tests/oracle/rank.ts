import { nightFlights } from '../../src/defaults.ts';
import type { RankParts } from '../../src/domain/search/ranking.ts';
import {
  buildRankRows,
  type RankedHotel,
  type Ranking,
  type UsualPrice,
} from '../../src/domain/search/ranking.ts';
import type { FlightFacts } from '../../src/domain/search/supply-facts.ts';
import type { RawOffer } from './list-offers.ts';
import type { Random } from './random.ts';
import { arrivalAirports, homeAirports } from './random-supply.ts';
import type { RawSupply } from './raw-supply.ts';

/** What a ranking was built from, so that the oracle does not read the tables that it checks. */
const plainRankings = new WeakMap<Ranking, PlainRanking>();

interface PlainRanking {
  readonly hotels: ReadonlyMap<number, RankedHotel>;
  /** City, airport of departure and airport of arrival, each as text. */
  readonly driven: ReadonlySet<string>;
}

/** Points by the rule of `docs/recommended.md`, in the plainest words. */
export function rankPlainly(ranking: Ranking, offer: RawOffer, travellers: number): RankParts {
  const plain = plainRankings.get(ranking);
  const hotel = plain?.hotels.get(offer.hotel.id);
  const rating = hotel?.rating ?? 15;
  const price = pricePoints(hotel && ranking.usual[hotel.region], offer, travellers);
  const { outbound, inbound } = offer;
  if (outbound === null || inbound === null) return { price, rating, flights: 0, transfer: 0 };
  if (plain?.driven.has(`${hotel?.city} ${outbound.from} ${outbound.to}`))
    return { price, rating, flights: 0, transfer: 0 };
  const flights = legPoints(outbound) + legPoints(inbound);
  let transfer = 0;
  for (const { airport, minutes } of hotel?.transfers ?? [])
    if (airport === outbound.to)
      for (let left = 10; left > 0; left -= 1)
        if (minutes < 15 * left) transfer = Math.max(transfer, 11 - left);
  return { price, rating, flights, transfer };
}

/** A point for each fortieth of the usual price that a trip costs less, with 20 to begin with. */
function pricePoints(usualPrice: UsualPrice | undefined, offer: RawOffer, travellers: number): number {
  if (usualPrice === undefined || usualPrice.night === 0) return 20;
  const flights = offer.outbound === null ? 0 : usualPrice.flights;
  const usual = BigInt(travellers * (flights + offer.nights * usualPrice.night));
  const saved = (usual - BigInt(offer.total)) * 40n;
  for (let points = 40; points > 0; points -= 1) if (saved >= BigInt(points - 20) * usual) return points;
  return 0;
}

function legPoints({ stops, departure, arrival, isOvernight }: FlightFacts): number {
  const isNight = (minute: number) => minute >= nightFlights.from || minute <= nightFlights.until;
  let points = 10;
  for (let stop = 0; stop < stops; stop += 1) points -= 4;
  if (isOvernight || isNight(departure) || isNight(arrival)) points -= 5;
  return Math.max(0, points);
}

/**
 * Most hotels are known, and their points are few values, so that some are equal; what a trip usually costs is near what it does cost, or nobody
 * knows it.
 */
export function generateRanking(random: Random, supply: RawSupply): Ranking {
  const isPriced = random.chance(60);
  const usual = Array.from({ length: 6 }, () => ({
    flights: random.pick([5_000, 20_000, 40_000]),
    night: isPriced ? random.pick([0, 3_000, 8_000, 15_000]) : 0,
  }));
  const cityAirports = Array.from({ length: 4 }, () => random.some(arrivalAirports, 3));
  const hotels = [...supply.hotels.values()]
    .filter(() => random.chance(90))
    .map(({ id }): RankedHotel => {
      const city = random.int(0, 3);
      const transfers = (cityAirports[city] ?? []).map((airport) => ({
        airport,
        minutes: random.pick([5, 80, 160]),
      }));
      return {
        hotelId: id,
        rating: random.pick([0, 10, 11, 12, 30]),
        region: random.int(0, 6),
        city,
        transfers,
      };
    });
  const driven = new Set<string>();
  const bits = new Uint8Array(cityAirports.length * homeAirports.length);
  cityAirports.forEach((airports, city) => {
    homeAirports.forEach((from, departure) => {
      airports.forEach((to, place) => {
        if (!random.chance(15)) return;
        driven.add(`${city} ${from} ${to}`);
        const at = city * homeAirports.length + departure;
        bits[at] = (bits[at] ?? 0) + 2 ** place;
      });
    });
  });
  const rows = buildRankRows(random.chance(50) ? hotels : hotels.toReversed());
  const ranking = { rows, usual, departures: homeAirports, driven: bits };
  plainRankings.set(ranking, { hotels: new Map(hotels.map((hotel) => [hotel.hotelId, hotel])), driven });
  return ranking;
}
