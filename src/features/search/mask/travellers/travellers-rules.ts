import { searchLimits, severalRooms, stayLengths } from '../../../../defaults.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import {
  ADULT_FARE_FROM_AGE,
  ageOn,
  childAgeChoices,
  hasOutgrownChildhood,
  INFANT_UNTIL_AGE,
  joinRooms,
  listRoomParties,
  type Party,
  type RoomParty,
} from '../../../../domain/travellers/party.ts';
import {
  type BirthDate,
  bornAtAge,
  joinBirthDate,
  noBirthDate,
  type PartyDays,
  splitBirthDate,
} from './travellers-dates.ts';

/** Input for a child's age (FLAG-010): an age, or a birth date. */
export type ChildControl = 'age' | 'birth-date';

/** Who travels, while it is being chosen. */
export interface TravellersDraft {
  readonly adults: number;
  readonly children: readonly BirthDate[];
}

/** Ages where the brand asks for them, or the search names children by them already (FLAG-010): nobody is asked for more than before. */
export function chooseControl(isFlagOn: boolean, party: Party): ChildControl {
  const isByAge = listRoomParties(party).some(({ childAges }) => childAges !== undefined);
  return isFlagOn || isByAge ? 'age' : 'birth-date';
}

export function startTravellers({ adults, childrenBorn }: RoomParty): TravellersDraft {
  return { adults, children: childrenBorn.map(splitBirthDate) };
}

/** Who stays in each room: one where the party takes one (TRAV-007). */
export function startRooms(party: Party): readonly TravellersDraft[] {
  return listRoomParties(party).map(startTravellers);
}

/**
 * @param minAdults 1 unless configured otherwise (TRAV-024, TRAV-025)
 * @param others who stay in other rooms
 */
export function changeAdults(
  draft: TravellersDraft,
  by: number,
  minAdults: number,
  others = 0,
): TravellersDraft {
  const most = mostTravellers(draft, others).adults;
  return { ...draft, adults: Math.min(most, Math.max(minAdults, draft.adults + by)) };
}

/** The most adults and the most children that the others leave room for (TRAV-025, TRAV-027). */
export function mostTravellers({ adults, children }: TravellersDraft, others = 0) {
  const most = searchLimits.travellers - others;
  return {
    adults: Math.min(searchLimits.adults, most - children.length),
    children: Math.min(searchLimits.children, most - adults),
  };
}

/** Everybody in some rooms. */
export function countInRooms(rooms: readonly TravellersDraft[]): number {
  return rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
}

export function canAddRoom(rooms: readonly TravellersDraft[]): boolean {
  return rooms.length < severalRooms.most && countInRooms(rooms) < searchLimits.travellers;
}

/** A room more, for two adults where that many may still travel. */
export function addRoom(rooms: readonly TravellersDraft[]): readonly TravellersDraft[] {
  if (!canAddRoom(rooms)) return rooms;
  const left = searchLimits.travellers - countInRooms(rooms);
  return [...rooms, { adults: Math.min(stayLengths.defaultAdults, left), children: [] }];
}

/** A child more or less, from none to the limit (TRAV-026, TRAV-027). A new one is of the first age there is (TRAV-032). */
export function changeChildren(
  draft: TravellersDraft,
  by: 1 | -1,
  control: ChildControl,
  days: PartyDays,
  others = 0,
): TravellersDraft {
  const { children } = draft;
  if (by === -1) return { ...draft, children: children.slice(0, -1) };
  if (children.length >= mostTravellers(draft, others).children) return draft;
  const first = splitBirthDate(bornAtAge(childAgeChoices[0] ?? 0, days));
  return { ...draft, children: [...children, control === 'age' ? first : noBirthDate] };
}

export function changeChild(draft: TravellersDraft, index: number, date: BirthDate): TravellersDraft {
  return { ...draft, children: draft.children.with(index, date) };
}

export type ChildProblem = 'missing' | 'future' | 'too-old';

/** What is wrong with a child's birth date (TRAV-014, TRAV-035, TRAV-036); null where nothing is. */
export function findChildProblem(date: BirthDate, { today, departure }: PartyDays): ChildProblem | null {
  const born = joinBirthDate(date);
  if (born === null) return 'missing';
  if (born > today) return 'future';
  return hasOutgrownChildhood(born, departure) ? 'too-old' : null;
}

/** More children under 2 than adults (TRAV-015, TRAV-017). */
export function hasTooManyInfants(draft: TravellersDraft, days: PartyDays): boolean {
  return countAges(draft, days, 0, INFANT_UNTIL_AGE) > draft.adults;
}

/** Whether nothing keeps the party from travelling (TRAV-011, TRAV-014, TRAV-015). */
export function canTravel(draft: TravellersDraft, days: PartyDays): boolean {
  const hasFaultyChild = draft.children.some((date) => findChildProblem(date, days) !== null);
  return draft.adults > 0 && !hasFaultyChild && !hasTooManyInfants(draft, days);
}

export type TravellersWarning = 'rooms' | 'infants' | 'under12';

/**
 * What is good to know of a party: TRAV-007, TRAV-008, and what holds for babies and for children under 12 on a
 * flight (TRAV-009).
 */
export function listWarnings(
  draft: TravellersDraft,
  days: PartyDays,
  isHotelOnly: boolean,
): TravellersWarning[] {
  const warnings: TravellersWarning[] = [];
  if (draft.adults > 2) warnings.push('rooms');
  if (isHotelOnly) return warnings;
  if (countAges(draft, days, 0, INFANT_UNTIL_AGE) > 0) warnings.push('infants');
  if (countAges(draft, days, INFANT_UNTIL_AGE, ADULT_FARE_FROM_AGE) > 0) warnings.push('under12');
  return warnings;
}

/** Children who on departure have completed `from` years but not `until`. */
function countAges(draft: TravellersDraft, { departure }: PartyDays, from: number, until: number): number {
  return draft.children.filter((date) => {
    const born = joinBirthDate(date);
    if (born === null) return false;
    const age = Math.max(0, ageOn(born, departure));
    return age >= from && age < until;
  }).length;
}

/** The party of rooms that can all travel. */
export function settleRooms(rooms: readonly TravellersDraft[], control: ChildControl, departure: Day): Party {
  const [first = startTravellers(usualParty), ...others] = rooms;
  return joinRooms([
    settleParty(first, control, departure),
    ...others.map((room) => settleParty(room, control, departure)),
  ]);
}

const usualParty: RoomParty = { adults: stayLengths.defaultAdults, childrenBorn: [] };

/** The party of a draft that can travel, children from old to young as addresses have them. */
export function settleParty(
  { adults, children }: TravellersDraft,
  control: ChildControl,
  departure: Day,
): RoomParty {
  const dates = children.map(joinBirthDate).filter((day) => day !== null);
  const childrenBorn = dates.sort((one, other) => one - other);
  if (control === 'birth-date' || childrenBorn.length === 0) return { adults, childrenBorn };
  return { adults, childrenBorn, childAges: childrenBorn.map((born) => Math.max(0, ageOn(born, departure))) };
}

export function isSameParty(one: Party, other: Party): boolean {
  const [rooms, others] = [listRoomParties(one), listRoomParties(other)];
  return (
    rooms.length === others.length && rooms.every((room, at) => isSameRoom(room, others[at] ?? usualParty))
  );
}

function isSameRoom(one: RoomParty, other: RoomParty): boolean {
  if (one.adults !== other.adults) return false;
  const hasAges = one.childAges !== undefined && one.childAges.join() === other.childAges?.join();
  return hasAges || one.childrenBorn.join() === other.childrenBorn.join();
}
