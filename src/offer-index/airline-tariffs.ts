import type { Season, Trip } from './compile-trip.ts';
import { NO_FLIGHT } from './layout.ts';
import { head, type Memory } from './memory.ts';

/**
 * What airlines ask beside the adults' fares, as the kernel reads it (`SEASON_TARIFFS`): per cent for a child, and what all infants pay
 * together, `NO_FLIGHT` where the airline is not wanted; first the least of all airlines. Null where everyone pays the adults' fare and any
 * airline will do.
 */
export function listTariffs(memory: Memory, { legs }: Trip, season: Season): Int32Array | null {
  if (season.childFares + season.infantFares === 0 && legs.airlines === null) return null;
  const airlines = memory.header[head.airlines] as number;
  const tariffs = new Int32Array((airlines + 1) * 2);
  let leastPercent = Number.POSITIVE_INFINITY;
  let leastInfants = Number.POSITIVE_INFINITY;
  for (let airline = 0; airline < airlines; airline += 1) {
    const percent = memory.airlineChildPercent[airline] as number;
    const infants = (memory.airlineInfantFare[airline] as number) * season.infantFares;
    const isWanted = legs.airlines?.has(airline) ?? true;
    tariffs[airline * 2 + 2] = percent;
    tariffs[airline * 2 + 3] = isWanted ? infants : NO_FLIGHT;
    leastPercent = Math.min(leastPercent, percent);
    leastInfants = Math.min(leastInfants, infants);
  }
  if (airlines > 0) tariffs.set([leastPercent, leastInfants]);
  return tariffs;
}
