import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type PackagePrice, priceOfBase } from '../../domain/money/package-price.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import { type Day, requireDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { BillingAddress, Contact, Traveller } from '../../domain/travellers/traveller.ts';

/** A checkout that has begun. It belongs to the browser session that began it (checkout X-092). */
export interface Checkout {
  /** Unguessable; names the checkout in addresses (checkout X-102). */
  readonly id: string;
  readonly brand: string;
  readonly createdAt: Date;
  /** Minor units of the whole party for flights and stay, as the supplier confirmed them last and the shopper agreed to. */
  readonly baseTotal: number;
  readonly priceConfirmedAt: Date;
  /** Currency that is charged. */
  readonly currency: CurrencyCode;
  readonly offerKey: OfferKey;
  readonly party: Party;
  readonly trip: BookedTrip;
  readonly extras: readonly ChosenExtra[];
  /** Market whose insurances are offered: the traveller's country of residence; null until one is named. */
  readonly insuranceMarket: MarketCode | null;
  /** Null until the travellers' page is completed, then all three are there. */
  readonly travellers: readonly Traveller[] | null;
  readonly contact: Contact | null;
  readonly comments: string;
  /** The billed person is the first traveller (TRVL-009). */
  readonly firstPersonBilled: boolean;
  /** Null until the order is placed for the first time. */
  readonly billing: BillingAddress | null;
  /** What came along in the address and is handed from step to step (CTRACK-006). */
  readonly trackingParams: Readonly<Record<string, string>>;
}

/** What a checkout costs, part by part; `totalOf` it is the total that is shown and charged. */
export function priceCheckout({ baseTotal, extras }: Pick<Checkout, 'baseTotal' | 'extras'>): PackagePrice {
  return { ...priceOfBase(baseTotal), extras: extras.map(({ amount }) => amount) };
}

/** Local day on which the journey begins: that of the outbound flight, of check-in where there is none. Ages are taken on it. */
export function departureOf({ trip }: Pick<Checkout, 'trip'>): Day {
  return requireDay(trip.outbound?.departure.slice(0, 10) ?? trip.checkIn);
}

/** Local day on which the journey home begins. */
export function returnOf({ trip }: Pick<Checkout, 'trip'>): Day {
  return requireDay(trip.inbound?.departure.slice(0, 10) ?? trip.checkOut);
}
