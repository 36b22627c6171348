import { type Day, parseDay } from '../../../domain/calendar-day.ts';
import { ageOn, INFANT_UNTIL_AGE, type Party } from '../../../domain/party.ts';
import { type SearchParams, type SearchProblems, searchLimits } from './trip-search.ts';

/** TRAV-006. */
const defaultAdults = 2;

/**
 * Reads who travels. Ages count on the first day of departure that is possible (TRAV-018): nobody who is a child on a
 * later day is refused for a birthday in between.
 */
export function readParty(
  params: SearchParams,
  days: { readonly today: Day; readonly departure: Day },
  problems: SearchProblems,
): Party {
  const party = {
    adults: readAdults(params.adults, problems),
    childrenBorn: readBirthDates(params.children, problems),
  };
  const problem = problems.children ?? findChildProblem(party, days);
  if (problem !== undefined) problems.children = problem;
  return party;
}

function readAdults(text: string | undefined, problems: SearchProblems): number {
  if (text === undefined || text === '') return defaultAdults;
  const adults = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (adults >= 1 && adults <= searchLimits.adults) return adults;
  problems.adults = `must be a number from 1 to ${searchLimits.adults}`;
  return defaultAdults;
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

/** TRAV-015, TRAV-022, TRAV-031. */
function findChildProblem(
  { adults, childrenBorn }: Party,
  { today, departure }: { readonly today: Day; readonly departure: Day },
): string | undefined {
  if (childrenBorn.some((born) => born > today)) return 'must not be in the future';
  const ages = childrenBorn.map((born) => ageOn(born, departure));
  if (ages.some((age) => age > searchLimits.childAge)) {
    return `must be of children of at most ${searchLimits.childAge} years on departure`;
  }
  const infants = ages.filter((age) => age < INFANT_UNTIL_AGE).length;
  return infants > adults ? 'must name at most one child under 2 years for each adult' : undefined;
}
