import { firstDayOf } from '../../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { quoteChange } from '../../model/quote-change.ts';
import type { RebookOffer, RebookOffers } from './rebook-offers.ts';
import type { RebookChoices } from './rebook-props.ts';

/** Where the choices lead. */
interface Address {
  /** True where the address names another offer than that of the trip. */
  readonly isNamed: boolean;
  readonly pathOf: (query: Readonly<Record<string, string>>, part: string) => string;
}

/** Prices each offer as the quote of the change will, with the discounts and extras of the trip. */
export function toRebookChoices(
  order: BookingOrder,
  offers: RebookOffers,
  { isNamed, pathOf }: Address,
): RebookChoices {
  const { trip, price } = order;
  const current = offers.chosen?.offer ?? null;
  const quote = (base: number) =>
    quoteChange(price, { base, extras: price.extras, floorPrice: trip.terms.floorPrice }, 0);
  const option =
    (part: string) =>
    <Offer extends RebookOffer>({ base, offer, ...rest }: Offer) => {
      const isBooked = offer === offers.ownOffer;
      const { newTotal, oldTotal } = quote(base);
      return {
        ...rest,
        // What the trip would cost today is no price of what is booked.
        difference: isBooked ? null : newTotal - oldTotal,
        path: pathOf(isBooked ? {} : { offer }, part),
        isChosen: offer === current,
      };
    };
  const { chosen, month, previousMonth, nextMonth } = offers;
  const monthPath = (other: string | null) =>
    other && pathOf({ month: other, ...(current !== null && isNamed && { offer: current }) }, 'dates');
  const chosenQuote = chosen && quote(chosen.base);
  return {
    month,
    bookedDay: formatDay(firstDayOf(trip)),
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
