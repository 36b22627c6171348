import type { Clock } from '../../src/domain/time/clock.ts';
import type { OfferRequest, SupplyExtra } from '../../src/ports/supply/supply-port.ts';

/** Whose calls are left without an answer, all of them, until it is taken back; null: nobody's. */
export type SilentParty = 'supply' | 'payments' | null;

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
  readonly silent: SilentParty;
  /** Milliseconds that its clock goes ahead of the machine's, negative behind. */
  readonly clockOffset: number;
}

/** Questions to a worker, and what it answers to each. */
export interface WorkerCalls {
  /** What a trip costs, and what can be added to it. */
  quote: {
    readonly ask: { readonly request: OfferRequest };
    readonly answer: { readonly total: number; readonly extras: readonly SupplyExtra[] } | null;
  };
  place: {
    readonly ask: { readonly order: object; readonly until: number };
    readonly answer: WorkerProgress;
  };
  follow: { readonly ask: { readonly checkoutId: string }; readonly answer: WorkerProgress | null };
  proceed: { readonly ask: { readonly checkoutId: string }; readonly answer: WorkerProgress | null };
  /** Staff cancel what was booked. */
  cancel: { readonly ask: { readonly checkoutId: string }; readonly answer: null };
  giveUp: { readonly ask: { readonly checkoutId: string }; readonly answer: WorkerProgress | null };
  /** The shopper ends the challenge at the address. */
  endAction: {
    readonly ask: { readonly address: string; readonly end: 'passed' | 'cancelled' | 'refused' };
    readonly answer: null;
  };
  /** False where the message is forged. */
  handleWebhook: {
    readonly ask: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
    readonly answer: boolean;
  };
  jump: { readonly ask: { readonly clockOffset: number }; readonly answer: null };
  silence: { readonly ask: { readonly party: SilentParty }; readonly answer: null };
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
