import { monthNumber } from '../address/months-ahead.ts';
import { type ClimateStation, climateStations } from './climate-stations.ts';
import { measureDistance, type Position } from './measure-distance.ts';

/** Long-term means of a month, in whole °C. */
export interface MonthClimate {
  /** Mean daily maximum. */
  readonly air: number;
  /** Null where it is not known. */
  readonly sea: number | null;
}

/** A station's weather counts for places so many kilometres around it. */
const reach = 70;

/**
 * The climate of a place in a month by the nearest weather station; null where none is near enough to speak for it.
 * @param month `YYYY-MM`
 */
export function findClimate(place: Position, month: string): MonthClimate | null {
  const station = findStation(place);
  const at = monthNumber(month) - 1;
  const air = station?.air[at];
  return air === undefined ? null : { air, sea: station?.sea?.[at] ?? null };
}

function findStation(place: Position): ClimateStation | null {
  let nearest: ClimateStation | null = null;
  let shortest = reach;
  for (const station of climateStations) {
    const distance = measureDistance(place, station);
    if (distance > shortest) continue;
    shortest = distance;
    nearest = station;
  }
  return nearest;
}
