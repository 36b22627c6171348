import { liveSupplyPolicy } from '../../../defaults.ts';
import { areSameLocalCharges } from '../../../domain/search/local-charge.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { RoomBooking } from '../../room-supply/room-supply-port.ts';
import type { StepCall, StepEnd } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import type { RoomPart } from './combined-trip.ts';
import { ownSupplier } from './own-part.server.ts';
import { requireRooms } from './own-rooms.server.ts';
import { isSettled, noteAttempt, toBuyingCall } from './part-attempts.ts';
import { isCertain, isFreeToCancel } from './quote-parts.server.ts';

/**
 * Books the room at the quoted price or below. A rate lives for minutes, so it is verified again just before; our reference is looked for before
 * a booking is repeated.
 */
export async function bookRoom(step: StepCall, work: TripWork): Promise<StepEnd> {
  const { deps, call } = step;
  const { room: part, travellers, party, comments, flights } = work.trip;
  if (part.state === 'booked') return 'done';
  if (part.state === 'refused' || part.state === 'cancelled') return { refused: 'gone' };
  const port = requireRooms(deps, work);
  if (part.state === 'sent') {
    const found = await findRoom(step, work);
    if (found !== 'none') return found;
  }
  const verified = await port.verify(part.question, call);
  if (verified.outcome === 'unknown') return 'unknown';
  if (verified.outcome === 'refused') return refuseRoom(work, verified.reason);
  const { quote } = verified;
  if (quote.total > part.quote.total) return refuseRoom(work, 'price-changed');
  if (!areSameLocalCharges(quote.localCharges, part.quote.localCharges))
    return refuseRoom(work, 'local-charges');
  // It has to be given back if the flights are gone by then, or cost more.
  const now = deps.clock.now();
  const areFlightsCertain = flights === null || flights.state === 'booked' || isCertain(flights, now);
  if (!areFlightsCertain && !isFreeToCancel(quote, now)) return refuseRoom(work, 'not-free-to-cancel');
  const { reference, question } = part;
  const answer = await port.book(
    {
      reference,
      quote,
      checkIn: question.checkIn,
      party,
      travellers: travellers ?? [],
      remark: comments,
    },
    toBuyingCall(step, liveSupplyPolicy.buyRoomTimeoutMs, () =>
      updateRoom(work, { ...noteAttempt(part, 'sent', deps.clock), quote }),
    ),
  );
  if (answer.outcome === 'not-done') {
    await updateRoom(work, part);
    return 'unknown';
  }
  if (answer.outcome === 'unknown') return 'unknown';
  if (answer.outcome === 'refused') return refuseRoom(work, answer.reason);
  return adoptBooking(work, answer.booking);
}

/** What became of a booking without an answer; `none` where there is none to be seen, and another one could cost nothing. */
export async function findRoom({ deps, call }: StepCall, work: TripWork): Promise<StepEnd | 'none'> {
  const { room: part } = work.trip;
  const since = dayAt(new Date(part.firstSentAt ?? deps.clock.now().getTime()));
  const port = requireRooms(deps, work);
  const found = await port.find({ reference: part.reference, since }, call);
  if (found.outcome !== 'confirmed') return 'unknown';
  if (found.booking !== null) return adoptBooking(work, found.booking);
  if (part.supplier === ownSupplier) return 'none';
  // A second room that is free to cancel could be given back; another one is never bought again.
  const isHarmless = isFreeToCancel(part.quote, deps.clock.now());
  return isHarmless && isSettled(part, deps.clock) ? 'none' : 'unknown';
}

async function adoptBooking(work: TripWork, booking: RoomBooking): Promise<StepEnd> {
  const vendorId = booking.bookingReference;
  if (booking.currency !== work.trip.room.quote.currency) return 'unknown';
  if (booking.state === 'cancelled') {
    await updateRoom(work, { state: 'cancelled', vendorId });
    return { refused: 'gone' };
  }
  await updateRoom(work, { state: 'booked', vendorId });
  return booking.net > work.trip.room.quote.total ? { refused: 'price-changed' } : 'done';
}

async function refuseRoom(work: TripWork, reason: string): Promise<StepEnd> {
  await updateRoom(work, { state: 'refused' });
  return { refused: reason };
}

/** Writes what has changed of the part. */
export async function updateRoom(work: TripWork, change: Partial<RoomPart>): Promise<void> {
  await work.update({ room: { ...work.trip.room, ...change } });
}
