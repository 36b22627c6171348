import {
  type AirlineFacts,
  type FlightFacts,
  type FlightRef,
  HORIZON_DAYS,
  type HotelFacts,
  minStays,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../domain/search/supply-facts.ts';
import {
  checkAirline,
  checkFare,
  checkFlight,
  checkFlightRef,
  checkHotel,
  checkMinStay,
  checkNights,
  checkPlan,
  checkRates,
  checkSeats,
  isState,
} from './memory/check-facts.ts';
import {
  dayRows,
  findFlight,
  removeRows,
  replaceFare,
  replaceSeats,
  upsertFlight,
} from './memory/flight-rows.ts';
import { setHotelRow } from './memory/hotel-rows.ts';
import { findRow, indexRow } from './memory/id-index.ts';
import { BLOCK_DAYS, PLAN_WORDS, RING_DAYS } from './memory/layout.ts';
import { allocateRow, head, type Memory, NoRoom, planField, ringBlock } from './memory/memory.ts';
import { openRegisters } from './memory/open-registers.ts';
import {
  clearNights,
  enterNights,
  setNightState,
  setRates,
  settleNights,
  settlePlans,
} from './memory/plan-nights.ts';
import { chainPlan, endPlan, isPlanSold, setPlanRow, unchainPlan } from './memory/plan-rows.ts';
import { freeRetiredRules, setArrivalRules } from './queries/arrival-rules.ts';
import { refreshCheapestLeg } from './queries/cheapest-legs.ts';
import { listHotel, unlistHotel } from './queries/listed-hotels.ts';
import { refreshSampleBlock } from './queries/sample-plans.ts';
import { noRecorder, type PastRecorder } from './record-past.ts';

/** Why a change was not applied; null when it was. */
type RejectReason = string | null;

export interface Writer {
  /** Applies one change whole, or says why not and leaves everything as it was. @param past notes what it replaces */
  apply(change: SupplyChange, past?: PastRecorder): RejectReason;
  /**
   * Empties nights that entered the ring when the horizon moved. No search sees these days and nothing else is moved, so
   * this needs no gate; it has to be done before the next change.
   */
  sweep(): void;
}

/** What a writer works with. */
interface WriterState {
  readonly memory: Memory;
  readonly registers: ReturnType<typeof openRegisters>;
  /** Notes what the change under way replaces. */
  past: PastRecorder;
}

/** Writes into a memory. One writer at a time, and no other meanwhile. */
export function openWriter(memory: Memory): Writer {
  const state: WriterState = { memory, registers: openRegisters(memory), past: noRecorder };
  return {
    apply(change, past = noRecorder) {
      freeRetiredRules(memory);
      state.past = past;
      try {
        return apply(state, change);
      } catch (error) {
        // Rows are taken before anything is written: what finds no room has changed nothing.
        if (error instanceof NoRoom) return error.message;
        throw error;
      }
    },
    sweep: () => sweep(state),
  };
}

const firstDayOf = (memory: Memory) => memory.header[head.firstDay] as number;
const horizonEndOf = (memory: Memory) => firstDayOf(memory) + HORIZON_DAYS;

/** Row of a plan that is sold; -1 for none. */
function findSoldPlan(memory: Memory, id: number): number {
  const row = findRow(memory, 'planIndex', id);
  return row >= 0 && isPlanSold(memory, row) ? row : -1;
}

function apply(state: WriterState, change: SupplyChange): RejectReason {
  const { memory } = state;
  switch (change.kind) {
    case 'airline':
      return upsertAirline(state, change.airline);
    case 'hotel':
      return upsertHotel(state, change.hotel);
    case 'hotel-gone':
      return removeHotel(state, change.hotelId);
    case 'plan':
      return upsertPlan(state, change.plan);
    case 'plan-gone':
      return removePlan(state, change.planId);
    case 'nights':
      return setNights(state, change.planId, change.nights);
    case 'rates':
      return (
        checkRates(change.rates) ??
        onDays(state, change.planId, change.from, change.rates.length, (plan, from) =>
          setRates(
            memory,
            plan,
            from,
            from === change.from ? change.rates : change.rates.slice(from - change.from),
          ),
        )
      );
    case 'availability':
      if (!isState(change.state)) return 'the state is unknown';
      return onRange(state, change, (plan, from, end) => {
        let isChanged = false;
        for (let day = from; day < end; day += 1) {
          if (setNightState(memory, plan, day, change.state)) isChanged = true;
        }
        return isChanged;
      });
    case 'arrivals':
      return (
        checkMinStay(change.minStay) ??
        onRange(state, change, (plan, from, end) => {
          setArrivalRules(memory, plan, from, end, () => placeOfRule(change.minStay, change.closedToArrival));
          return true;
        })
      );
    case 'flight':
      return setFlight(state, change.flight);
    case 'fare':
      return (
        checkFare(change.fare) ??
        onFlight(state, change.flight, (row) => {
          memory.flightFare[row] = replaceFare(memory.flightFare[row] as number, change.fare);
        })
      );
    case 'seats':
      return (
        checkSeats(change.seats) ??
        onFlight(state, change.flight, (row) => {
          memory.flightFare[row] = replaceSeats(memory.flightFare[row] as number, change.seats);
        })
      );
    case 'flight-gone':
      return onFlight(state, change.flight, (row, route) =>
        removeRows(memory, route, change.flight.day, row, row + 1),
      );
    case 'horizon':
      return moveHorizon(state, change.firstDay);
    default:
      return 'this kind of change is unknown';
  }
}

function upsertAirline({ memory, registers, past }: WriterState, airline: AirlineFacts): RejectReason {
  const complaint = checkAirline(airline);
  if (complaint) return complaint;
  const isKnown = registers.findAirline(airline.code) >= 0;
  const row = registers.airline(airline.code);
  const write = () => {
    memory.airlineChildPercent[row] = airline.childPercent;
    memory.airlineInfantFare[row] = airline.infantFare;
  };
  if (isKnown) past.airline(row, write);
  else write();
  return null;
}

function upsertHotel(state: WriterState, hotel: HotelFacts): RejectReason {
  const { memory, registers, past } = state;
  const complaint = checkHotel(hotel);
  if (complaint) return complaint;
  let row = findRow(memory, 'hotelIndex', hotel.id);
  if (row < 0) {
    row = allocateRow(memory, 'hotels');
    memory.hotelId[row] = hotel.id;
    indexRow(memory, 'hotelIndex', row);
  }
  const place = registers.place(hotel);
  const isListed = memory.hotelSold[row] === 1;
  if (isListed && memory.hotelPlace[row] !== place)
    unlistHotel(memory, memory.hotelPlace[row] as number, row);
  if (!isListed || memory.hotelPlace[row] !== place) listHotel(memory, place, row);
  const write = () => setHotelRow(memory, row, hotel, place, registers.airportSet(hotel.airports));
  if (isListed) past.hotel(row, write);
  else write();
  return null;
}

function removeHotel(state: WriterState, id: number): RejectReason {
  const { memory, past } = state;
  const row = findRow(memory, 'hotelIndex', id);
  if (row < 0 || memory.hotelSold[row] === 0) return `no hotel ${id}`;
  unlistHotel(memory, memory.hotelPlace[row] as number, row);
  memory.hotelSold[row] = 0;
  for (let plan = (memory.hotelPlans[row] as number) - 1; plan >= 0; ) {
    const next = (memory.planNext[plan] as number) - 1;
    const gone = plan;
    past.plan(gone, () => endPlan(memory, gone), true);
    plan = next;
  }
  memory.hotelPlans[row] = 0;
  settlePlans(memory, row);
  return null;
}

function upsertPlan(state: WriterState, plan: RatePlanFacts): RejectReason {
  const { memory, registers, past } = state;
  const complaint = checkPlan(plan);
  if (complaint) return complaint;
  const hotel = findRow(memory, 'hotelIndex', plan.hotelId);
  if (hotel < 0 || memory.hotelSold[hotel] === 0) return `no hotel ${plan.hotelId}`;
  let row = findRow(memory, 'planIndex', plan.id);
  const isKnown = row >= 0 && isPlanSold(memory, row);
  if (isKnown) {
    const old = row * PLAN_WORDS;
    const room = memory.plan[old + planField.room] as number;
    if (memory.plan[old + planField.hotel] !== hotel) return `plan ${plan.id} belongs to another hotel`;
    if (room !== plan.roomId) return `plan ${plan.id} belongs to another room`;
  }
  if (row < 0) {
    row = allocateRow(memory, 'plans');
    memory.plan[row * PLAN_WORDS + planField.id] = plan.id;
    indexRow(memory, 'planIndex', row);
  }
  const shared = { occupancy: registers.occupancy(plan.occupancy), tariff: registers.tariff(plan.terms) };
  const write = () => setPlanRow(memory, row, plan, hotel, shared);
  if (isKnown) past.plan(row, write);
  else {
    write();
    past.newPlan(row);
    clearNights(memory, row);
    chainPlan(memory, hotel, row);
  }
  settlePlans(memory, hotel);
  return null;
}

function removePlan(state: WriterState, id: number): RejectReason {
  const { memory, past } = state;
  const row = findSoldPlan(memory, id);
  if (row < 0) return `no plan ${id}`;
  unchainPlan(memory, row);
  past.plan(row, () => endPlan(memory, row), true);
  settlePlans(memory, memory.plan[row * PLAN_WORDS + planField.hotel] as number);
  return null;
}

/**
 * Does something to a run of days as far as it lies in the horizon; days before are ignored, days after refused.
 * @param write returns whether anything but prices has changed
 */
function onDays(
  state: WriterState,
  planId: number,
  from: number,
  days: number,
  write: (plan: number, from: number) => boolean,
): RejectReason {
  const { memory, past } = state;
  const plan = findSoldPlan(memory, planId);
  if (plan < 0) return `no plan ${planId}`;
  if (!Number.isInteger(from) || !Number.isInteger(days) || days < 0) return 'the days are none';
  if (days === 0) return null;
  if (from + days > horizonEndOf(memory)) return 'a day lies beyond the horizon';
  if (from + days > firstDayOf(memory)) {
    const start = Math.max(from, firstDayOf(memory));
    const isSettled = past.nights(plan, start, from + days, () => !write(plan, start));
    if (!isSettled) settleNights(memory, plan, start, from + days);
  }
  return null;
}

/** The same for the days of a change, the last one included. */
function onRange(
  state: WriterState,
  change: { readonly planId: number; readonly from: number; readonly to: number },
  write: (plan: number, from: number, end: number) => boolean,
): RejectReason {
  if (change.to < change.from) return 'the last day comes before the first';
  return onDays(state, change.planId, change.from, change.to - change.from + 1, (plan, from) =>
    write(plan, from, change.to + 1),
  );
}

function setNights(state: WriterState, planId: number, nights: PlanNights): RejectReason {
  const { memory } = state;
  return (
    checkNights(nights) ??
    onDays(state, planId, nights.from, nights.rates.length, (plan, from) => {
      const skipped = from - nights.from;
      for (let at = skipped; at < nights.rates.length; at += 1) {
        setNightState(memory, plan, nights.from + at, nights.states[at] as PlanNights['states'][number]);
      }
      setArrivalRules(memory, plan, from, nights.from + nights.rates.length, (day) => {
        const at = day - nights.from;
        return placeOfRule(nights.minStays[at] as number, nights.closedToArrival[at] as boolean);
      });
      setRates(memory, plan, from, skipped === 0 ? nights.rates : nights.rates.slice(skipped));
      return true;
    })
  );
}

function setFlight({ memory, registers, past }: WriterState, flight: FlightFacts): RejectReason {
  const complaint = checkFlight(flight);
  if (complaint) return complaint;
  if (flight.day >= horizonEndOf(memory)) return 'the day lies beyond the horizon';
  const airline = registers.findAirline(flight.airline);
  if (airline < 0) return `no airline ${flight.airline}`;
  if (flight.day < firstDayOf(memory)) return null;
  const route = registers.route(flight.from, flight.to);
  past.flight(route, flight, () => upsertFlight(memory, route, airline, flight));
  refreshCheapestLeg(memory, route, flight.day);
  return null;
}

function onFlight(
  state: WriterState,
  flight: FlightRef,
  write: (row: number, route: number) => void,
): RejectReason {
  const { memory, registers, past } = state;
  const complaint = checkFlightRef(flight);
  if (complaint) return complaint;
  if (flight.day >= horizonEndOf(memory)) return 'the day lies beyond the horizon';
  if (flight.day < firstDayOf(memory)) return null;
  const route = registers.findRoute(flight.from, flight.to);
  const row = route < 0 ? -1 : findFlight(memory, route, flight.day, flight.id);
  if (row < 0) return `no flight ${flight.id} from ${flight.from} to ${flight.to} on this day`;
  past.flight(route, flight, () => write(row, route));
  refreshCheapestLeg(memory, route, flight.day);
  return null;
}

function sweep(state: WriterState): void {
  const { memory } = state;
  const from = memory.header[head.ringEnd] as number;
  const end = firstDayOf(memory) + RING_DAYS;
  if (from >= end) return;
  const isAllNew = end - from > RING_DAYS;
  for (let plan = 0; plan < (memory.header[head.plans] as number); plan += 1) {
    if (isAllNew) clearNights(memory, plan);
    else enterNights(memory, plan, from, end);
  }
  for (let hotel = 0; hotel < (memory.header[head.hotels] as number); hotel += 1) {
    for (let day = from - BLOCK_DAYS; day < end + BLOCK_DAYS; day += BLOCK_DAYS) {
      refreshSampleBlock(memory, hotel, ringBlock(Math.min(day, end - 1)));
    }
  }
  memory.header[head.ringEnd] = end;
}

/** Takes out flights of days that have passed. Those of other days move closer: no thread may read meanwhile. */
function removeFlights(state: WriterState, from: number, end: number): void {
  const { memory } = state;
  for (let route = 0; route < (memory.header[head.routes] as number); route += 1) {
    for (let day = from; day < end; day += 1) {
      const rows = dayRows(memory, route, day);
      if (rows.first === rows.end) continue;
      removeRows(memory, route, day, rows.first, rows.end);
      refreshCheapestLeg(memory, route, day);
    }
  }
}

function moveHorizon(state: WriterState, day: number): RejectReason {
  const { memory } = state;
  if (!Number.isInteger(day) || day < firstDayOf(memory) || day > 99_999)
    return 'the horizon only moves forward';
  sweep(state);
  removeFlights(state, firstDayOf(memory), Math.min(day, horizonEndOf(memory)));
  memory.header[head.firstDay] = day;
  // The sum after the last night that can be written has to be clean, too.
  if (day + HORIZON_DAYS >= (memory.header[head.ringEnd] as number)) sweep(state);
  return null;
}

/** Place of a rule of arrival, see `setArrivalRules`. */
function placeOfRule(minStay: number, closedToArrival: boolean): number {
  return closedToArrival ? minStays.length : (minStays as readonly number[]).indexOf(minStay);
}

/** Sets the first day of an empty memory. */
export function openHorizon(memory: Memory, firstDay: number): void {
  memory.header[head.firstDay] = firstDay;
  memory.header[head.ringEnd] = firstDay + RING_DAYS;
}
