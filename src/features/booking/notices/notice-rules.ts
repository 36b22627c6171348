import { noticePolicy } from '../../../defaults.ts';
import { type BookedFlight, type BookedTrip, firstDayOf } from '../../../domain/booking/booked-trip.ts';
import {
  type NoticeAnswer,
  type NoticeFacts,
  noticeStates,
  type WithoutAnswer,
} from '../../../domain/booking/trip-notice.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import type { TripNotice } from './trip-notice.ts';

/**
 * True for a change that the traveller need not accept (Directive (EU) 2015/2302, Article 11 (2)): another airport or day, or a flight that
 * moves by `noticePolicy.significantMinutes` or more.
 */
export function isSignificantChange(facts: NoticeFacts): boolean {
  if (facts.kind === 'incident') return facts.proposal !== 'information';
  if (facts.kind === 'price-raised') return !facts.isBinding;
  if (facts.kind !== 'flight-changed') return true;
  const { before, after } = facts;
  if (before.from !== after.from || before.to !== after.to) return true;
  if (before.departure.slice(0, 10) !== after.departure.slice(0, 10)) return true;
  const moved = [
    minutesApart(before.departure, after.departure),
    minutesApart(before.arrival, after.arrival),
  ];
  return Math.max(...moved) >= noticePolicy.significantMinutes;
}

/** What may take the place of the lost part, at our cost; null for what offers nothing else. */
export function alternativesOf(facts: NoticeFacts): 'flights' | 'hotels' | null {
  switch (facts.kind) {
    case 'flight-changed':
      return isSignificantChange(facts) ? 'flights' : null;
    case 'flight-cancelled':
      return 'flights';
    case 'hotel-overbooked':
    case 'hotel-closed':
      return 'hotels';
    case 'incident':
      return facts.proposal === 'flights' || facts.proposal === 'hotels' ? facts.proposal : null;
    case 'trip-cancelled':
    case 'price-raised':
      return null;
  }
}

/** What staff may record as the answer of a traveller on the telephone; empty for a notice that has its answer. */
export function listPhoneAnswers({
  facts,
  state,
}: Pick<TripNotice, 'facts' | 'state'>): readonly NoticeAnswer[] {
  return noticeStates.canMove(state, 'accepted') ? listAnswers(facts) : [];
}

/** True while a notice waits for its traveller. */
export function isAnswerable(
  { state, answerBy }: Pick<TripNotice, 'state' | 'answerBy'>,
  now: Date,
): boolean {
  return state === 'open' && now < answerBy;
}

/** Both times are local to the same airport. */
function minutesApart(one: BookedFlight['departure'], other: string): number {
  return Math.abs(Date.parse(`${other}Z`) - Date.parse(`${one}Z`)) / 60_000;
}

const ACCEPTABLE: ReadonlySet<NoticeFacts['kind']> = new Set(['flight-changed', 'incident', 'price-raised']);

/** What the traveller may answer. What no longer exists cannot be accepted. */
export function listAnswers(facts: NoticeFacts): readonly NoticeAnswer[] {
  if (!ACCEPTABLE.has(facts.kind)) return ['cancel'];
  return isSignificantChange(facts) ? ['accept', 'cancel'] : ['accept'];
}

/**
 * Markets in whose law a significant change without an answer until the deadline is accepted where the notice said so (Germany: section 651g (2) of the
 * civil code). Elsewhere staff call.
 */
const ACCEPTED_WITHOUT_ANSWER: ReadonlySet<MarketCode> = new Set(['de']);

/** What happens without an answer. Insignificant changes bind the traveller anyway; of a significant one the law of the market decides. */
export function decideWithoutAnswer(facts: NoticeFacts, market: MarketCode): WithoutAnswer {
  if (facts.kind === 'trip-cancelled') return 'cancels';
  // An incident offers to cancel: without an answer the trip stays as it is.
  if (facts.kind === 'incident' || !isSignificantChange(facts)) return 'accepts';
  return facts.kind === 'flight-changed' && ACCEPTED_WITHOUT_ANSWER.has(market) ? 'accepts' : 'staff';
}

/** Until when the traveller may answer a notice that is sent now. */
export function planDeadline(trip: Pick<BookedTrip, 'outbound' | 'checkIn'>, now: Date): Date {
  const { answerMs, leastAnswerMs, beforeDepartureMs } = noticePolicy;
  const departure = instantOf({ day: firstDayOf(trip), minutes: 0, timeZone: SHOP_TIME_ZONE });
  const latest = Math.max(departure - beforeDepartureMs, now.getTime() + leastAnswerMs);
  return new Date(Math.min(now.getTime() + answerMs, latest));
}

/** When an answer is reminded of; null where the deadline is too near, or nothing has to be answered. */
export function planAnswerReminder(facts: NoticeFacts, answerBy: Date, now: Date): Date | null {
  const at = answerBy.getTime() - noticePolicy.remindBeforeMs;
  if (!isSignificantChange(facts) || at < now.getTime() + noticePolicy.leastAnswerMs) return null;
  return new Date(at);
}
