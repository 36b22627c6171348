import { countTravellers } from '../../domain/party.ts';
import type { PageLoader } from '../../site/page-answer.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { CheckoutPageProps } from './checkout-page.tsx';
import type { CheckoutStore } from './checkout-store.server.ts';

/** Loads a checkout for the browser that began it; anybody else gets not-found (checkout X-092). */
export function createCheckoutPageLoader(store: CheckoutStore): PageLoader {
  return async (visit, match, _url, visitor) => {
    const checkout = await store.find(match.params.checkoutId ?? '', visitor.session);
    if (checkout === null || checkout.brand !== visit.brand.key) return null;
    const texts = await loadTexts(visit.language);
    const props: CheckoutPageProps = {
      trip: checkout.trip,
      travellers: countTravellers(checkout.party),
      baseTotal: checkout.baseTotal,
      currency: checkout.currency,
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('checkout.title'), description: '', isHidden: true },
      route: 'checkout_ancillaries',
      view: 'checkout',
      props,
      events: [
        {
          name: 'begin_checkout',
          params: {
            currency: checkout.currency,
            value: checkout.baseTotal / 100,
            items: [{ item_id: String(checkout.trip.hotel.id), item_name: checkout.trip.hotel.name }],
          },
        },
      ],
    };
  };
}
