import { dayAt } from '../../../domain/time/calendar-day.ts';
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
  if (state === 'paid') return 'staff';
  // A payment under way would be lost with the order, and one that is not read yet may look like an order that has lapsed.
  if (part.state === 'paying' && !isSettled(part, deps.clock)) return 'unknown';
  if (state === 'cancelled') {
    await updateFlights(work, { state: 'cancelled' });
    return 'done';
  }
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
  return cancelRoom(step, work, 0);
}

/**
 * Cancels a booked trip. Each supplier says first what that costs, and nothing is cancelled before both have.
 * The fee is what is not refunded: it is kept with the trip before anything is cancelled. `staff` where it cannot be known, or has risen since.
 */
export async function cancelParts(step: StepCall, work: TripWork): Promise<StepEnd> {
  if (work.trip.fee === null) {
    const noted = await noteFee(step, work);
    if (noted !== 'done') return noted;
  }
  const room = await cancelRoom(step, work, work.trip.room.fee ?? 0);
  if (room !== 'done') return room;
  const { flights } = work.trip;
  return flights === null ? 'done' : cancelFlights(step, work, flights.refund ?? 0);
}

/** Nobody says what a part has cost that is cancelled already: the hotel or the airline may have done so. */
async function noteFee(step: StepCall, work: TripWork): Promise<StepEnd> {
  const isCancelled = await isRoomCancelled(step, work);
  if (isCancelled === null) return 'unknown';
  if (isCancelled) return 'staff';
  const roomFee = await quoteRoom(step, work);
  if (typeof roomFee === 'string') return roomFee;
  const flightFee = await quoteFlights(step, work);
  if (typeof flightFee === 'string') return flightFee;
  await updateRoom(work, { fee: roomFee });
  await work.update({ state: 'cancelling', fee: roomFee + flightFee });
  return 'done';
}

/** Whether the supplier has the room as cancelled; null where nobody says. */
async function isRoomCancelled(step: StepCall, { trip: { room } }: TripWork): Promise<boolean | null> {
  const { deps, call } = step;
  const since = dayAt(new Date(room.firstSentAt ?? deps.clock.now().getTime()));
  const port = requirePort(deps.rooms, room.supplier);
  const found = await port.find({ reference: room.reference, since }, call);
  return found.outcome === 'confirmed' ? found.booking?.state === 'cancelled' : null;
}

/** What cancelling the room costs now, in the currency of its quote. */
async function quoteRoom(
  { deps, call }: StepCall,
  { trip: { room } }: TripWork,
): Promise<number | 'unknown' | 'staff'> {
  if (room.vendorId === null) return 'unknown';
  const port = requirePort(deps.rooms, room.supplier);
  const quoted = await port.quoteCancellation({ bookingReference: room.vendorId }, call);
  if (quoted.outcome === 'refused') return 'staff';
  return quoted.outcome === 'confirmed' && quoted.currency === room.quote.currency ? quoted.fee : 'unknown';
}

/** What cancelling the flights costs now, of what the order has cost. */
async function quoteFlights({ deps, call }: StepCall, work: TripWork): Promise<number | 'unknown' | 'staff'> {
  const { flights } = work.trip;
  if (flights === null) return 0;
  if (flights.vendorId === null) return 'unknown';
  const port = requirePort(deps.flights, flights.supplier);
  const found = await port.read({ orderId: flights.vendorId }, call);
  if (found.outcome !== 'confirmed') return 'unknown';
  const { state, total, currency } = found.order;
  if (state === 'cancelled') return 'staff';
  const quoted = await port.quoteCancellation({ orderId: flights.vendorId }, call);
  if (quoted.outcome === 'refused') return 'staff';
  if (quoted.outcome !== 'confirmed' || quoted.refund > total) return 'unknown';
  if (currency !== flights.quote.currency || quoted.currency !== currency) return 'unknown';
  await updateFlights(work, { refund: quoted.refund });
  return total - quoted.refund;
}

/** Cancels the room at the fee or below, unless that was done before: each attempt asks first what it costs by then. */
async function cancelRoom(step: StepCall, work: TripWork, fee: number): Promise<StepEnd> {
  const { deps, call } = step;
  const { room } = work.trip;
  if (room.state === 'cancelled') return 'done';
  if (room.vendorId === null) return 'unknown';
  const isCancelled = await isRoomCancelled(step, work);
  if (isCancelled === null) return 'unknown';
  if (!isCancelled) {
    const quoted = await quoteRoom(step, work);
    if (typeof quoted === 'string') return quoted;
    if (quoted > fee) return 'staff';
    await updateRoom(work, noteAttempt(room, 'cancelling', deps.clock));
    const port = requirePort(deps.rooms, room.supplier);
    const { currency } = room.quote;
    const asked = { bookingReference: room.vendorId, fee: quoted, currency };
    const cancelled = await port.cancel(asked, call);
    if (cancelled.outcome !== 'confirmed') return 'unknown';
  }
  await updateRoom(work, { state: 'cancelled' });
  return 'done';
}

/** Cancels the flights at a refund that is as quoted or better, unless that was done before. */
async function cancelFlights({ deps, call }: StepCall, work: TripWork, refund: number): Promise<StepEnd> {
  const { flights: part } = work.trip;
  if (part === null || part.state === 'cancelled') return 'done';
  if (part.vendorId === null) return 'unknown';
  const port = requirePort(deps.flights, part.supplier);
  const found = await port.read({ orderId: part.vendorId }, call);
  if (found.outcome !== 'confirmed') return 'unknown';
  if (found.order.state !== 'cancelled') {
    const quoted = await port.quoteCancellation({ orderId: part.vendorId }, call);
    if (quoted.outcome !== 'confirmed' || quoted.currency !== part.quote.currency) return 'unknown';
    // A refund that has shrunk meanwhile is not what was said.
    if (quoted.refund < refund) return 'staff';
    await updateFlights(work, noteAttempt(part, 'cancelling', deps.clock));
    const { cancellationId } = quoted;
    const cancelled = await port.cancel({ cancellationId, refund: quoted.refund }, call);
    if (cancelled.outcome !== 'confirmed') return 'unknown';
  }
  await updateFlights(work, { state: 'cancelled' });
  return 'done';
}
