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
  for (const seat of listSeats(holdId, key, extras))
    await db.insertInto('supplier.taken_seat').values(seat).execute();
}

function listSeats(hold_id: string, key: OfferKey, extras: readonly ChosenExtra[]) {
  return extras.flatMap(({ kind, leg, variant: seat }) => {
    const flight = kind === 'seat' && leg !== null ? key[leg] : null;
    if (flight === null) return [];
    const { from: origin, to: destination, day, id: flight_id } = flight;
    return [{ origin, destination, day, flight_id, seat, hold_id }];
  });
}

/** Notes the seats of a booking again, apart from those that a change of it has taken. */
export async function keepSeats(
  db: SupplierDb,
  holdId: string,
  key: OfferKey,
  extras: readonly ChosenExtra[],
): Promise<void> {
  for (const seat of listSeats(holdId, key, extras))
    await db
      .insertInto('supplier.taken_seat')
      .values(seat)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Gives a booking the seats that the hold of its change has taken; those that it no longer has are free. */
export async function moveSeatsTo(
  db: SupplierDb,
  holds: { readonly from: string; readonly to: string },
  key: OfferKey,
  extras: readonly ChosenExtra[],
): Promise<void> {
  await releaseSeats(db, holds.from);
  await releaseSeats(db, holds.to);
  await reserveSeats(db, holds.to, key, extras);
}

/** Gives back what a hold has taken; its flights are locked, or no longer stored. */
export async function releaseSeats(db: SupplierDb, holdId: string): Promise<void> {
  await db.deleteFrom('supplier.taken_seat').where('hold_id', '=', holdId).execute();
}
