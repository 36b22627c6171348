import { type Day, dayOf, splitDay } from '../time/calendar-day.ts';

/** Who stays in one room: the number of adults, and the birth dates of children and babies (SDATA-009, SDATA-015). */
export interface RoomParty {
  readonly adults: number;
  readonly childrenBorn: readonly Day[];
  /**
   * Ages at travel, in the order of `childrenBorn`, where the children were named by their ages: nobody was born on the dates, they only
   * give these ages on every day that can be booked (`bornForAge`).
   */
  readonly childAges?: readonly number[];
}

/** The travellers of a search, all together. */
export interface Party extends RoomParty {
  /** Who stays in which room, where they stay in several: together they are the party. Missing for one room (TRAV-007). */
  readonly rooms?: readonly RoomParty[];
}

/** Who stays in which room: the party itself where it takes one. */
export function listRoomParties(party: Party): readonly RoomParty[] {
  return party.rooms ?? [party];
}

/** The party of some rooms; one room is the party itself. Children come from old to young, room by room. */
export function joinRooms(rooms: readonly [RoomParty, ...RoomParty[]]): Party {
  const [first, ...others] = rooms;
  if (others.length === 0) return first;
  const isByAge = rooms.every(({ childrenBorn, childAges }) => childrenBorn.length === 0 || childAges);
  const childAges = rooms.flatMap((room) => room.childAges ?? []);
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childrenBorn: rooms.flatMap(({ childrenBorn }) => childrenBorn),
    ...(isByAge && childAges.length > 0 && { childAges }),
    rooms,
  };
}

/** Age from which a child has its own seat on a flight (TRAV-017: 24 months). */
export const INFANT_UNTIL_AGE = 2;
/** Age from which flights cost the adult fare. */
export const ADULT_FARE_FROM_AGE = 12;
/** Maximum age of a child on the day of departure (TRAV-031, TRAV-036). */
export const OLDEST_CHILD_AGE = 15;
/**
 * Ages to choose from, each a year of its own (TRAV-029 to TRAV-031): a price may differ by any of them, so that a choice for several would be
 * the wrong price for one. The first is shown as under `AGE_OF_FIRST_BIRTHDAY`.
 */
export const childAgeChoices: readonly number[] = Array.from(
  { length: OLDEST_CHILD_AGE + 1 },
  (_choice, age) => age,
);
export const AGE_OF_FIRST_BIRTHDAY = 1;
/** Age from which a traveller cannot be booked as a child. */
export const OF_AGE_FROM = 18;

/**
 * Calculates the age in completed years on a day; negative before birth. In common years, people born on 29 February have
 * their birthday on 1 March.
 */
export function ageOn(born: Day, day: Day): number {
  const birth = splitDay(born);
  const now = splitDay(day);
  const hadBirthday = now.month > birth.month || (now.month === birth.month && now.date >= birth.date);
  return now.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Returns a birth date for an age at travel: a child born then is of that age on every day of departure that can be booked, from tomorrow to
 * a year ahead (PERIOD-016, PERIOD-017). A baby of 0 is born today at the latest, and still under 2 on the last of these days.
 */
export function bornForAge(age: number, today: Day): Day {
  const { year, month, date } = splitDay(today + 1);
  const birthday = dayOf(year - age, month, date);
  // A year without 29 February would move the birthday behind the first day.
  const born = splitDay(birthday).date === date ? birthday : birthday - 1;
  return Math.min(born, today);
}

/** True when a child of the search is too old for a child on the day of departure and counts as an adult (TRAV-036). */
export function hasOutgrownChildhood(born: Day, departure: Day): boolean {
  return ageOn(born, departure) > OLDEST_CHILD_AGE;
}

/** Counts adults and children on the day of departure; `outgrown` of the adults were children in the search. */
export function countOnDeparture({ adults, childrenBorn }: Party, departure: Day) {
  const outgrown = childrenBorn.filter((born) => hasOutgrownChildhood(born, departure)).length;
  return { adults: adults + outgrown, children: childrenBorn.length - outgrown, outgrown };
}

/** Counts adults, children and babies. */
export function countTravellers(party: Party): number {
  return party.adults + party.childrenBorn.length;
}

/** The numbers of the travellers of each room, ascending: adults are numbered room by room, and then the children. */
export function numberByRoom(party: Party): readonly (readonly number[])[] {
  let adult = 0;
  let child = party.adults;
  return listRoomParties(party).map(({ adults, childrenBorn }) => {
    const numbers = [
      ...Array.from({ length: adults }, (_, at) => adult + at),
      ...childrenBorn.map((_, at) => child + at),
    ];
    adult += adults;
    child += childrenBorn.length;
    return numbers;
  });
}

/** The numbers of a party's travellers, from 0 on, in the order of the party. */
export function numberTravellers(party: Party): readonly number[] {
  return Array.from({ length: countTravellers(party) }, (_, number) => number);
}
