import type { PoolClient } from 'pg';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';

/** Seats of a flight that holds and bookings have taken. */
export async function readTakenSeats(
  client: PoolClient,
  { from, to, day, id }: FlightRef,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ seat: string }>(
    'select seat from supplier.taken_seat where (origin, destination, day, flight_id) = ($1, $2, $3, $4)',
    [from, to, day, id],
  );
  return new Set(rows.map(({ seat }) => seat));
}

/** Notes the seats among a hold's extras. The flights are locked, and the seats were found free. */
export async function reserveSeats(
  client: PoolClient,
  holdId: string,
  key: OfferKey,
  extras: readonly ChosenExtra[],
): Promise<void> {
  for (const { kind, leg, variant } of extras) {
    const flight = kind === 'seat' && leg !== null ? key[leg] : null;
    if (flight === null) continue;
    await client.query(
      `insert into supplier.taken_seat (origin, destination, day, flight_id, seat, hold_id)
       values ($1, $2, $3, $4, $5, $6)`,
      [flight.from, flight.to, flight.day, flight.id, variant, holdId],
    );
  }
}

/** Gives back what a hold has taken; its flights are locked, or no longer stored. */
export async function releaseSeats(client: PoolClient, holdId: string): Promise<void> {
  await client.query('delete from supplier.taken_seat where hold_id = $1', [holdId]);
}
