import type { AmendedTrip, ChangeOrder } from '../../../domain/booking/booking-order.ts';
import type { ChangeQuote } from '../../../domain/booking/quote-change.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Visit } from '../../../site/visit.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { ChangeWish } from './change-drafts.server.ts';
import { judgeNameChange } from './judge-name-change.ts';
import type { FindChangedOffer } from './rebook/find-changed-offer.ts';
import { judgeOfferChange } from './rebook/judge-offer-change.ts';
import { type AskAddableExtras, addExtras } from './wishes/add-extras.ts';
import { judgeTransfer } from './wishes/judge-transfer.ts';

/**
 * What becomes of a wish:
 * - `quoted`: what the change makes of the trip, and what it costs now
 * - `faulty`: what was typed cannot be ordered; each kind says why
 * - `same`: the trip is like this already
 * - `too-late`, `not-offered`: the tariff does not allow it (any more)
 * - `gone`: the supplier does not sell what was chosen (any more) · `unknown`: it has not answered
 */
export type JudgedChange<Faults = unknown> =
  | {
      readonly kind: 'quoted';
      readonly change: ChangeOrder['change'];
      readonly after: Omit<AmendedTrip, 'price'>;
      readonly quote: ChangeQuote;
    }
  | { readonly kind: 'faulty'; readonly faults: Faults }
  | { readonly kind: 'same' | 'too-late' | 'not-offered' | 'gone' | 'unknown' };

/** Judges wishes by the terms of the trip as it is today. */
export type JudgeChange = (booking: BookingRecord, wish: ChangeWish, visit: Visit) => Promise<JudgedChange>;

/** The one place that knows what a change makes of a trip and what it costs: pages show it, orders are built from it. */
export function createChangeJudge({
  clock,
  findOffer,
  askExtras,
}: {
  readonly clock: Clock;
  readonly findOffer: FindChangedOffer;
  readonly askExtras: AskAddableExtras;
}): JudgeChange {
  return async (booking, wish, visit) => {
    const today = dayAt(clock.now());
    switch (wish.kind) {
      case 'name':
        return judgeNameChange(booking, wish.names, today);
      case 'offer':
        return judgeOfferChange(booking, wish.offer, { today, visit, findOffer });
      case 'transfer':
        return judgeTransfer(booking, wish.people, today);
      case 'extras':
        return addExtras(booking, wish.choices, { today, visit, askExtras });
    }
  };
}
