import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import type { RunningNewsletter } from '../../../features/newsletter/create-newsletter.server.ts';

/** The tick of the checkout, once the trip is booked: the same double opt-in as anywhere, with a consent record of its own. */
export async function subscribeShopper(
  newsletter: Pick<RunningNewsletter, 'subscribeFrom'>,
  brands: LiveBrands,
  { contact, brand, locale, origin, language }: Order,
): Promise<void> {
  if (!contact.newsletter) return;
  await newsletter.subscribeFrom('checkout', contact.email, {
    brand: brands.get(brand),
    locale,
    origin,
    language,
  });
}
