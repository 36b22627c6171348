import { findRoom, updateRoom } from './book-room.server.ts';
import { findFlights, updateFlights } from './buy-flights.server.ts';
import type { StepCall, StepEnd } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import type { PartState } from './combined-trip.ts';
import { isSettled, noteAttempt, requirePort } from './part-attempts.ts';

const nothingThere: readonly PartState[] = ['open', 'refused', 'cancelled'];

/**
 * Gives back what a trip has that will not be booked; the room, too, while nobody knows about the flights. `staff` where that would cost something:
 * nothing is then cancelled, and somebody decides.
 */
export async function undoParts(step: StepCall, work: TripWork): Promise<StepEnd> {
  const flights = await undoFlights(step, work);
  if (flights === 'staff') return flights;
  const room = await undoRoom(step, work);
  return flights === 'done' ? room : flights;
}

async function undoFlights(step: StepCall, work: TripWork): Promise<StepEnd> {
  const { deps, call } = step;
  const part = work.trip.flights;
  if (part === null || nothingThere.includes(part.state)) return 'done';
  const port = requirePort(deps.flights, part.supplier);
  if (part.state === 'sent' || part.state === 'accepted') {
    const found = await findFlights(step, work, port);
    if (found === 'unknown') return found;
    if (found === 'none') await updateFlights(work, { state: 'refused' });
    return undoFlights(step, work);
  }
  if (part.vendorId === null) return 'unknown';
  const known = await port.read({ orderId: part.vendorId }, call);
  if (known.outcome !== 'confirmed') return 'unknown';
  const { state } = known.order;
  if (state === 'cancelled') {
    await updateFlights(work, { state: 'cancelled' });
    return 'done';
  }
  if (state === 'paid') return 'staff';
  // A payment under way would be lost with the order.
  if (part.state === 'paying' && !isSettled(part, deps.clock)) return 'unknown';
  return cancelFlights(step, work, 0);
}

async function undoRoom(step: StepCall, work: TripWork): Promise<StepEnd> {
  const part = work.trip.room;
  if (nothingThere.includes(part.state)) return 'done';
  if (part.state === 'sent') {
    const found = await findRoom(step, work);
    if (found === 'unknown') return found;
    if (found === 'none') await updateRoom(work, { state: 'refused' });
    return undoRoom(step, work);
  }
  if (part.state === 'booked') {
    const quoted = await quoteRoom(step, work);
    if (quoted === null) return 'unknown';
    if (quoted > 0) return 'staff';
  }
  return cancelRoom(step, work);
}

/**
 * Cancels a booked trip. Each supplier says first what that costs, and nothing is cancelled before both have.
 * The fee is what is not refunded: it is kept with the trip before anything is cancelled.
 */
export async function cancelParts(step: StepCall, work: TripWork): Promise<StepEnd> {
  if (work.trip.state === 'booked') {
    const roomFee = await quoteRoom(step, work);
    const flightFee = await quoteFlights(step, work);
    if (roomFee === null || flightFee === null) return 'unknown';
    await work.update({ state: 'cancelling', fee: roomFee + flightFee });
  }
  const room = await cancelRoom(step, work);
  if (room !== 'done') return room;
  const { flights } = work.trip;
  return flights === null ? 'done' : cancelFlights(step, work, flights.refund ?? 0);
}

/** What cancelling the room costs now; null where nobody says. */
async function quoteRoom({ deps, call }: StepCall, { trip: { room } }: TripWork): Promise<number | null> {
  if (room.vendorId === null) return null;
  const port = requirePort(deps.rooms, room.supplier);
  const quoted = await port.quoteCancellation({ bookingReference: room.vendorId }, call);
  return quoted.outcome === 'confirmed' ? quoted.fee : null;
}

/** What cancelling the flights costs now; null where nobody says. */
async function quoteFlights({ deps, call }: StepCall, work: TripWork): Promise<number | null> {
  const { flights } = work.trip;
  if (flights === null) return 0;
  if (flights.vendorId === null) return null;
  const port = requirePort(deps.flights, flights.supplier);
  const quoted = await port.quoteCancellation({ orderId: flights.vendorId }, call);
  if (quoted.outcome !== 'confirmed' || quoted.refund > flights.quote.total) return null;
  await updateFlights(work, { refund: quoted.refund });
  return flights.quote.total - quoted.refund;
}

/** Cancels the room, unless an earlier attempt did. */
async function cancelRoom(step: StepCall, work: TripWork): Promise<StepEnd> {
  const { deps, call } = step;
  const { room } = work.trip;
  if (room.state === 'cancelled') return 'done';
  if (room.vendorId === null) return 'unknown';
  if (room.state === 'cancelling') {
    const found = await findRoom(step, work);
    if (work.trip.room.state === 'cancelled') return 'done';
    if (found === 'unknown') return found;
  }
  await updateRoom(work, noteAttempt(room, 'cancelling', deps.clock));
  const port = requirePort(deps.rooms, room.supplier);
  const cancelled = await port.cancel({ bookingReference: room.vendorId }, call);
  if (cancelled.outcome !== 'confirmed') return 'unknown';
  await updateRoom(work, { state: 'cancelled' });
  return 'done';
}

/** Cancels the flights at a refund that is as quoted or better, unless an earlier attempt did. */
async function cancelFlights({ deps, call }: StepCall, work: TripWork, refund: number): Promise<StepEnd> {
  const { flights: part } = work.trip;
  if (part === null || part.state === 'cancelled') return 'done';
  if (part.vendorId === null) return 'unknown';
  const port = requirePort(deps.flights, part.supplier);
  if (part.state === 'cancelling') {
    const found = await port.read({ orderId: part.vendorId }, call);
    if (found.outcome !== 'confirmed') return 'unknown';
    if (found.order.state === 'cancelled') {
      await updateFlights(work, { state: 'cancelled' });
      return 'done';
    }
  }
  const quoted = await port.quoteCancellation({ orderId: part.vendorId }, call);
  // A refund that has shrunk meanwhile is not what was said: staff see it after a while.
  if (quoted.outcome !== 'confirmed' || quoted.refund < refund) return 'unknown';
  await updateFlights(work, noteAttempt(part, 'cancelling', deps.clock));
  const { cancellationId } = quoted;
  const cancelled = await port.cancel({ cancellationId, refund: quoted.refund }, call);
  if (cancelled.outcome !== 'confirmed') return 'unknown';
  await updateFlights(work, { state: 'cancelled' });
  return 'done';
}
