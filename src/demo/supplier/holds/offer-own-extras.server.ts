import { isSameOffer } from '../../../domain/search/is-same-offer.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { offerExtras } from '../extras/offer-extras.server.ts';
import type { SupplierDb, SupplierStore } from '../store/supplier-store.server.ts';
import { readHold } from './hold-record.server.ts';
import { withOwnStock } from './with-own-stock.server.ts';

/** What can be added to an offer, or to a booking that has it: of a booking its own room and seats need not be free for others. */
export async function offerOwnExtras(
  db: SupplierDb,
  store: SupplierStore,
  request: Parameters<LiveSupply['extras']>[0],
): ReturnType<LiveSupply['extras']> {
  const { key, bookingNumber } = request;
  const hold = bookingNumber === undefined ? null : await readHold(db, 'booking_number', bookingNumber);
  const isOwn = hold?.state === 'confirmed' && isSameOffer(hold.offer.key, key);
  return withOwnStock(db, bookingNumber, () =>
    offerExtras(db, store, request, isOwn ? hold.offer.total : null),
  );
}
