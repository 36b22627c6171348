import { randomInt } from 'node:crypto';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { mixSeed, seededRandom } from '../../world/model/seeded-random.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { digestRequest } from './digest-request.server.ts';
import { endHold } from './end-hold.server.ts';
import { changeHold, type HoldRecord, lockHold } from './hold-record.server.ts';

/** Share of offers on request that the hotel declines. */
const declineChance = 0.15;
/** Without those that are read as others. */
const bookingLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Books a hold. @throws RangeError for other travellers than the hold is for, or than it was confirmed for already: a bug of
 * the caller, not an answer
 */
export async function confirmHold(
  db: SupplierDb,
  store: SupplierStore,
  { holdId, travellers, comments = '' }: Parameters<LiveSupply['confirm']>[0],
): ReturnType<LiveSupply['confirm']> {
  const hold = await lockHold(db, 'id', holdId);
  if (hold === null || hold.changes !== null || hold.state === 'released')
    return { outcome: 'refused', reason: 'no-such-hold' };
  if (hold.state === 'expired') return { outcome: 'refused', reason: 'expired' };
  if (hold.state === 'declined') return { outcome: 'refused', reason: 'hotel-declined' };
  requireTravellers(hold, travellers);
  if (hold.bookingNumber !== null) return { outcome: 'confirmed', bookingNumber: hold.bookingNumber };
  if (hold.expiresAt <= store.clock.now().getTime()) {
    await endHold(db, store.clock, hold, { state: 'expired' });
    return { outcome: 'refused', reason: 'expired' };
  }
  if (isDeclined(hold, store.seed)) {
    await endHold(db, store.clock, hold, { state: 'declined' });
    return { outcome: 'refused', reason: 'hotel-declined' };
  }
  const bookingNumber = generateBookingNumber();
  await changeHold(db, hold.id, { state: 'confirmed', bookingNumber, travellers, comments });
  return { outcome: 'confirmed', bookingNumber };
}

function requireTravellers(hold: HoldRecord, travellers: readonly Traveller[]): void {
  if (travellers.length !== hold.partySize) {
    throw new RangeError(`The hold is for ${hold.partySize} travellers, not ${travellers.length}`);
  }
  const isSame = (known: readonly Traveller[]): boolean =>
    digestRequest('travellers', known) === digestRequest('travellers', travellers);
  if (hold.travellers !== null && !isSame(hold.travellers)) {
    throw new RangeError('The hold was confirmed for other travellers');
  }
}

/** A hotel that has to agree says the same each time it is asked for the same stay. */
export function isDeclined({ offer }: HoldRecord, seed: number): boolean {
  if (!offer.isOnRequest) return false;
  const { planId, checkIn, nights } = offer.key;
  return seededRandom(mixSeed(seed, 'declined', planId, checkIn, nights)).chance(declineChance);
}

/** Ten letters of 32: 50 bits, which cannot be guessed. */
function generateBookingNumber(): string {
  const letters = Array.from({ length: 10 }, () => bookingLetters[randomInt(bookingLetters.length)]);
  return `S${letters.join('')}`;
}
