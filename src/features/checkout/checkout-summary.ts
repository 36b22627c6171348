import { type BookedTrip, firstDayOf } from '../../domain/booking/booked-trip.ts';
import {
  calculateCancellationFee,
  listCancellationSteps,
  stayOfTrip,
} from '../../domain/booking/cancellation-steps.ts';
import {
  type ContractTransferNote,
  noteContractTransfer,
} from '../../domain/booking/contract-transfer-terms.ts';
import { type ChosenExtra, premiumOf } from '../../domain/extras/extra.ts';
import { hideBought } from '../../domain/extras/hide-bought.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { invoiceTotalOf, totalOf } from '../../domain/money/package-price.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import { listTravellerKinds } from '../../domain/travellers/list-traveller-kinds.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import { type Checkout, type CheckoutVoucher, priceCheckout } from './checkout.ts';
import { limitMiles } from './limit-miles.ts';

/** The trip and its price to the cent, shown next to every step of a checkout. Amounts are minor units. */
export interface CheckoutSummary {
  readonly checkoutId: string;
  readonly trip: BookedTrip;
  readonly travellers: number;
  readonly party: { readonly adults: number; readonly children: number; readonly infants: number };
  /** Less what early booking has taken off. */
  readonly base: number;
  /** What of `base` each kind of traveller costs; missing where the supplier has one price for all. */
  readonly byKind?: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly earlyBooking: number;
  /** Discounts are positive amounts; 0 where there is none. */
  readonly memberDiscount: number;
  /** The promotion code and what it saves; null for none. */
  readonly promotion: { readonly code: string; readonly amount: number } | null;
  readonly extras: readonly ChosenExtra[];
  readonly cardDiscount: number;
  /** Gift vouchers in the order in which they pay, with what each has. */
  readonly vouchers: readonly Pick<CheckoutVoucher, 'hint' | 'balance'>[];
  /** Miles that pay a part, with what they are worth; null for none. */
  readonly miles: { readonly points: number; readonly amount: number } | null;
  /** What is left to pay by card, direct debit or PayPal. */
  readonly total: number;
  /** What the trip cost before travellers or dates were changed; missing where they were not. */
  readonly formerTotal?: number;
  /** Currency of the charge: amounts of the checkout are never converted. */
  readonly currency: CurrencyCode;
  /** When the supplier confirmed the price, as an ISO timestamp. */
  readonly confirmedAt: string;
  /** The day from which the fees count, `YYYY-MM-DD`. */
  readonly today: string;
  /** Cancellation fees until a day, `YYYY-MM-DD`; null for the last, open-ended step. Premiums of insurances are part of every fee. */
  readonly cancellation: readonly { readonly until: string | null; readonly fee: number }[];
  /** Whether other people may travel instead; null where it is too late for them. */
  readonly contractTransfer: ContractTransferNote | null;
}

/**
 * @param now the fees are those that apply to an order today
 * @param cardDiscount what the card saves, minor units, where the page knows the card
 */
export function summariseCheckout(checkout: Checkout, now: Date, cardDiscount = 0): CheckoutSummary {
  const { trip, extras, currency, promotion, vouchers } = checkout;
  const price = priceCheckout(checkout);
  const charged = { ...price, cardDiscount };
  return {
    checkoutId: checkout.id,
    trip,
    travellers: countTravellers(checkout.party),
    party: countKinds(checkout),
    base: checkout.baseTotal,
    ...splitBase(checkout),
    earlyBooking: checkout.earlyBooking,
    memberDiscount: price.memberDiscount,
    promotion: promotion && { code: promotion.code, amount: price.promotion },
    extras: extras.map(hideBought),
    cardDiscount,
    vouchers: vouchers.map(({ hint, balance }) => ({ hint, balance })),
    miles: limitMiles(checkout.miles, price.miles),
    total: totalOf(charged),
    ...(checkout.former !== undefined && { formerTotal: checkout.former.total }),
    currency,
    confirmedAt: checkout.priceConfirmedAt.toISOString(),
    today: formatDay(dayAt(now)),
    cancellation: listCancellationSteps(trip.terms, stayOfTrip(trip), dayAt(now)).map(({ until, fee }) => ({
      until: until === null ? null : formatDay(until),
      // The fee is a part of what the trip costs, whatever pays for it.
      fee: calculateCancellationFee(fee, {
        total: invoiceTotalOf(charged),
        premiums: premiumOf(extras),
        nights: trip.nights,
      }),
    })),
    contractTransfer: noteContractTransfer(trip, extras, dayAt(now)),
  };
}

/** Prices of kinds belong to the price that they add up to. */
function splitBase({ priceByKind, baseTotal }: Checkout): Pick<CheckoutSummary, 'byKind'> {
  if (priceByKind === null) return {};
  const { adult, child, infant } = priceByKind;
  const byKind = { adults: adult ?? 0, children: child ?? 0, infants: infant ?? 0 };
  return byKind.adults + byKind.children + byKind.infants === baseTotal ? { byKind } : {};
}

function countKinds(checkout: Checkout): CheckoutSummary['party'] {
  const kinds = listTravellerKinds(checkout.party, firstDayOf(checkout.trip));
  const count = (kind: (typeof kinds)[number]) => kinds.filter((each) => each === kind).length;
  return { adults: count('adult'), children: count('child'), infants: count('infant') };
}
