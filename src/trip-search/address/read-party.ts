import { searchLimits, severalRooms, stayLengths } from '../../defaults.ts';
import { type Day, type DayRange, parseDay } from '../../domain/time/calendar-day.ts';
import {
  ageOn,
  bornForAge,
  countTravellers,
  INFANT_UNTIL_AGE,
  joinRooms,
  OF_AGE_FROM,
  type Party,
  type RoomParty,
} from '../../domain/travellers/party.ts';
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
  if (params.parties) return readRooms(params.parties, days, problems);
  const adults = readAdults(params.adults, problems);
  const party: Party = { adults, ...readChildren(params.children, days.today, problems) };
  const problem = problems.children ?? findChildProblem(party, days);
  if (problem !== undefined) problems.children = problem;
  return party;
}

/** Several rooms, `2-4.9,2`: each as a party of its own, with an adult for each baby in it; a single one is a party in one room. */
function readRooms(text: string, days: PartyDays, problems: SearchProblems): Party {
  const faults: SearchProblems = {};
  const rooms = text.split(',').map((room): RoomParty => {
    const [adults, children = ''] = splitOnce(room, '-');
    if (adults === '') faults.adults = 'is missing';
    const party = {
      adults: readAdults(adults, faults),
      ...readChildren(children.replaceAll('.', ','), days.today, faults),
    };
    const problem = findChildProblem(party, days);
    if (problem !== undefined) faults.children = problem;
    return party;
  });
  const [first, ...others] = rooms;
  const party = first === undefined ? null : joinRooms([first, ...others]);
  if (rooms.length > severalRooms.most) problems.parties = `must be at most ${severalRooms.most} rooms`;
  else if (party === null || faults.adults !== undefined)
    problems.parties = `must be rooms such as 2-4.9,2, each with 1 to ${searchLimits.adults} adults`;
  else if (faults.children !== undefined) problems.parties = `children ${faults.children}`;
  else if (countTravellers(party) > searchLimits.travellers)
    problems.parties = `must be at most ${searchLimits.travellers} travellers in all rooms`;
  if (party !== null && problems.parties === undefined) return party;
  return { adults: stayLengths.defaultAdults, childrenBorn: [] };
}

function splitOnce(text: string, separator: string): readonly [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function readAdults(text: string | undefined, problems: SearchProblems): number {
  if (text === undefined || text === '') return stayLengths.defaultAdults;
  const adults = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (adults >= 1 && adults <= searchLimits.adults) return adults;
  problems.adults = `must be a number from 1 to ${searchLimits.adults}`;
  return stayLengths.defaultAdults;
}

/** Children by their birth dates, or by their ages at travel, `4,9,13`; from old to young. */
function readChildren(
  text: string | undefined,
  today: Day,
  problems: SearchProblems,
): Pick<Party, 'childrenBorn' | 'childAges'> {
  if (text === undefined || text === '') return { childrenBorn: [] };
  const values = text.split(',');
  if (values.length > searchLimits.children) {
    problems.children = `must be at most ${searchLimits.children} children`;
    return { childrenBorn: [] };
  }
  if (values.every((value) => /^\d{1,2}$/.test(value))) {
    const childAges = values.map(Number).sort((a, b) => b - a);
    return { childrenBorn: childAges.map((age) => bornForAge(age, today)), childAges };
  }
  const born = values.map(parseDay);
  if (born.includes(null)) {
    problems.children = 'must be birth dates, YYYY-MM-DD, or ages at travel, joined by commas';
  }
  return { childrenBorn: born.filter((day) => day !== null).sort((a, b) => a - b) };
}

/** TRAV-015, TRAV-022, TRAV-036. */
function findChildProblem(party: Party, { today, departure }: PartyDays): string | undefined {
  const { adults, childrenBorn } = party;
  if (childrenBorn.some((born) => born > today)) return 'must not be in the future';
  const ages = childrenBorn.map((born) => ageOn(born, departure.from));
  if (childrenBorn.some((born) => ageOn(born, departure.to) >= OF_AGE_FROM)) {
    return `must be of travellers under ${OF_AGE_FROM} on departure`;
  }
  if (countTravellers(party) > searchLimits.travellers) {
    return `must be at most ${searchLimits.travellers} travellers with the adults`;
  }
  const infants = ages.filter((age) => age < INFANT_UNTIL_AGE).length;
  return infants > adults ? 'must name at most one child under 2 years for each adult' : undefined;
}
