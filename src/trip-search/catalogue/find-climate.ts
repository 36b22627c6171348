import { reachKm } from '../../defaults.ts';
import type { HolidayKind } from '../../domain/search/catalogue.ts';
import { monthNumber } from '../address/months-ahead.ts';
import type { ClimateStation } from './climate-stations.ts';
import { measureDistance, type Position } from './measure-distance.ts';

/** Long-term means of a month, in whole °C. */
export interface MonthClimate {
  /** Mean daily maximum. */
  readonly air: number;
  /** Null where it is not known. */
  readonly sea: number | null;
}

/** A place whose weather is asked for. */
interface ClimatePlace extends Position {
  readonly holidayKind?: HolidayKind;
}

/**
 * The climate of a place in a month by the nearest weather station; null where none is near enough to speak for it, or none of its height.
 * @param month `YYYY-MM`
 */
export function findClimate(
  stations: readonly ClimateStation[],
  place: ClimatePlace,
  month: string,
): MonthClimate | null {
  const station = findStation(stations, place);
  const at = monthNumber(month) - 1;
  const air = station?.air[at];
  return air === undefined ? null : { air, sea: station?.sea?.[at] ?? null };
}

function findStation(stations: readonly ClimateStation[], place: ClimatePlace): ClimateStation | null {
  const isInMountains = place.holidayKind === 'mountains';
  let nearest: ClimateStation | null = null;
  let shortest: number = reachKm.climate;
  for (const station of stations) {
    if ((station.isInMountains === true) !== isInMountains) continue;
    const distance = measureDistance(place, station);
    if (distance > shortest) continue;
    shortest = distance;
    nearest = station;
  }
  return nearest;
}
