import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Visit } from '../../../site/visit.ts';
import { type AlternativeSources, judgeAlternative } from '../alternatives/judge-alternative.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { refundableOfTrip } from '../model/settlement.ts';
import { type AskAddableExtras, addExtras } from './change-rules/add-extras.ts';
import type { ChangeWish } from './change-rules/change-wish.ts';
import type { FindChangedOffer } from './change-rules/find-changed-offer.ts';
import { judgeContractTransfer } from './change-rules/judge-contract-transfer.ts';
import { judgeNameChange } from './change-rules/judge-name-change.ts';
import { judgeOfferChange } from './change-rules/judge-offer-change.ts';
import type { JudgedChange } from './change-rules/judged-change.ts';
import { refusalOfState } from './refusal-of-state.ts';

/** Judges wishes by the terms of the trip as it is today. */
export type JudgeChange = (booking: BookingRecord, wish: ChangeWish, visit: Visit) => Promise<JudgedChange>;

/** The one place that knows what a change makes of a trip and what it costs: pages show it, orders are built from it. */
export function createChangeJudge({
  clock,
  findOffer,
  askExtras,
  alternatives,
}: {
  readonly clock: Clock;
  readonly findOffer: FindChangedOffer;
  readonly askExtras: AskAddableExtras;
  readonly alternatives: AlternativeSources;
}): JudgeChange {
  const judge: JudgeChange = async (booking, wish, visit) => {
    const today = dayAt(clock.now());
    switch (wish.kind) {
      case 'name':
        return judgeNameChange(booking, wish.names, today);
      case 'offer':
        return judgeOfferChange(booking, wish.offer, { today, visit, findOffer });
      case 'alternative':
        return judgeAlternative(booking, wish, { now: clock.now(), visit, findOffer, ...alternatives });
      case 'transfer':
        return judgeContractTransfer(booking, wish.people, today);
      case 'extras':
        return addExtras(booking, wish.choices, { today, visit, askExtras });
    }
  };
  return async (booking, wish, visit) => {
    const refusal = refusalOfState(booking);
    if (refusal !== null) return { kind: refusal };
    const judged = await judge(booking, wish, visit);
    // After much goodwill less may be left of the payments than a cheaper trip gives back: people decide.
    return judged.kind === 'quoted' && judged.quote.refund > refundableOfTrip(booking)
      ? { kind: 'not-offered' }
      : judged;
  };
}
