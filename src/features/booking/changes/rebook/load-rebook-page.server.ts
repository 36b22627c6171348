import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { quoteChange } from '../../../../domain/booking/quote-change.ts';
import { invoiceTotalOf } from '../../../../domain/money/package-price.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { PageLoader } from '../../../../site/page-data.ts';
import { redirect } from '../../../../site/redirect.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildPath } from '../../../../url.ts';
import type { TripAccess } from '../../my-trips/trip-access.ts';
import type { ChangeDrafts } from '../change-drafts.server.ts';
import type { ChangeRefusal } from '../change-refusal.ts';
import { openChangedTrip, refusalOfState } from '../open-changed-trip.server.ts';
import { feeOfRebooking } from '../wishes/judge-offer-change.ts';
import type { ListRebookOffers, RebookOffer, RebookOffers } from './rebook-offers.ts';
import type { RebookChoices, RebookProps } from './rebook-props.ts';

interface RebookDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly listOffers: ListRebookOffers;
  readonly clock: Clock;
}

/** Loads the page on which travellers choose other dates, another room, board or flights at the hotel of their trip. */
export function createRebookLoader({ access, drafts, listOffers, clock }: RebookDeps): PageLoader {
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
      ? await listOffers(visit, order, { offer, month: url.searchParams.get('month') })
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
        offers && toChoices(order, offers, { isNamed: offer !== null && offer !== offers.ownOffer, pathOf }),
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

interface Address {
  /** True where the address names another offer than that of the trip. */
  readonly isNamed: boolean;
  readonly pathOf: (query: Readonly<Record<string, string>>, part: string) => string;
}

/** Prices each offer as the quote of the change will, with the discounts and extras of the trip. */
function toChoices(order: BookingOrder, offers: RebookOffers, { isNamed, pathOf }: Address): RebookChoices {
  const { trip, price } = order;
  const current = offers.chosen?.offer ?? null;
  const quote = (base: number) =>
    quoteChange(price, { base, extras: price.extras, floorPrice: trip.terms.floorPrice }, 0);
  const option =
    (part: string) =>
    <Offer extends RebookOffer>({ base, offer, ...rest }: Offer) => {
      const { newTotal, oldTotal } = quote(base);
      return {
        ...rest,
        difference: newTotal - oldTotal,
        path: pathOf({ offer }, part),
        isChosen: offer === current,
      };
    };
  const { chosen, month, previousMonth, nextMonth } = offers;
  const monthPath = (other: string | null) =>
    other && pathOf({ month: other, ...(current !== null && isNamed && { offer: current }) }, 'dates');
  const chosenQuote = chosen && quote(chosen.base);
  return {
    month,
    previousPath: monthPath(previousMonth),
    nextPath: monthPath(nextMonth),
    days: offers.days.map(option('dates')),
    lengths: offers.lengths.map(option('lengths')),
    rooms: offers.rooms.map(option('rooms')),
    outbounds: offers.outbounds.map(option('flights')),
    inbounds: offers.inbounds.map(option('flights')),
    chosen:
      isNamed && chosen !== null && chosenQuote !== null
        ? {
            ...chosen,
            newTotal: chosenQuote.newTotal,
            difference: chosenQuote.newTotal - chosenQuote.oldTotal,
          }
        : null,
    isGone: isNamed && chosen === null,
  };
}
