import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { isSameOffer } from '../../../domain/search/is-same-offer.ts';
import { areSameLocalCharges } from '../../../domain/search/local-charge.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import { refuseExtras } from '../../../ports/supply/refuse-extras.ts';
import type { BookingChangeRefusal, LiveSupply } from '../../../ports/supply/supply-port.ts';
import { listExtras } from '../extras/offer-extras.server.ts';
import { keepSeats, releaseSeats, reserveSeats } from '../extras/taken-seats.server.ts';
import { hasNotice } from '../notices/supplier-notices.server.ts';
import { priceOffer } from '../prices/price-offer.server.ts';
import { readOffer, type StockedOffer } from '../prices/read-offer.server.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { lockRooms, moveEach, type TakenStock } from '../store/stock.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { calculateSupplierFee, listNewExtras, listTravellersAfter, refuseChange } from './change-rules.ts';
import { giveBackHold } from './end-hold.server.ts';
import { HOLD_MILLISECONDS, listTaken } from './hold-offer.server.ts';
import { type HoldRecord, insertHold, lockHold, lockOpenChange } from './hold-record.server.ts';
import { listHeldRooms } from './list-held-rooms.ts';
import { withoutStock } from './without-stock.ts';

type ChangeRequest = Parameters<LiveSupply['holdChange']>[0];

/** The parts of a booking after its change. */
interface ChangedParts {
  readonly offer: PricedOffer;
  readonly taken: TakenStock;
  /** What the feed has to report. */
  readonly changes: readonly SupplyChange[];
}

/** Whether it was announced that the trip cannot take place: then nothing of it can be changed. */
async function isCalledOff(db: SupplierDb, bookingNumber: string): Promise<boolean> {
  const { rows } = await sql`select id from supplier.notice
    where booking_number = ${bookingNumber} and change ->> 'kind' = 'trip-cancelled' limit 1`.execute(db);
  return rows.length > 0;
}

/** Sets the new parts aside in one go with keeping the old ones: where they are refused, nothing has moved. */
export async function holdChange(
  db: SupplierDb,
  store: SupplierStore,
  request: ChangeRequest,
): ReturnType<LiveSupply['holdChange']> {
  const booking = await lockHold(db, 'booking_number', request.bookingNumber);
  if (booking === null || booking.state !== 'confirmed')
    return { outcome: 'refused', reason: 'no-such-booking' };
  requireParty(request);
  const earlier = await lockOpenChange(db, booking.id);
  const released = earlier === null ? [] : await giveBackHold(db, earlier, { state: 'released' });
  await sql`savepoint before_change`.execute(db);
  const today = dayAt(store.clock.now());
  const isOurCause = await hasNotice(db, request.bookingNumber);
  const parts =
    ((await isCalledOff(db, request.bookingNumber)) ? ('not-changeable' as const) : null) ??
    refuseChange(booking, request, today, isOurCause) ??
    (await moveParts(db, store, booking, request));
  const now = store.clock.now().getTime();
  if (typeof parts === 'string') {
    await sql`rollback to savepoint before_change`.execute(db);
    if (released.length > 0) await appendFeed(db, now, released);
    return { outcome: 'refused', reason: parts };
  }
  const { offer, taken } = parts;
  const expiresAt = now + HOLD_MILLISECONDS;
  const hold = {
    id: randomBytes(18).toString('base64url'),
    expiresAt,
    offer,
    taken,
    extras: request.extras,
    rooms: listHeldRooms(request, offer),
    partySize: booking.partySize,
    terms: isSameOffer(booking.offer.key, request.key) ? booking.terms : offer.terms.tariff,
    travellers: listTravellersAfter(booking, request),
    changes: booking.id,
    changeFee: calculateSupplierFee(booking, request, today, isOurCause),
  };
  await insertHold(db, hold);
  await reserveSeats(db, hold.id, request.key, listNewExtras(booking, request));
  await keepSeats(db, booking.id, booking.offer.key, booking.extras);
  const changes = [...released, ...parts.changes];
  if (changes.length > 0) await appendFeed(db, now, changes);
  const total = hold.extras.reduce((sum, { amount }) => sum + amount, offer.total);
  const { id: holdId, rooms, changeFee: fee } = hold;
  return { outcome: 'confirmed', holdId, offer, rooms, total, fee, expiresAt };
}

function requireParty({ party, travellers }: ChangeRequest): void {
  const size = countTravellers(party);
  if (travellers.length !== size)
    throw new RangeError(`The party has ${size} travellers, not ${travellers.length}`);
}

/** Takes the new parts out of sale; those in common with the booking stay taken once. */
async function moveParts(
  db: SupplierDb,
  store: SupplierStore,
  booking: HoldRecord,
  request: ChangeRequest,
): Promise<ChangedParts | BookingChangeRefusal> {
  const isSame = isSameOffer(booking.offer.key, request.key);
  if (isSame && booking.offer.total !== request.expectedTotal) return 'price-changed';
  const added = listNewExtras(booking, request);
  if (isSame && added.length === 0) return { ...booking, changes: [] };
  await lockRooms(db, [booking.offer.key.hotelId, request.key.hotelId]);
  const given = isSame ? [] : await moveEach(db, [booking.taken], 1);
  if (!isSame) await releaseSeats(db, booking.id);
  const found = await readOffer(db, request.key, 'update');
  if (found === null) return 'gone';
  const parts = isSame ? booking : priceChanged(request, found);
  if (typeof parts === 'string') return parts;
  const refused = await refuseNewExtras(db, store, { request, found, added });
  if (refused !== null) return refused;
  const { offer, taken } = parts;
  if (isSame) return { offer, taken, changes: [] };
  const changes = await moveEach(db, [taken, ...withoutStock(booking.taken, taken)], -1);
  return { offer, taken, changes: [...given, ...changes] };
}

function priceChanged(
  request: ChangeRequest,
  found: StockedOffer,
): Omit<ChangedParts, 'changes'> | BookingChangeRefusal {
  const quote = priceOffer(request, found.parts);
  if (!quote.ok) return quote.reason;
  if (quote.offer.total !== request.expectedTotal) return 'price-changed';
  if (!areSameLocalCharges(quote.offer.localCharges ?? [], request.localCharges ?? [])) return 'gone';
  return { offer: quote.offer, taken: listTaken(request, found) };
}

async function refuseNewExtras(
  db: SupplierDb,
  store: SupplierStore,
  changed: {
    readonly request: ChangeRequest;
    readonly found: StockedOffer;
    readonly added: readonly ChosenExtra[];
  },
): Promise<ReturnType<typeof refuseExtras>> {
  const { request, found, added } = changed;
  if (added.length === 0) return null;
  const priced = { parts: found.parts, total: request.expectedTotal };
  const { extras, seatMaps } = await listExtras(db, store, request, priced);
  const travellers = listTravellerKinds(request.party, request.key.outbound?.day ?? request.key.checkIn);
  return refuseExtras(added, extras, travellers, seatMaps);
}
