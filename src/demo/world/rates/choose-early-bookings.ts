import type { EarlyBooking } from '../../../domain/search/supply-facts.ts';
import { type Day, requireDay, splitDay } from '../../../domain/time/calendar-day.ts';
import type { SeededRandom } from '../model/seeded-random.ts';

const percents = [8, 10, 12, 15, 20, 25] as const;
const leads = [30, 45, 60, 90, 120] as const;

/** For the next season that can still be booked in time, such as summer until the end of January. */
function seasonOffer(today: Day, random: SeededRandom): EarlyBooking {
  const isSummer = random.chance(0.75);
  const percent = random.pick(percents);
  const daysAhead = random.pick(leads);
  const closes = random.pick([30, 60, 90, 120]);
  const { year } = splitDay(today);
  const opens = (season: number): Day => requireDay(`${season}-${isSummer ? '05-01' : '11-01'}`);
  const season = opens(year) - closes >= today ? year : year + 1;
  const arrivalFrom = opens(season);
  return {
    percent,
    daysAhead,
    bookUntil: arrivalFrom - closes,
    arrivalFrom,
    arrivalTo: arrivalFrom + (isSummer ? 183 : 180),
  };
}

/** A discount for booking far enough ahead, for any date of arrival. */
function lastingOffer(today: Day, random: SeededRandom): EarlyBooking {
  const until = requireDay(`${splitDay(today).year + 2}-12-31`);
  return {
    percent: random.pick([8, 10, 12] as const),
    daysAhead: random.pick([60, 90, 120] as const),
    bookUntil: until,
    arrivalFrom: today,
    arrivalTo: until,
  };
}

/** What a house gives to those who book early: nothing, one offer or two. */
export function chooseEarlyBookings(today: Day, random: SeededRandom): readonly EarlyBooking[] {
  const roll = random.next();
  if (roll < 0.45) return [];
  if (roll < 0.75) return [seasonOffer(today, random)];
  if (roll < 0.9) return [lastingOffer(today, random)];
  return [seasonOffer(today, random), lastingOffer(today, random)];
}
