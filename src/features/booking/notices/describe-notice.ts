import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import { laterArrivalDay } from '../../../domain/booking/booked-trip.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { TripNotice } from './trip-notice.ts';

export function titleOfNotice(facts: NoticeFacts, texts: Texts): string {
  switch (facts.kind) {
    case 'flight-changed':
    case 'flight-cancelled':
      return texts(`tripNotice.title.${facts.kind}.${facts.leg}`);
    default:
      return texts(`tripNotice.title.${facts.kind}`);
  }
}

/** What a notice means for the traveller; for an incident it is what staff have written, and what they propose. */
export function meaningOfNotice(facts: NoticeFacts, isSignificant: boolean, texts: Texts): string {
  switch (facts.kind) {
    case 'flight-changed':
      return texts(isSignificant ? 'tripNotice.text.significant' : 'tripNotice.text.small');
    case 'incident':
      return facts.proposal === 'information'
        ? facts.message
        : [facts.message, texts('tripNotice.text.incident')].join('\n\n');
    case 'price-raised':
      return [
        texts(facts.isBinding ? 'tripNotice.text.raise' : 'tripNotice.text.raiseAsks'),
        texts(`tripNotice.raise.reason.${facts.reason}`),
        facts.calculation,
      ].join('\n\n');
    case 'trip-cancelled':
      return texts('tripNotice.text.trip-cancelled');
    default:
      return texts('tripNotice.text.lost');
  }
}

/** Until when an answer is asked for, and what follows without one: an incident changes nothing that could count as accepted. */
export function describeDeadline(
  { facts, withoutAnswer }: Pick<TripNotice, 'facts' | 'withoutAnswer'>,
  day: string,
  texts: Texts,
): string {
  const follows = facts.kind === 'incident' && withoutAnswer === 'accepts' ? 'keeps' : withoutAnswer;
  return texts(`tripNotice.withoutAnswer.${follows}`, { day });
}

/** A flight in two lines: its day and times, then where it flies and its number. */
export function formatFlight(
  flight: BookedFlight,
  language: Language,
): { readonly times: string; readonly route: string } {
  const { departure, arrival, from, to, airline, flightNumber } = flight;
  const [day = '', leaves = ''] = departure.split('T');
  const later = laterArrivalDay(flight);
  const lands =
    arrival.slice(11) + (later === null ? '' : ` (${formatDate(requireDay(later), language, 'short')})`);
  return {
    times: `${formatDate(requireDay(day), language)}, ${leaves} – ${lands}`,
    route: `${from} – ${to}, ${airline} ${flightNumber}`,
  };
}

/** The amounts of a raise, minor units, with the ids of their labels. */
export function listRaiseAmounts({
  oldTotal,
  amount,
  newTotal,
}: Extract<NoticeFacts, { kind: 'price-raised' }>) {
  return [
    ['tripChange.review.oldTotal', oldTotal],
    ['tripNotice.raise.amount', amount],
    ['tripChange.review.newTotal', newTotal],
  ] as const;
}
