import type { CurrencyCode } from '../money/currency.ts';
import type { Day } from '../time/calendar-day.ts';

/** Trips that were ordered on a day and booked, of one brand, market and currency. Those cancelled later are part of it. */
export interface DailySales {
  readonly day: Day;
  readonly brand: string;
  /** The market that the shopper had chosen. */
  readonly market: string;
  readonly currency: CurrencyCode;
  readonly bookings: number;
  /** Totals of the orders, minor units. */
  readonly revenue: number;
}

/** A trip that begins soon. */
export interface Departure {
  readonly bookingNumber: string;
  /** Of the outbound flight where it starts, or of the check-in where there is none. */
  readonly day: Day;
  readonly customer: string;
  readonly hotel: string;
  readonly travellers: number;
}

/** Departures of the next days. */
export interface Departures {
  /** Of every day, also where nobody leaves. */
  readonly days: readonly { readonly day: Day; readonly count: number }[];
  /** The first of them. */
  readonly first: readonly Departure[];
}
