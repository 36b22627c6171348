import type { BookedTrip } from '../../src/domain/booking/booked-trip.ts';
import type { Clock } from '../../src/domain/time/clock.ts';
import type { PaymentWebhook } from '../../src/ports/payment/payment-port.ts';
import type { OfferRequest, SupplyExtra } from '../../src/ports/supply/supply-port.ts';
import type { LifeCalls } from './lives/life-protocol.ts';

/** Whose calls are left without an answer, all of them, until it is taken back; null: nobody's. */
export type OutageParty = 'supply' | 'payments' | 'loyalty' | null;

/** The payment provider of a run: the embedded one in each worker, or a vendor's double in the run itself. */
export type ProviderSettings =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'datatrans' | 'adyen'; readonly url: string };

/** How a shopper ends an action. */
export type ShopperEnd = 'passed' | 'cancelled' | 'refused';

/** The first message from the run to a worker. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** Where the provider sends its messages: to the run, which passes them on as badly as it likes. */
  readonly webhookUrl: string;
  readonly provider: ProviderSettings;
  readonly seed: number;
  /** Calls of a hundred to other parties that go wrong. */
  readonly faultPercent: number;
  /** Where the worker kills itself, such as `supply.hold before`, and at which time of passing it, from 1; null lives on. */
  readonly killAt: { readonly point: string; readonly time: number } | null;
  /** The file that records where it died. */
  readonly crashLog: string;
  readonly outage: OutageParty;
  /** Milliseconds that its clock goes ahead of the machine's, negative behind. */
  readonly clockOffset: number;
}

/** A trip as a shopper sees it; minor units. */
export interface QuotedTrip {
  readonly total: number;
  readonly extras: readonly SupplyExtra[];
  readonly trip: BookedTrip;
}

/** Questions to a worker, and what it answers to each. */
export interface WorkerCalls extends LifeCalls {
  /** What a trip costs, and what can be added to it. */
  quote: {
    readonly params: { readonly request: OfferRequest };
    readonly result: QuotedTrip | null;
  };
  place: {
    readonly params: { readonly order: object; readonly until: number };
    readonly result: WorkerProgress;
  };
  follow: { readonly params: { readonly checkoutId: string }; readonly result: WorkerProgress | null };
  proceed: {
    readonly params: { readonly checkoutId: string; readonly details: string };
    readonly result: WorkerProgress | null;
  };
  /** Staff cancel what was booked. */
  cancel: { readonly params: { readonly checkoutId: string }; readonly result: null };
  /** Staff give a part of the price back while the trip goes ahead. @param amount minor units */
  giveGoodwill: {
    readonly params: { readonly checkoutId: string; readonly amount: number };
    readonly result: null;
  };
  /** Staff ask the provider once more for all refunds that it has refused. */
  retryRefunds: { readonly params: object; readonly result: null };
  /** The balance has not come in time. */
  cancelUnpaid: { readonly params: { readonly checkoutId: string }; readonly result: null };
  abandonChallenge: {
    readonly params: { readonly checkoutId: string };
    readonly result: WorkerProgress | null;
  };
  /** The shopper ends the challenge at the address. */
  endAction: {
    readonly params: { readonly address: string; readonly end: ShopperEnd };
    readonly result: null;
  };
  /** `unread`: accepted, and nobody's; `refused`: forged. */
  handleWebhook: {
    readonly params: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
    readonly result: 'taken' | 'unread' | 'refused';
  };
  /** What no message of the vendor's says. */
  handleMessage: { readonly params: { readonly webhook: PaymentWebhook }; readonly result: null };
  jump: { readonly params: { readonly clockOffset: number }; readonly result: null };
  setOutage: { readonly params: { readonly party: OutageParty }; readonly result: null };
}

/** What the shopper has to do; only some kinds have an address. */
export interface OpenAction {
  readonly kind: string;
  readonly url?: string;
}

export interface WorkerProgress {
  readonly state: string;
  readonly action?: OpenAction;
}

/** The machine's time, moved. */
export function offsetClock(start: number): Clock & { offset: number } {
  const clock = { offset: start, now: () => new Date(Date.now() + clock.offset) };
  return clock;
}
