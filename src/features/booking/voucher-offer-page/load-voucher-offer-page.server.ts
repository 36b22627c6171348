import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { currentOrder } from '../model/booking-record.ts';
import { maskAddress, readCodeState } from '../my-trips/code-state.ts';
import { findSignInPath } from '../my-trips/find-sign-in-path.ts';
import type { TranslateTrip } from '../my-trips/translate-trip.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import { type ShownOfferDeps, showVoucherOffers } from '../voucher-offer/show-voucher-offers.server.ts';

interface VoucherOfferPageDeps extends ShownOfferDeps {
  readonly access: TripAccess;
  readonly clock: Clock;
  readonly translate: TranslateTrip;
}

/** Loads the page of a voucher that is offered in place of money; who may not open the trip goes where its link is sent. */
export function createVoucherOfferPageLoader({
  access,
  clock,
  translate,
  ...deps
}: VoucherOfferPageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const { checkoutId = '', offerId = '' } = params;
    const key = url.searchParams.get('key');
    const trip = await access.open(checkoutId, { ...visitor, key, brand: visit.brand.key });
    const order = trip === null ? null : currentOrder(trip.booking);
    const { locale } = visit;
    if (trip === null || order?.kind !== 'trip')
      return redirect(buildPath('my_trips', { _locale: locale }, { find: 'closed' }));
    const { booking, right } = trip;
    const opened = { bookingId: booking.id, checkoutId, locale, linkKey: key, now: clock.now() };
    const offer = (await showVoucherOffers(deps, opened)).find(({ id }) => id === offerId);
    const tripPath = buildPath('trip', { _locale: locale, checkoutId }) + buildQuery({ key });
    if (offer === undefined) return redirect(tripPath);
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: { title: texts('voucherOffer.title'), description: '', isHidden: true },
      route: 'trip_voucher_offer',
      view: 'tripVoucherOffer',
      isPersonal: true,
      props: {
        offer,
        checkoutId,
        linkKey: key,
        tripPath,
        right,
        signInPath: findSignInPath(trip, { locale, address: offer.path }),
        codeState: readCodeState(url.searchParams),
        maskedEmail: maskAddress(order.contact.email),
        bookingNumber: booking.bookingNumber,
        hotel: order.trip.hotel.name,
        place: (await translate(visit, order.trip)).hotel.place,
        checkIn: order.trip.checkIn,
        checkOut: order.trip.checkOut,
        chosenMarket: order.chosenMarket,
        isBusy: url.searchParams.has('busy'),
      },
    };
  };
}
