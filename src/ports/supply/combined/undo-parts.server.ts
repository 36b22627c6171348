import type { LivePartState } from '../../../domain/states/live-trip-states.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { FlightOrder } from '../../flight-supply/flight-supply-port.ts';
import type { RoomBooking } from '../../room-supply/room-supply-port.ts';
import { findRoom, updateRoom } from './book-room.server.ts';
import { findFlightOrder, updateFlights } from './buy-flights.server.ts';
import type { StepCall, StepEnd } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import type { FlightPart } from './combined-trip.ts';
import { requireFlights } from './own-flights.server.ts';
import { requireRooms } from './own-rooms.server.ts';
import { isSettled, noteAttempt } from './part-attempts.ts';

const nothingThere: readonly LivePartState[] = ['open', 'refused', 'cancelled'];

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
  const port = requireFlights(deps, work);
  if (part.state === 'sent' || part.state === 'accepted') {
    const found = await findFlightOrder(step, work, port);
    if (found === 'unknown') return found;
    if (found === 'none') await updateFlights(work, { state: 'refused' });
    return undoFlights(step, work);
  }
  if (part.vendorId === null) return 'unknown';
  const known = await port.read({ orderId: part.vendorId }, call);
  if (known.outcome !== 'confirmed') return 'unknown';
  const { state } = known.order;
  // What is paid is given back where all of it comes back.
  if (state === 'paid') return cancelFlights(step, work, known.order.total);
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

async function noteFee(step: StepCall, work: TripWork): Promise<StepEnd> {
  const quoted = await quoteParts(step, work);
  if (typeof quoted === 'string') return quoted;
  await updateRoom(work, { fee: quoted.room });
  await work.update({ state: 'cancelling', fee: quoted.room + quoted.flights });
  return 'done';
}

/** What cancelling each part costs now; nothing is cancelled. `staff` where a part is cancelled at a cost that nobody says. */
export async function quoteParts(
  step: StepCall,
  work: TripWork,
): Promise<{ readonly room: number; readonly flights: number } | 'unknown' | 'staff'> {
  const booking = await readRoom(step, work);
  if (booking === 'unknown') return booking;
  const room =
    booking?.state === 'cancelled' ? (booking.cancellationFee ?? 'staff') : await quoteRoom(step, work);
  if (typeof room === 'string') return room;
  const flights = await quoteFlights(step, work);
  return typeof flights === 'string' ? flights : { room, flights };
}

/** The room as its supplier has it; null where it has none. */
async function readRoom({ deps, call }: StepCall, work: TripWork): Promise<RoomBooking | null | 'unknown'> {
  const { room } = work.trip;
  const since = dayAt(new Date(room.firstSentAt ?? deps.clock.now().getTime()));
  const port = requireRooms(deps, work);
  const found = await port.find({ reference: room.reference, since }, call);
  return found.outcome === 'confirmed' ? found.booking : 'unknown';
}

/** What cancelling the room costs now, in the currency of its quote. */
async function quoteRoom({ deps, call }: StepCall, work: TripWork): Promise<number | 'unknown' | 'staff'> {
  const { room } = work.trip;
  if (room.vendorId === null) return 'unknown';
  const port = requireRooms(deps, work);
  const quoted = await port.quoteCancellation({ bookingReference: room.vendorId }, call);
  if (quoted.outcome === 'refused') return 'staff';
  return quoted.outcome === 'confirmed' && quoted.currency === room.quote.currency ? quoted.fee : 'unknown';
}

/** What cancelling the flights costs now, or has cost where they are cancelled, of what the order has cost. */
async function quoteFlights({ deps, call }: StepCall, work: TripWork): Promise<number | 'unknown' | 'staff'> {
  const { flights } = work.trip;
  if (flights === null) return 0;
  if (flights.vendorId === null) return 'unknown';
  const port = requireFlights(deps, work);
  const found = await port.read({ orderId: flights.vendorId }, call);
  if (found.outcome !== 'confirmed') return 'unknown';
  const { state, total, currency } = found.order;
  if (currency !== flights.quote.currency) return 'unknown';
  if (state === 'cancelled') {
    const refund = readRefund(found.order, flights);
    if (typeof refund === 'string') return 'staff';
    await updateFlights(work, { refund });
    return total - refund;
  }
  const quoted = await port.quoteCancellation({ orderId: flights.vendorId }, call);
  if (quoted.outcome === 'refused') return 'staff';
  if (quoted.outcome !== 'confirmed' || quoted.refund > total) return 'unknown';
  if (quoted.currency !== currency) return 'unknown';
  await updateFlights(work, { refund: quoted.refund });
  return total - quoted.refund;
}

