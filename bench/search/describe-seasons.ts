import type { TripRequest } from '../../src/domain/search/offer-query.ts';
import { completedYears, seatsNeeded, weighParty } from '../../tests/oracle/quote.ts';
import type { PeerRegisters } from './peer-tables.ts';

/** Days of departure on which everyone is of the same age; days count from the first on sale. */
export interface PeerSeason {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly seats: number;
  /** The party's weight in per cent by the number of the occupancy; null where it does not fit. */
  readonly weights: readonly (number | null)[];
}

/** What the party is on its days of departure, by the brute force's own rules. */
export function describeSeasons(
  { party, departure }: TripRequest,
  { today, occupancies }: PeerRegisters,
): PeerSeason[] {
  const seasons: PeerSeason[] = [];
  let lastAges = '';
  for (let day = departure.from; day <= departure.to; day += 1) {
    const ages = party.childrenBorn.map((born) => completedYears(born, day));
    const before = seasons.at(-1);
    if (before !== undefined && ages.join() === lastAges) {
      seasons[seasons.length - 1] = { ...before, to: day - today };
      continue;
    }
    lastAges = ages.join();
    const infants = ages.filter((age) => age < 2).length;
    const children = ages.filter((age) => age >= 2 && age < 12).length;
    const aged = { adults: party.adults, ages };
    seasons.push({
      number: seasons.length,
      from: day - today,
      to: day - today,
      adults: party.adults + ages.length - infants - children,
      children,
      infants,
      seats: seatsNeeded(aged),
      weights: occupancies.map((occupancy) => weighParty(occupancy, aged)),
    });
  }
  return seasons;
}
