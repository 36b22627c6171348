import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { FlightClocks, TripFact, TripFacts } from './implied-changes.ts';

/** What a choice changed of a fact by itself, in words: 'now from Munich instead of Cologne'. */
export function formatImpliedChange(
  fact: TripFact,
  before: TripFacts,
  now: TripFacts,
  texts: Texts,
  language: Language,
): string {
  const day = ({ departure }: TripFacts) => formatDate(requireDay(departure), language, 'short');
  switch (fact) {
    case 'airport':
      if (before.airport === null || now.airport === null)
        return texts(now.airport === null ? 'trip.nowWithoutFlight' : 'trip.nowWithFlight');
      return texts('trip.nowFrom', { now: now.airport.name, before: before.airport.name });
    case 'departure':
      return texts('trip.nowOn', { now: day(now), before: day(before) });
    case 'nights':
      return texts('trip.nowNights', { n: now.nights, before: before.nights });
    case 'outbound':
    case 'inbound':
      return texts(fact === 'outbound' ? 'trip.nowOutbound' : 'trip.nowReturn', {
        now: formatClocks(now[fact]),
        before: formatClocks(before[fact]),
      });
    case 'room':
      if (before.room.name === null || now.room.name === null) return texts('trip.nowOtherRoom');
      return texts('trip.nowRoom', { now: now.room.name, before: before.room.name });
    case 'board':
      return texts('trip.nowBoard', {
        now: texts(`board.${now.board}`),
        before: texts(`board.${before.board}`),
      });
  }
}

/** '06:10–08:40'. */
function formatClocks(flight: FlightClocks | null): string {
  return flight === null ? '' : `${flight.departs}–${flight.arrives}`;
}
