import { randomBytes } from 'node:crypto';
import { areSameLocalCharges } from '../../../domain/search/local-charge.ts';
import { countSeats } from '../../../domain/search/price-leg.ts';
import { allotmentNights } from '../../../domain/search/price-stay.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import { refuseExtras } from '../../../ports/supply/refuse-extras.ts';
import type { LiveSupply, OfferRequest } from '../../../ports/supply/supply-port.ts';
import { listExtras } from '../extras/offer-extras.server.ts';
import { reserveSeats } from '../extras/taken-seats.server.ts';
import { priceOffer } from '../prices/price-offer.server.ts';
import { readOffer, type StockedOffer } from '../prices/read-offer.server.ts';
import { appendFeed } from '../store/append-feed.server.ts';
import { moveEach, moveStock, type TakenStock } from '../store/stock.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { insertHold } from './hold-record.server.ts';
import { listHeldRooms } from './list-held-rooms.ts';
import { withOwnStock } from './with-own-stock.server.ts';

/** A hold that is not confirmed ends by itself after 15 minutes. */
export const HOLD_MILLISECONDS = 15 * 60_000;

type HoldRequest = Parameters<LiveSupply['hold']>[0];

/** Price and availability now. Shared locks prevent a read of half a price change. */
export async function verifyOffer(
  db: SupplierDb,
  { clock }: SupplierStore,
  request: Parameters<LiveSupply['verify']>[0],
): ReturnType<LiveSupply['verify']> {
  const found = await withOwnStock(db, request.bookingNumber, () => readOffer(db, request.key, 'share'));
  const quote = priceOffer(request, found?.parts ?? null);
  if (!quote.ok) return { outcome: 'refused', reason: quote.reason };
  const { offer, priceByKind, earlyBooking } = quote;
  return { outcome: 'confirmed', offer, priceByKind, earlyBooking, at: clock.now().getTime() };
}

/** Takes room, seats and extras; of two who want the last one, the second waits for the first and is refused. */
export async function holdOffer(
  db: SupplierDb,
  store: SupplierStore,
  request: HoldRequest,
): ReturnType<LiveSupply['hold']> {
  const found = await readOffer(db, request.key, 'update');
  const quote = priceOffer(request, found?.parts ?? null);
  if (found === null || !quote.ok) return { outcome: 'refused', reason: quote.ok ? 'gone' : quote.reason };
  if (quote.offer.total !== request.expectedTotal) return { outcome: 'refused', reason: 'price-changed' };
  if (!areSameLocalCharges(quote.offer.localCharges ?? [], request.localCharges ?? []))
    return { outcome: 'refused', reason: 'gone' };
  const reason = await refuseUnsold(db, store, request, found);
  if (reason !== null) return { outcome: 'refused', reason };
  const now = store.clock.now().getTime();
  const hold = {
    id: randomBytes(18).toString('base64url'),
    expiresAt: now + HOLD_MILLISECONDS,
    offer: quote.offer,
    extras: request.extras,
    taken: listTaken(request, found),
    rooms: listHeldRooms(request, quote.offer),
    partySize: countTravellers(request.party),
    terms: quote.offer.terms.tariff,
  };
  const [changes] = await Promise.all([
    hold.taken.otherRooms === undefined
      ? moveStock(db, found.stock, hold.taken, -1)
      : moveEach(db, [hold.taken], -1),
    insertHold(db, hold),
    reserveSeats(db, hold.id, request.key, request.extras),
  ]);
  await appendFeed(db, now, changes);
  const total = hold.extras.reduce((sum, { amount }) => sum + amount, hold.offer.total);
  const { id: holdId, offer, rooms, expiresAt } = hold;
  return { outcome: 'confirmed', holdId, offer, rooms, total, expiresAt };
}

/** Why the extras cannot be held; null where they can. */
async function refuseUnsold(
  db: SupplierDb,
  store: SupplierStore,
  request: HoldRequest,
  { parts }: StockedOffer,
): Promise<ReturnType<typeof refuseExtras>> {
  if (request.extras.length === 0) return null;
  const priced = { parts, total: request.expectedTotal };
  const { extras, seatMaps } = await listExtras(db, store, request, priced);
  const travellers = listTravellerKinds(request.party, request.key.outbound?.day ?? request.key.checkIn);
  return refuseExtras(request.extras, extras, travellers, seatMaps);
}

/** What an offer takes out of sale. */
export function listTaken({ key, party, part }: OfferRequest, { parts, stock }: StockedOffer): TakenStock {
  return {
    hotelId: stock.hotelId,
    roomId: stock.roomId,
    firstNight: key.checkIn,
    nights: part === 'flights' ? 0 : allotmentNights(parts.plan, parts.nights).length,
    seats: countSeats(party, key.outbound?.day ?? key.checkIn),
    flights: [key.outbound, key.inbound].filter((ref) => ref !== null),
    ...(parts.otherRooms && {
      otherRooms: parts.otherRooms.map(({ plan, nights }) => ({
        roomId: plan.roomId,
        nights: part === 'flights' ? 0 : allotmentNights(plan, nights).length,
      })),
    }),
  };
}
