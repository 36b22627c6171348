import { searchLimits, stayLengths } from '../../../defaults.ts';
import { type Day, type DayRange, parseDay } from '../../../domain/time/calendar-day.ts';
import { ageOn, INFANT_UNTIL_AGE, OF_AGE_FROM, type Party } from '../../../domain/travellers/party.ts';
import type { SearchParams, SearchProblems } from './trip-search.ts';

interface PartyDays {
  readonly today: Day;
  /** First and last possible day of it. */
  readonly departure: DayRange;
}

/**
 * Reads who travels. Infants are counted on the first day of departure that is possible (TRAV-018): nobody who is a child
 * on a later day is refused for a birthday in between. Children who have outgrown that by departure stay in the party and
 * count as adults (TRAV-036); nobody is of age on the last day, for such a traveller is booked as an adult only.
 */
export function readParty(params: SearchParams, days: PartyDays, problems: SearchProblems): Party {
  const party = {
    adults: readAdults(params.adults, problems),
    childrenBorn: readBirthDates(params.children, problems),
  };
  const problem = problems.children ?? findChildProblem(party, days);
  if (problem !== undefined) problems.children = problem;
  return party;
}

function readAdults(text: string | undefined, problems: SearchProblems): number {
  if (text === undefined || text === '') return stayLengths.defaultAdults;
  const adults = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (adults >= 1 && adults <= searchLimits.adults) return adults;
  problems.adults = `must be a number from 1 to ${searchLimits.adults}`;
  return stayLengths.defaultAdults;
}

function readBirthDates(text: string | undefined, problems: SearchProblems): readonly Day[] {
  if (text === undefined || text === '') return [];
  const dates = text.split(',');
  if (dates.length > searchLimits.children) {
    problems.children = `must be at most ${searchLimits.children} birth dates`;
    return [];
  }
  const born = dates.map(parseDay);
  if (born.includes(null)) problems.children = 'must be birth dates, YYYY-MM-DD, joined by commas';
  return born.filter((day) => day !== null).sort((a, b) => a - b);
}

/** TRAV-015, TRAV-022, TRAV-036. */
function findChildProblem(
  { adults, childrenBorn }: Party,
  { today, departure }: PartyDays,
): string | undefined {
  if (childrenBorn.some((born) => born > today)) return 'must not be in the future';
  const ages = childrenBorn.map((born) => ageOn(born, departure.from));
  if (childrenBorn.some((born) => ageOn(born, departure.to) >= OF_AGE_FROM)) {
    return `must be of travellers under ${OF_AGE_FROM} on departure`;
  }
  const infants = ages.filter((age) => age < INFANT_UNTIL_AGE).length;
  return infants > adults ? 'must name at most one child under 2 years for each adult' : undefined;
}