/**
 * Cancels the room at the fee or below, unless that was done before: each attempt asks first what has become of it, and what it costs by then. Of what
 * was done without an answer, its supplier says what it has cost.
 */
async function cancelRoom(step: StepCall, work: TripWork, fee: number): Promise<StepEnd> {
  const { deps, call } = step;
  const { room } = work.trip;
  if (room.state === 'cancelled') return 'done';
  if (room.vendorId === null) return 'unknown';
  const booking = await readRoom(step, work);
  if (booking === 'unknown') return booking;
  if (booking?.state === 'cancelled') return endRoom(work, booking.cancellationFee);
  const quoted = await quoteRoom(step, work);
  if (typeof quoted === 'string') return quoted;
  if (quoted > fee) return 'staff';
  await updateRoom(work, noteAttempt(room, 'cancelling', deps.clock));
  const port = requireRooms(deps, work);
  const { currency } = room.quote;
  const cancelled = await port.cancel({ bookingReference: room.vendorId, fee: quoted, currency }, call);
  return cancelled.outcome === 'confirmed' ? endRoom(work, cancelled.fee) : 'unknown';
}

/** @param cost what cancelling the room has cost; missing where its supplier does not say: then it is the fee that was noted */
async function endRoom(work: TripWork, cost: number | undefined): Promise<'done'> {
  const { room, fee } = work.trip;
  const known = cost ?? room.fee;
  await work.update({
    room: { ...room, state: 'cancelled', fee: known },
    fee: fee === null ? null : fee + (known ?? 0) - (room.fee ?? 0),
  });
  return 'done';
}

/**
 * Cancels the flights at a refund that is as quoted or better, unless that was done before. Of what was done without an answer, their supplier says
 * what it has returned.
 */
async function cancelFlights({ deps, call }: StepCall, work: TripWork, refund: number): Promise<StepEnd> {
  const { flights: part } = work.trip;
  if (part === null || part.state === 'cancelled') return 'done';
  if (part.vendorId === null) return 'unknown';
  const port = requireFlights(deps, work);
  const found = await port.read({ orderId: part.vendorId }, call);
  if (found.outcome !== 'confirmed') return 'unknown';
  const { order } = found;
  if (order.state === 'cancelled') return endFlights(work, order);
  const quoted = await port.quoteCancellation({ orderId: part.vendorId }, call);
  // Flights that are not taken back cost something: people decide.
  if (quoted.outcome === 'refused') return 'staff';
  if (quoted.outcome !== 'confirmed' || quoted.currency !== part.quote.currency) return 'unknown';
  // A refund that has shrunk meanwhile is not what was said.
  if (quoted.refund < refund) return 'staff';
  await updateFlights(work, noteAttempt(part, 'cancelling', deps.clock));
  const { cancellationId, currency } = quoted;
  const cancelled = await port.cancel({ cancellationId, refund: quoted.refund }, call);
  if (cancelled.outcome !== 'confirmed') return 'unknown';
  return endFlights(work, { ...order, refund: cancelled.refund ?? { amount: quoted.refund, currency } });
}

/**
 * The fee of a booked trip becomes what cancelling its flights has cost. Where their supplier does not say, it is the fee that was noted. `staff`
 * for an amount that cannot be right.
 */
async function endFlights(work: TripWork, order: FlightOrder): Promise<'done' | 'staff'> {
  const { flights, fee } = work.trip;
  if (flights === null) return 'done';
  const returned = readRefund(order, flights);
  if (returned === 'wrong' && fee !== null) return 'staff';
  const refund = typeof returned === 'number' ? returned : flights.refund;
  await work.update({
    flights: { ...flights, state: 'cancelled', refund },
    fee: fee === null ? null : fee + (flights.refund ?? 0) - (refund ?? 0),
  });
  return 'done';
}

/**
 * What a cancelled order has returned, minor units of the currency that the flights were bought in. `wrong`: in another one, as nothing is converted,
 * or more than it has cost.
 */
function readRefund({ refund, total }: FlightOrder, { quote }: FlightPart): number | 'unsaid' | 'wrong' {
  if (refund === undefined) return 'unsaid';
  return refund.currency === quote.currency && refund.amount <= total ? refund.amount : 'wrong';
}
