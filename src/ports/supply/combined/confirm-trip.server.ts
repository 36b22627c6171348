import { randomInt } from 'node:crypto';
import type { waitingStates } from '../../../domain/states/live-trip-states.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import type { LiveSupply } from '../supply-port.ts';
import { bookRoom } from './book-room.server.ts';
import { orderFlights, payFlights } from './buy-flights.server.ts';
import type { StepCall, StepEnd } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import { UnsoldPartError } from './quote-parts.server.ts';
import { undoParts } from './undo-parts.server.ts';

type Confirmation = Awaited<ReturnType<LiveSupply['confirm']>>;
type Request = Parameters<LiveSupply['confirm']>[0];

/** Without those that are read as others. */
const bookingLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Buys both parts or none: seats that can be held are held, then the room is booked, then the seats are paid. Seats that cannot be held
 * are bought after a room that costs nothing to give back. What is refused gives back all that was taken before.
 */
export async function confirmTrip(step: StepCall, work: TripWork, request: Request): Promise<Confirmation> {
  const { trip } = work;
  switch (trip.state) {
    case 'released':
      return { outcome: 'refused', reason: 'no-such-hold' };
    case 'refused':
      return refusalOf(work);
    case 'staff':
      return { outcome: 'unknown' };
    case 'undoing':
      return undoTrip(step, work);
    case 'held': {
      requireParty(work, request);
      if (trip.expiresAt <= step.deps.clock.now().getTime()) {
        await work.update({ state: 'refused', reason: 'expired' });
        return refusalOf(work);
      }
      const { travellers, comments = '' } = request;
      await work.update({ state: 'booking', travellers, comments });
      return buyParts(step, work);
    }
    case 'booking':
    case 'payment-open':
      requireParty(work, request);
      return buyParts(step, work);
    default:
      requireParty(work, request);
      return { outcome: 'confirmed', bookingNumber: trip.bookingNumber ?? '' };
  }
}

/** Each step sees what was done before, so that the trip may be bought on at any time. */
export async function buyParts(step: StepCall, work: TripWork): Promise<Confirmation> {
  const canHold = work.trip.flights?.quote.canHold ?? false;
  // What was to be bought at once may end as a hold: it is paid, too.
  const steps = canHold ? [orderFlights, bookRoom, payFlights] : [bookRoom, orderFlights, payFlights];
  for (const buy of steps) {
    const end: StepEnd = await buy(step, work);
    if (end === 'done') continue;
    if (end === 'staff')
      await leaveToStaff(step, work, 'payment-open', 'Nobody knows whether flights are paid');
    if (typeof end === 'string') return { outcome: 'unknown' };
    step.deps.report(new UnsoldPartError(`${buy.name}: ${end.refused}`));
    const reason = buy === bookRoom ? 'hotel-declined' : 'expired';
    await work.update({ state: 'undoing', reason });
    return undoTrip(step, work);
  }
  const bookingNumber = generateBookingNumber();
  await work.update({ state: 'booked', bookingNumber });
  return { outcome: 'confirmed', bookingNumber };
}

/** Ends a trip that will not be booked; `unknown` until nothing of it is left. */
export async function undoTrip(step: StepCall, work: TripWork): Promise<Confirmation> {
  const end = await undoParts(step, work);
  if (end === 'staff') await leaveToStaff(step, work, 'staff', 'A part cannot be given back free of charge');
  if (end !== 'done') return { outcome: 'unknown' };
  await work.update({ state: work.trip.reason === null ? 'released' : 'refused' });
  return refusalOf(work);
}

/** A trip that waits for somebody; the upkeep goes on looking at it. It is reported once. */
export async function leaveToStaff(
  { deps }: StepCall,
  work: TripWork,
  state: (typeof waitingStates)[number],
  why: string,
): Promise<void> {
  if (work.trip.state === state) return;
  deps.report(new UnsoldPartError(`${why}: ${work.trip.id}`));
  await work.update({ state });
}

function refusalOf({ trip: { reason } }: TripWork): Confirmation {
  if (reason === 'hotel-declined' || reason === 'expired') return { outcome: 'refused', reason };
  return { outcome: 'refused', reason: 'no-such-hold' };
}

/** @throws RangeError for other travellers than the hold is for, or than it was confirmed for: a bug of the caller */
function requireParty({ trip }: TripWork, { travellers }: Request): void {
  const size = countTravellers(trip.party);
  if (travellers.length !== size)
    throw new RangeError(`The hold is for ${size} travellers, not ${travellers.length}`);
  const names = (each: typeof travellers) =>
    each.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  if (trip.travellers !== null && names(trip.travellers).join() !== names(travellers).join())
    throw new RangeError('The hold was confirmed for other travellers');
}

/** `L` and ten letters of 32: 50 bits, which cannot be guessed, and no number of the operator's own supplier. */
function generateBookingNumber(): string {
  const letters = Array.from({ length: 10 }, () => bookingLetters[randomInt(bookingLetters.length)]);
  return `L${letters.join('')}`;
}
