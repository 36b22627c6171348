import type { DayRange } from '../../time/calendar-day.ts';
import type { PackageDates } from '../price-factors.ts';
import type { PastBatch } from './list-former-prices.ts';
import { anyDay, factorKey, type PastFactor } from './past-factor.ts';

/** Factors by their key, and by days of stay or departure. */
export interface FactorDays {
  readonly key: string;
  readonly days: DayRange;
}

/** A factor that a batch replaced. */
export interface DatedFactor extends PastFactor {
  /** Number of the batch. */
  readonly sequence: number;
  /** When the factor ended: milliseconds since 1970. */
  readonly at: number;
}

/** Everything that the price of a package can have been made of. */
export function listFactorDays({ hotelId, roomId, checkIn, nights, flown }: PackageDates): FactorDays[] {
  const always = { from: anyDay.firstDay, to: anyDay.lastDay };
  const checkOut = checkIn + nights;
  const stay = [
    { key: factorKey.hotel(hotelId), days: always },
    { key: factorKey.room(hotelId, roomId), days: { from: checkIn, to: checkOut - 1 } },
  ];
  if (flown === null) return stay;
  return [
    ...stay,
    { key: factorKey.route(flown.from, flown.to), days: { from: flown.day, to: flown.day } },
    { key: factorKey.route(flown.to, flown.from), days: { from: checkOut, to: checkOut } },
    { key: factorKey.airlines, days: always },
  ];
}

/**
 * The past of one package among that of many, the newest batch first.
 * @param past in order of batches and of what each replaced
 * @param upTo number of the last batch that the package's present factors know
 */
export function selectPackagePast(
  past: readonly DatedFactor[],
  dates: PackageDates,
  upTo: number,
): PastBatch[] {
  const asked = listFactorDays(dates);
  const own = past.filter(
    ({ sequence, key, firstDay, lastDay }) =>
      sequence <= upTo &&
      asked.some((factor) => factor.key === key && firstDay <= factor.days.to && lastDay >= factor.days.from),
  );
  return [...Map.groupBy(own, ({ sequence }) => sequence).values()]
    .map((batch) => ({ at: batch[0]?.at ?? 0, former: batch.map(({ former }) => former) }))
    .reverse();
}
