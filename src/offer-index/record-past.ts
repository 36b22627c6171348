import {
  anyDay,
  type FormerFactor,
  factorKey,
  findFormerNights,
  type PastFactor,
} from '../domain/search/history/past-factor.ts';
import { type FlightRef, HORIZON_DAYS } from '../domain/search/supply-facts.ts';
import type { Day } from '../domain/time/calendar-day.ts';
import { findFlight } from './memory/flight-rows.ts';
import { PLAN_WORDS } from './memory/layout.ts';
import { head, type Memory, planField } from './memory/memory.ts';
import {
  readAirlineFacts,
  readFlightFacts,
  readHotelAirports,
  readNights,
  readPlanFacts,
} from './memory/read-facts.ts';

/** Notes what changes replace (OFFER-037). Those that only bring days nobody could buy before note that, too. */
export interface PastRecorder {
  /** The functions note what was there, and then do the change. @param row of an airline that is known */
  airline(row: number, write: () => void): void;
  /** @param row of a hotel that is sold */
  hotel(row: number, write: () => void): void;
  /** @param row of a plan that is sold; @param isGone with all its nights */
  plan(row: number, write: () => void, isGone?: boolean): void;
  /** Nights from a first day up to, not including, a last. */
  nights<Result>(plan: number, from: Day, end: Day, write: () => Result): Result;
  /** @param route the flight's, where it has one */
  flight(route: number, flight: FlightRef, write: () => void): void;
  /** A plan that was not sold. */
  newPlan(row: number): void;
}

/** @param note takes what was replaced, in order */
export function openPastRecorder(memory: Memory, note: (past: PastFactor) => void): PastRecorder {
  const roomKey = (row: number) => {
    const hotel = memory.plan[row * PLAN_WORDS + planField.hotel] as number;
    const room = memory.plan[row * PLAN_WORDS + planField.room] as number;
    return factorKey.room(memory.hotelId[hotel] as number, room);
  };
  /** Notes a fact where the change has made it another. */
  const replace = (key: string, read: () => FormerFactor, write: () => void): void => {
    const former = read();
    write();
    if (JSON.stringify(former) !== JSON.stringify(read())) note({ key, ...anyDay, former });
  };

  const recorder: PastRecorder = {
    airline: (row, write) => {
      const read = () => readAirlineFacts(memory, row);
      replace(factorKey.airlines, () => ({ kind: 'airline', airline: read() }), write);
    },
    hotel: (row, write) =>
      replace(
        factorKey.hotel(memory.hotelId[row] as number),
        () => ({ kind: 'airports', airports: readHotelAirports(memory, row) }),
        write,
      ),
    plan(row, write, isGone = false) {
      const key = roomKey(row);
      if (!isGone) {
        replace(key, () => ({ kind: 'plan', plan: readPlanFacts(memory, row) }), write);
        return;
      }
      const firstDay = memory.header[head.firstDay] as number;
      note({ key, ...anyDay, former: { kind: 'plan', plan: readPlanFacts(memory, row) } });
      recorder.nights(row, firstDay, firstDay + HORIZON_DAYS, write);
    },
    newPlan: (row) =>
      note({
        key: roomKey(row),
        ...anyDay,
        former: { kind: 'no-plan', planId: (memory.plan[row * PLAN_WORDS + planField.id] as number) >>> 0 },
      }),
    nights(plan, from, end, write) {
      const key = roomKey(plan);
      const planId = (memory.plan[plan * PLAN_WORDS + planField.id] as number) >>> 0;
      const before = readNights(memory, plan, from, end);
      const result = write();
      const replaced = findFormerNights(planId, from, before, readNights(memory, plan, from, end));
      if (replaced !== null) note({ key, ...replaced });
      return result;
    },
    flight(route, { from, to, day, id }, write) {
      const read = (): FormerFactor => {
        const row = findFlight(memory, route, day, id);
        return row < 0
          ? { kind: 'no-flight', flight: { from, to, day, id } }
          : { kind: 'flight', flight: readFlightFacts(memory, row, { from, to, day }) };
      };
      const former = read();
      write();
      if (JSON.stringify(former) === JSON.stringify(read())) return;
      note({ key: factorKey.route(from, to), firstDay: day, lastDay: day, former });
    },
  };
  return recorder;
}

/** Only does the changes: for a state that begins. */
export const noRecorder: PastRecorder = {
  airline: (_row, write) => write(),
  hotel: (_row, write) => write(),
  plan: (_row, write) => write(),
  nights: (_plan, _from, _end, write) => write(),
  flight: (_route, _flight, write) => write(),
  newPlan: () => {},
};
