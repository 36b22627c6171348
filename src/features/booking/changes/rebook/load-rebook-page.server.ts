import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { invoiceTotalOf } from '../../../../domain/money/package-price.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { PageLoader } from '../../../../site/page-data.ts';
import { redirect } from '../../../../site/redirect.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildPath } from '../../../../url.ts';
import type { TripAccess } from '../../my-trips/trip-access.ts';
import type { ChangeDrafts } from '../change-drafts.server.ts';
import type { ChangeRefusal } from '../change-rules/change-refusal.ts';
import { feeOfRebooking } from '../change-rules/judge-offer-change.ts';
import { openChangedTrip } from '../open-changed-trip.server.ts';
import { refusalOfState } from '../refusal-of-state.ts';
import type { ListRebookOffers } from './rebook-offers.ts';
import type { RebookProps } from './rebook-props.ts';
import { toRebookChoices } from './to-rebook-choices.ts';

interface RebookDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly listOffers: ListRebookOffers;
  readonly clock: Clock;
}

/** Loads the page on which travellers choose other dates, another room, board or flights at the hotel of their trip. */
export function createRebookPageLoader({ access, drafts, listOffers, clock }: RebookDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const route = 'trip_rebook';
    const trip = await openChangedTrip(access, { checkoutId, route, visit, visitor, url });
    if (trip === null) return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, order, frame } = trip;
    const fee = feeOfRebooking(order, dayAt(clock.now()));
    const texts = await loadTexts(visit.language);
    const refusal = refusalOfState(booking) ?? refusalOfFee(order, fee);
    const wish = drafts.open(checkoutId, url.searchParams.get('draft') ?? '')?.wish;
    const offer = url.searchParams.get('offer') ?? (wish?.kind === 'offer' ? wish.offer : null);
    const mayChoose = refusal === null && frame.right === 'act';
    const offers = mayChoose
      ? await listOffers(visit, order, {
          offer,
          month: url.searchParams.get('month'),
          bookingNumber: booking.supplierNumber,
        })
      : null;
    const pathOf = (query: Readonly<Record<string, string>>, part: string) =>
      `${buildPath(route, { _locale: visit.locale, checkoutId }, { key: frame.linkKey, ...query })}#${part}`;
    const props: RebookProps = {
      ...frame,
      refusal: mayChoose && offers === null ? 'unknown' : refusal,
      fee: fee ?? 0,
      oldTotal: invoiceTotalOf(order.price),
      currency: order.currency,
      choices:
        offers &&
        toRebookChoices(order, offers, { isNamed: offer !== null && offer !== offers.ownOffer, pathOf }),
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.rebook.title'), description: '', isHidden: true },
      route,
      view: 'tripRebook',
      isPersonal: true,
      props,
    };
  };
}

function refusalOfFee({ trip }: BookingOrder, fee: number | null): ChangeRefusal | null {
  if (trip.terms.change === null) return 'not-offered';
  return fee === null ? 'too-late' : null;
}
