import type { PoolClient } from 'pg';
import type { LiveSupply, OfferRequest } from '../supply-port.ts';
import { drawExtraId } from './extra-id.server.ts';
import { type DrawnExtra, flightExtras } from './flight-extras.server.ts';
import { groundExtras } from './ground-extras.server.ts';
import { type OfferParts, priceOffer } from './price-offer.server.ts';
import { readOffer } from './read-offer.server.ts';
import type { SupplierBooks } from './supplier-books.server.ts';

/** What can be added to an offer (EXTRA-002 to EXTRA-008 without insurance): the same for the same offer every time. */
export async function offerExtras(
  client: PoolClient,
  books: SupplierBooks,
  request: OfferRequest,
): ReturnType<LiveSupply['extras']> {
  const found = await readOffer(client, request.key, 'share');
  const quote = priceOffer(request, found?.parts ?? null);
  if (found === null || !quote.ok) return { outcome: 'refused', reason: quote.ok ? 'gone' : quote.reason };
  const extras = listExtras(request, found.parts, books).map((extra) => ({
    id: drawExtraId(books.secret, request.key, extra),
    ...extra,
  }));
  return { outcome: 'confirmed', extras };
}

function listExtras({ key }: OfferRequest, parts: OfferParts, books: SupplierBooks): DrawnExtra[] {
  const { hotel, outbound, inbound } = parts;
  const airport = books.airports.find(({ code }) => code === outbound?.flight.to);
  return [
    ...groundExtras({ hotel, nights: key.nights, airport: airport ?? null, seed: books.seed }),
    ...(outbound === null ? [] : flightExtras(outbound.flight, 'outbound', books.seed)),
    ...(inbound === null ? [] : flightExtras(inbound.flight, 'inbound', books.seed)),
  ];
}
