import { nightFlights } from '../../src/defaults.ts';
import {
  buildRankRows,
  buildUsualRows,
  type RankedHotel,
  type Ranking,
  type RankParts,
  type UsualPrice,
} from '../../src/domain/search/ranking.ts';
import type { FlightFacts } from '../../src/domain/search/supply-facts.ts';
import { formatDay } from '../../src/domain/time/calendar-day.ts';
import type { RawOffer } from './list-offers.ts';
import type { Random } from './random.ts';
import { arrivalAirports, homeAirports } from './random-supply.ts';
import type { RawSupply } from './raw-supply.ts';

/** What a ranking was built from, so that the oracle does not read the tables that it checks. */
const plainRankings = new WeakMap<Ranking, PlainRanking>();

interface PlainRanking {
  readonly hotels: ReadonlyMap<number, RankedHotel>;
  /** By region, then by the two digits of the month. */
  readonly usual: readonly ReadonlyMap<string, UsualPrice>[];
  /** City, airport of departure and airport of arrival, each as text. */
  readonly driven: ReadonlySet<string>;
}

/** Points by the rule of `docs/recommended.md`, in the plainest words. */
export function rankPlainly(ranking: Ranking, offer: RawOffer, travellers: number): RankParts {
  const plain = plainRankings.get(ranking);
  const hotel = plain?.hotels.get(offer.hotel.id);
  const rating = hotel?.rating ?? 15;
  const month = formatDay(offer.checkIn).slice(5, 7);
  const usual = plain?.usual[hotel?.region ?? -1]?.get(month);
  const price = pricePoints(usual, offer, travellers);
  const percentBelow = percentOf(usual, offer, travellers);
  const { outbound, inbound } = offer;
  if (outbound === null || inbound === null) return { price, rating, flights: 0, transfer: 0, percentBelow };
  if (plain?.driven.has(`${hotel?.city} ${outbound.from} ${outbound.to}`))
    return { price, rating, flights: 0, transfer: 0, percentBelow };
  const flights = legPoints(outbound) + legPoints(inbound);
  let transfer = 0;
  for (const { airport, minutes } of hotel?.transfers ?? [])
    if (airport === outbound.to)
      for (let left = 10; left > 0; left -= 1)
        if (minutes < 15 * left) transfer = Math.max(transfer, 11 - left);
  return { price, rating, flights, transfer, percentBelow };
}

/** Tries one per cent after the other, from the most that can be saved. */
function percentOf(usualPrice: UsualPrice | undefined, offer: RawOffer, travellers: number): number | null {
  if (usualPrice === undefined || usualPrice.night === 0) return null;
  const usual = usualTotal(usualPrice, offer, travellers);
  let percent = 100;
  while (BigInt(percent) * usual > (usual - BigInt(offer.total)) * 100n) percent -= 1;
  return percent;
}

function usualTotal({ flights, night }: UsualPrice, offer: RawOffer, travellers: number): bigint {
  return BigInt(travellers * ((offer.outbound === null ? 0 : flights) + offer.nights * night));
}

/** A point for each fortieth of the usual price that a trip costs less, with 20 to begin with. */
function pricePoints(usualPrice: UsualPrice | undefined, offer: RawOffer, travellers: number): number {
  if (usualPrice === undefined || usualPrice.night === 0) return 20;
  const usual = usualTotal(usualPrice, offer, travellers);
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

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/**
 * Most hotels are known, and their points are few values, so that some are equal; what a trip usually costs is near what it does cost, or nobody
 * knows it.
 */
export function generateRanking(random: Random, supply: RawSupply): Ranking {
  const isPriced = random.chance(60);
  const usual = Array.from({ length: 6 }, () => {
    const prices = months.map((month) => {
      const flights = random.pick([5_000, 20_000, 40_000]);
      return [month, { flights, night: isPriced ? random.pick([0, 3_000, 8_000, 15_000]) : 0 }] as const;
    });
    return new Map(prices);
  });
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
  const ranking = {
    rows,
    usual: buildUsualRows(
      usual.length,
      (region, month) => usual[region]?.get(months[month - 1] ?? '') ?? null,
    ),
    departures: homeAirports,
    driven: bits,
  };
  plainRankings.set(ranking, {
    hotels: new Map(hotels.map((hotel) => [hotel.hotelId, hotel])),
    usual,
    driven,
  });
  return ranking;
}
