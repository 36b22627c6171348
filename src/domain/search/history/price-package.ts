import type { Day } from '../../time/calendar-day.ts';
import type { Party } from '../../travellers/party.ts';
import type { Board } from '../board.ts';
import type { PackageDates, PriceFactors } from '../price-factors.ts';
import { countSeats, priceLeg } from '../price-leg.ts';
import { priceStay } from '../price-stay.ts';
import type { FlightFacts } from '../supply-facts.ts';

/** Who would have bought a package, and when. */
export interface Purchase {
  readonly board: Board;
  readonly party: Party;
  readonly bookingDay: Day;
}

/**
 * The lowest total in minor units at which a package can be bought with these factors, in any plan and with any flights of
 * its days; null where it is not for sale. On request counts as for sale (OFFER-037).
 */
export function priceCheapestPackage(
  dates: PackageDates,
  factors: PriceFactors,
  purchase: Purchase,
): number | null {
  const stay = priceCheapestStay(dates, factors, purchase);
  if (stay === null || dates.flown === null) return stay;
  if (!factors.airports.includes(dates.flown.to)) return null;
  const arriving = factors.outbounds.filter(
    ({ day, isOvernight }) => day + Number(isOvernight) === dates.checkIn,
  );
  const out = priceCheapestLeg(arriving, factors, dates, purchase);
  const back = priceCheapestLeg(factors.inbounds, factors, dates, purchase);
  return out === null || back === null ? null : stay + out + back;
}

function priceCheapestStay(dates: PackageDates, { plans }: PriceFactors, purchase: Purchase): number | null {
  const { party, bookingDay, board } = purchase;
  const quotes = plans
    .filter(({ plan }) => plan.board === board)
    .map(({ plan, nights }) =>
      priceStay(plan, { party, bookingDay, ageDay: ageDayOf(dates), checkIn: dates.checkIn, nights }),
    );
  return lowest(quotes.flatMap((quote) => (quote.ok ? [quote.amount] : [])));
}

function priceCheapestLeg(
  flights: readonly FlightFacts[],
  { airlines }: PriceFactors,
  dates: PackageDates,
  { party }: Purchase,
): number | null {
  const ageDay = ageDayOf(dates);
  const seats = countSeats(party, ageDay);
  const fares = flights.flatMap(({ fare, seats: left, airline: code }) => {
    const airline = airlines.find((each) => each.code === code);
    return airline === undefined || left < Math.max(seats, 1) ? [] : [priceLeg(fare, airline, party, ageDay)];
  });
  return lowest(fares);
}

/** Everyone's age is taken on the day the outbound flight departs, without flights on the day of check-in. */
const ageDayOf = ({ flown, checkIn }: PackageDates): Day => flown?.day ?? checkIn;

function lowest(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}
