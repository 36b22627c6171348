import type { Season, Trip } from '../queries/compile-trip.ts';
import { AIRLINE_CLASSES, NO_FLIGHT } from './layout.ts';
import { head, type Memory } from './memory.ts';

/** What an airline asks that is not wanted, or that nobody is: no child flies for more, and no pair of flights costs so much. */
const notWanted = [100, NO_FLIGHT] as const;

/**
 * What airlines charge in addition to the adults' fares, as the kernel reads it from `SEASON_TARIFFS` on: per cent for a child, and what all infants pay
 * together, `NO_FLIGHT` where the airline is not wanted. In front is the least of each class of airlines, see `AIRLINE_CLASSES`. Null where
 * everyone pays the adults' fare and any airline will do.
 */
export function listTariffs(memory: Memory, { legs }: Trip, season: Season): Int32Array | null {
  if (season.childFares + season.infantFares === 0 && legs.airlines === null) return null;
  const airlines = memory.header[head.airlines] as number;
  const tariffs = new Int32Array((AIRLINE_CLASSES + 1 + airlines) * 2);
  for (let place = 0; place <= AIRLINE_CLASSES; place += 1) tariffs.set(notWanted, place * 2);
  for (let airline = 0; airline < airlines; airline += 1) {
    const isWanted = legs.airlines?.has(airline) ?? true;
    const percent = memory.airlineChildPercent[airline] as number;
    const infants = (memory.airlineInfantFare[airline] as number) * season.infantFares;
    tariffs.set(isWanted ? [percent, infants] : notWanted, (AIRLINE_CLASSES + 1 + airline) * 2);
    if (!isWanted) continue;
    const least = (airline % AIRLINE_CLASSES) * 2;
    tariffs[least] = Math.min(tariffs[least] as number, percent);
    tariffs[least + 1] = Math.min(tariffs[least + 1] as number, infants);
  }
  return tariffs;
}
