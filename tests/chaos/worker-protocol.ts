import type { Clock } from '../../src/domain/time/clock.ts';
import type { OfferRequest, SupplyExtra } from '../../src/ports/supply/supply-port.ts';

/** Whose calls are left without an answer, all of them, until it is taken back; null: nobody's. */
export type OutageParty = 'supply' | 'payments' | null;

/** The first message from the run to a worker. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** Where the provider sends its messages: to the run, which passes them on as badly as it likes. */
  readonly webhookUrl: string;
  readonly seed: number;
  /** Calls of a hundred to other parties that go wrong. */
  readonly faultPercent: number;
  /** Where the worker kills itself, such as `supply.hold before`, the how manieth time it comes there; null lives on. */
  readonly killAt: { readonly point: string; readonly time: number } | null;
  /** The file that records where it died. */
  readonly crashLog: string;
  readonly outage: OutageParty;
  /** Milliseconds that its clock goes ahead of the machine's, negative behind. */
  readonly clockOffset: number;
}

/** Questions to a worker, and what it answers to each. */
export interface WorkerCalls {
  /** What a trip costs, and what can be added to it. */
  quote: {
    readonly params: { readonly request: OfferRequest };
    readonly result: { readonly total: number; readonly extras: readonly SupplyExtra[] } | null;
  };
  place: {
    readonly params: { readonly order: object; readonly until: number };
    readonly result: WorkerProgress;
  };
  follow: { readonly params: { readonly checkoutId: string }; readonly result: WorkerProgress | null };
  proceed: { readonly params: { readonly checkoutId: string }; readonly result: WorkerProgress | null };
  /** Staff cancel what was booked. */
  cancel: { readonly params: { readonly checkoutId: string }; readonly result: null };
  giveUp: { readonly params: { readonly checkoutId: string }; readonly result: WorkerProgress | null };
  /** The shopper ends the challenge at the address. */
  endAction: {
    readonly params: { readonly address: string; readonly end: 'passed' | 'cancelled' | 'refused' };
    readonly result: null;
  };
  /** False where the message is forged. */
  handleWebhook: {
    readonly params: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
    readonly result: boolean;
  };
  jump: { readonly params: { readonly clockOffset: number }; readonly result: null };
  setOutage: { readonly params: { readonly party: OutageParty }; readonly result: null };
}

export interface WorkerProgress {
  readonly state: string;
  readonly action?: { readonly kind: string; readonly url: string };
}

/** The machine's time, moved. */
export function offsetClock(start: number): Clock & { offset: number } {
  const clock = { offset: start, now: () => new Date(Date.now() + clock.offset) };
  return clock;
}
