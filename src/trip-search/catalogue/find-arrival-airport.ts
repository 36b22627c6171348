import { reachKm } from '../../defaults.ts';
import type { Airport } from '../../domain/search/catalogue.ts';
import type { Catalogue } from './build-catalogue.ts';
import { measureDistance, type Position } from './measure-distance.ts';

/** The airport that holidays at a place arrive at: the nearest one within reach; null for none. */
export function findArrivalAirport(
  { airports }: Pick<Catalogue, 'airports'>,
  place: Position,
): Airport | null {
  let nearest: Airport | null = null;
  let shortest: number = reachKm.airport;
  for (const airport of airports.values()) {
    const distance = measureDistance(place, airport);
    if (!airport.isArrival || distance > shortest) continue;
    shortest = distance;
    nearest = airport;
  }
  return nearest;
}
