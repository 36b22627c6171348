import { requireStore } from '../../../../site/client-store.ts';
import { trackEvent } from '../../../../site/tracking/track-event.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { offerActions } from './offer-slice.ts';
import { trimPackage } from './trim-package.ts';

/** Marks an offer as no longer for sale and sends the event (OFFER-028, OFFER-030, CREATE-003, CREATE-005). */
export function reportUnavailable(
  locale: string,
  offer: Pick<DetailedOffer, 'id' | 'hotelId' | 'checkIn' | 'lengthOfStay'>,
  reason: 'gone' | 'sold-out' | 'not-allowed',
): void {
  requireStore().dispatch(offerActions.markUnavailable(offer.id));
  const hotelId = String(offer.hotelId);
  trackEvent(locale, { name: 'offer_unavailable', params: { hotelId, reason, package: trimPackage(offer) } });
}
