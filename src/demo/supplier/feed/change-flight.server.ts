import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import { findFlight, replaceFlight } from '../store/pack-flights.server.ts';

/** Writes a change of fare or seats into a row of flights; false where the flight is not in it. */
export function changeFlight(packed: Buffer, change: SupplyChange): boolean {
  if (change.kind !== 'fare' && change.kind !== 'seats') {
    throw new RangeError(`Flights do not drift by ${change.kind}`);
  }
  const flight = findFlight(packed, change.flight);
  if (flight === null) return false;
  return replaceFlight(
    packed,
    change.kind === 'fare' ? { ...flight, fare: change.fare } : { ...flight, seats: change.seats },
  );
}
