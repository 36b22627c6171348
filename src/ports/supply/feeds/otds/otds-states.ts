import type { NightState } from '../../../../domain/search/supply-facts.ts';
import { type Day, type DayRange, formatDay } from '../../../../domain/time/calendar-day.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readDay, readWhole } from '../records/feed-value.ts';
import { type ContractKeys, type PlanKeys, readCondition } from './otds-condition.ts';
import { readCount, readParts, requireAttributes, updateModeOf } from './otds-element.ts';

export interface DayState {
  readonly state: NightState;
  readonly closedToArrival: boolean;
  /** Rooms or seats left; null where nothing is said. */
  readonly left: number | null;
}

/** The states of the days of a room with a board; a day that no Availability names is not there. @throws FeedError */
export function readStates(
  availabilities: readonly XmlElement[],
  { keys, of, days }: { readonly keys: ContractKeys; readonly of: PlanKeys; readonly days: DayRange },
): ReadonlyMap<Day, DayState> {
  const states = new Map<Day, DayState>();
  for (const list of availabilities) {
    requireAttributes(list, 'Key', 'UpdateMode');
    if (updateModeOf(list) !== 'New') refuse('Availabilities of a contract are New', list.line);
    const [condition, another] = list.children.filter(({ name }) => name === 'Condition');
    if (another !== undefined) refuse('Availabilities has two Condition', another.line);
    if (condition !== undefined && !readCondition(condition, keys, true).isFor(of)) continue;
    for (const availability of list.children) {
      if (availability.name === 'Condition') continue;
      if (availability.name !== 'Availability')
        refuse(`Availabilities has ${availability.name}, which is not taken`, availability.line);
      for (const [day, state] of readAvailability(availability, days)) {
        if (states.has(day)) refuse(`${formatDay(day)} has two states`, availability.line);
        states.set(day, state);
      }
    }
  }
  return states;
}

function readAvailability(availability: XmlElement, days: DayRange): ReadonlyMap<Day, DayState> {
  requireAttributes(availability, 'Key', 'UpdateMode', 'StartDate', 'EndDate');
  if (updateModeOf(availability) !== 'New') refuse('Availability of a contract is New', availability.line);
  const [from, to] = (['StartDate', 'EndDate'] as const).map((name) =>
    readDay(name, availability.attributes[name] ?? '', availability.line),
  ) as [Day, Day];
  if (from > to) refuse('EndDate lies before StartDate', availability.line);
  const [first, ...others] = availability.children;
  if (first?.name !== 'DefaultDayState')
    return refuse('Availability does not begin with DefaultDayState', availability.line);
  const usual = readState(first, 'UpdateMode');
  const states = new Map<Day, DayState>();
  for (let day = Math.max(from, days.from); day <= Math.min(to, days.to); day += 1) states.set(day, usual);
  for (const dayState of others) {
    if (dayState.name !== 'DayState')
      refuse(`Availability has ${dayState.name}, which is not taken`, dayState.line);
    const day = from + readWhole('DayState Offset', dayState.attributes.Offset ?? '', 0, 999, dayState.line);
    if (day > to) refuse('DayState lies behind EndDate', dayState.line);
    const state = readState(dayState, 'Key', 'UpdateMode', 'Offset');
    if (states.has(day)) states.set(day, state);
  }
  return states;
}

const stateNames: ReadonlyMap<string, NightState> = new Map([
  ['Open', 'open'],
  ['Closed', 'closed'],
  ['Request', 'on_request'],
]);

function readState(element: XmlElement, ...attributes: readonly string[]): DayState {
  requireAttributes(element, ...attributes);
  if (updateModeOf(element) !== 'New') refuse(`${element.name} of a contract is New`, element.line);
  let state: NightState | null = null;
  let closedToArrival = false;
  let left: number | null = null;
  for (const part of element.children) {
    const named = stateNames.get(part.name);
    if (named !== undefined) {
      if (state !== null) refuse(`${element.name} has two states`, part.line);
      // Open with nothing left is sold by nobody.
      left = readLeft(part);
      state = left === 0 ? 'closed' : named;
    } else if (part.name === 'NoCheckIn') {
      readParts(part, []);
      closedToArrival = true;
    } else if (part.name === 'CheckIn' || part.name === 'CheckOut') {
      readParts(part, [], 'State');
      const open = part.attributes.State ?? 'Open';
      if (open !== 'Open') refuse(`${part.name} State '${open}' is not taken`, part.line);
    } else refuse(`${element.name} has ${part.name}, which is not taken`, part.line);
  }
  if (state === null) return refuse(`${element.name} has no state`, element.line);
  return { state, closedToArrival, left };
}

function readLeft(state: XmlElement): number | null {
  if (state.name !== 'Closed' && (state.text?.trim() ?? '') !== '') return readCount(state, 99_999);
  readParts(state, []);
  return null;
}
