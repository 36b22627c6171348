import { createHmac } from 'node:crypto';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import type { ExtraWithoutId } from './flight-extras.server.ts';

/** An id that names one extra of one offer (an insurance: for one market), and is opaque to callers. */
export function generateExtraId(
  secret: string,
  key: OfferKey,
  { kind, variant, leg }: Pick<ExtraWithoutId, 'kind' | 'variant' | 'leg'>,
  market: MarketCode | null = null,
): string {
  const flights = [key.outbound, key.inbound].map((ref) => ref && [ref.from, ref.to, ref.day, ref.id]);
  const named = [key.hotelId, key.planId, key.checkIn, key.nights, flights, kind, variant, leg, market];
  return createHmac('sha256', secret).update(JSON.stringify(named)).digest('base64url').slice(0, 22);
}
