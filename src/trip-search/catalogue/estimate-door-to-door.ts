import { groundTravel } from '../../defaults.ts';
import type { TransferRide } from '../../domain/extras/transfer-ride.ts';

/** Minutes from home to the hotel: to the airport, there, in the air and by road. */
export function sumDoorToDoor(flightMinutes: number, { minutes }: TransferRide): number {
  const { toAirportMinutes, atAirportMinutes, afterLandingMinutes } = groundTravel;
  return toAirportMinutes + atAirportMinutes + flightMinutes + afterLandingMinutes + minutes;
}

/**
 * Minutes from home to the hotel as they are said, in steps of a quarter of an hour; undefined where flight or ride is not known.
 * @param flightMinutes from departure to arrival, changes included
 */
export function estimateDoorToDoor(
  flightMinutes: number | null,
  ride: TransferRide | undefined,
): number | undefined {
  if (flightMinutes === null || ride === undefined) return undefined;
  const { saidInMinutes } = groundTravel;
  return Math.round(sumDoorToDoor(flightMinutes, ride) / saidInMinutes) * saidInMinutes;
}
