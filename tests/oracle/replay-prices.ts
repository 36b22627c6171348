import { noFilters } from '../../src/domain/search/offer-query.ts';
import { type Day, dayAt } from '../../src/domain/time/calendar-day.ts';
import { listOffers } from './list-offers.ts';
import type { RandomPackage } from './random-package.ts';
import type { RawSupply } from './raw-supply.ts';

/** What a package cost from a moment on; null where nobody could buy it. */
export interface KnownPrice {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly total: number | null;
}

/** The lowest total of all offers of a package as the brute force lists them; null without any. */
export function findLowestTotal(supply: RawSupply, wanted: RandomPackage, bookingDay: Day): number | null {
  const { dates, board, party } = wanted;
  const { hotelId, checkIn, nights, flown } = dates;
  const departure = flown?.day ?? checkIn;
  const offers = listOffers(supply, {
    kind: flown === null ? 'hotel-only' : 'package',
    party,
    bookingDay,
    departure: { from: departure, to: departure },
    return: { from: checkIn + nights, to: checkIn + nights },
    nights: { from: nights, to: nights },
    departureAirports: flown && [flown.from],
    arrivalAirports: flown && [flown.to],
    destinations: null,
    hotels: [hotelId],
    filters: { ...noFilters, cabin: null, boards: [board], includeOnRequest: true },
  });
  const totals = [...offers]
    .filter(({ plan, checkIn: day }) => plan.roomId === dates.roomId && day === checkIn)
    .map(({ total }) => total);
  return totals.length === 0 ? null : Math.min(...totals);
}

/**
 * The comparison price by its definition, from a record of all prices in the order of time (OFFER-037): the lowest of those that
 * held at any moment of the 30 days before the present one began.
 * @param recordBegins the day on which the record begins, of which only a part is known
 */
export function judgeComparison(prices: readonly KnownPrice[], recordBegins: Day): number | null {
  const current = prices.at(-1)?.total ?? null;
  if (current === null) return null;
  let began = prices.length - 1;
  while (began > 0 && prices[began - 1]?.total === current) began -= 1;
  const start = dayAt(new Date(prices[began]?.from ?? 0)) - 30;
  if (start <= recordBegins) return null;
  const former = prices.slice(0, began).filter((_, place) => {
    const lastMoment = (prices[place + 1]?.from ?? 0) - 1;
    return dayAt(new Date(lastMoment)) >= start;
  });
  const totals = former.flatMap(({ total }) => (total === null ? [] : [total]));
  const lowest = Math.min(...totals);
  return totals.length > 0 && lowest > current ? lowest : null;
}

/**
 * The lowest price of each of the last days by its definition, from a record of all prices in the order of time: of those that held at any moment of the day.
 * @param now milliseconds since 1970, when the last price of the record holds
 * @param recordBegins as for `judgeComparison`
 */
export function replayDays(
  prices: readonly KnownPrice[],
  now: number,
  recordBegins: Day,
): readonly { readonly day: Day; readonly total: number | null }[] {
  const today = dayAt(new Date(now));
  const days: { day: Day; total: number | null }[] = [];
  for (let day = Math.max(today - 30, recordBegins + 1); day <= today; day += 1) {
    const held = prices.filter(({ from }, place) => {
      const lastMoment = (prices[place + 1]?.from ?? now + 1) - 1;
      return dayAt(new Date(from)) <= day && dayAt(new Date(lastMoment)) >= day;
    });
    const totals = held.flatMap(({ total }) => (total === null ? [] : [total]));
    days.push({ day, total: totals.length === 0 ? null : Math.min(...totals) });
  }
  return days;
}
