import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Seats of a flight that holds and bookings have taken. */
export async function readTakenSeats(
  db: SupplierDb,
  { from, to, day, id }: FlightRef,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('supplier.taken_seat')
    .select('seat')
    .where('origin', '=', from)
    .where('destination', '=', to)
    .where('day', '=', day)
    .where('flight_id', '=', String(id))
    .execute();
  return new Set(rows.map(({ seat }) => seat));
}

/** Notes the seats among a hold's extras. The flights are locked, and the seats were found free. */
export async function reserveSeats(
  db: SupplierDb,
  holdId: string,
  key: OfferKey,
  extras: readonly ChosenExtra[],
): Promise<void> {
  for (const { kind, leg, variant } of extras) {
    const flight = kind === 'seat' && leg !== null ? key[leg] : null;
    if (flight === null) continue;
    await db
      .insertInto('supplier.taken_seat')
      .values({
        origin: flight.from,
        destination: flight.to,
        day: flight.day,
        flight_id: flight.id,
        seat: variant,
        hold_id: holdId,
      })
      .execute();
  }
}

/** Gives back what a hold has taken; its flights are locked, or no longer stored. */
export async function releaseSeats(db: SupplierDb, holdId: string): Promise<void> {
  await db.deleteFrom('supplier.taken_seat').where('hold_id', '=', holdId).execute();
}
