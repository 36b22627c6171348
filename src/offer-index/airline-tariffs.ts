import type { Season, Trip } from './compile-trip.ts';
import { NO_FLIGHT } from './layout.ts';
import { head, type Memory } from './memory.ts';

/** What airlines ask beside the adults' fares, by row of an airline plus one; row 0 is none. */
export interface Tariffs {
  readonly childPercent: Int32Array;
  /** What all infants pay together. */
  readonly infants: Int32Array;
  /** `NO_FLIGHT` where the airline is not wanted, else 0. */
  readonly closed: Int32Array;
  readonly leastChildPercent: number;
  readonly leastInfants: number;
}

/** Null where everyone pays the adults' fare and any airline will do. */
export function listTariffs(memory: Memory, { legs }: Trip, season: Season): Tariffs | null {
  if (season.childFares + season.infantFares === 0 && legs.airlines === null) return null;
  const airlines = memory.header[head.airlines] as number;
  const childPercent = new Int32Array(airlines + 1);
  const infants = new Int32Array(airlines + 1);
  const closed = new Int32Array(airlines + 1);
  for (let airline = 0; airline < airlines; airline += 1) {
    childPercent[airline + 1] = memory.airlineChildPercent[airline] as number;
    infants[airline + 1] = (memory.airlineInfantFare[airline] as number) * season.infantFares;
    closed[airline + 1] = legs.airlines === null || legs.airlines[airline] === 1 ? 0 : NO_FLIGHT;
  }
  return {
    childPercent,
    infants,
    closed,
    leastChildPercent: Math.min(...childPercent.subarray(1)),
    leastInfants: Math.min(...infants.subarray(1)),
  };
}
