import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { HOLD_MILLISECONDS } from '../supplier/holds/hold-offer.server.ts';
import { insertHold } from '../supplier/holds/hold-record.server.ts';
import { listHeldRooms } from '../supplier/holds/list-held-rooms.ts';
import { openSupplierDb } from '../supplier/store/supplier-store.server.ts';

interface Options {
  readonly pool: Pool;
  /** The supplier's clock. */
  readonly clock: Clock;
  readonly live: LiveSupply;
  /** The trip to hold, with days in the past. */
  readonly offer: PricedOffer;
}

/** Wraps the supplier so that it holds a trip of the past; the hold takes neither rooms nor seats. Every other call passes through. */
export function createPastSupply({ pool, clock, live, offer }: Options): LiveSupply {
  return {
    ...live,
    // The offer has the brand's price; the supplier holds, and later cancels, at its own.
    async hold({ party, extras, expectedTotal }) {
      const { key, terms, outbound, inbound } = offer;
      const bought = { ...offer, total: expectedTotal, stay: expectedTotal - outbound - inbound };
      const hold = {
        id: randomBytes(18).toString('base64url'),
        expiresAt: clock.now().getTime() + HOLD_MILLISECONDS,
        offer: bought,
        rooms: listHeldRooms({ party }, bought),
        extras,
        taken: {
          hotelId: key.hotelId,
          roomId: terms.roomId,
          firstNight: key.checkIn,
          nights: key.nights,
          seats: countTravellers(party),
          flights: [key.outbound, key.inbound].filter((flight) => flight !== null),
        },
        partySize: countTravellers(party),
        terms: terms.tariff,
      };
      await insertHold(openSupplierDb(pool), hold);
      const total = extras.reduce((sum, { amount }) => sum + amount, expectedTotal);
      const { id: holdId, rooms, expiresAt } = hold;
      return { outcome: 'confirmed', holdId, offer: bought, rooms, total, expiresAt };
    },
  };
}
