import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { OptionFacts } from '../../../../trip-search/offers/date-option.ts';
import { findImpliedChanges, type TripFact, type TripFacts } from './implied-changes.ts';

/**
 * What else changes with a choice, said before it is made: 'from Munich, 8 nights'. By the rule by which it is said afterwards, as
 * far as it is known of the choice: not of its room and the times of its flights.
 * @param chosen what is chosen with it
 */
export function formatOptionChanges(
  shown: TripFacts,
  facts: OptionFacts | undefined,
  chosen: readonly TripFact[],
  texts: Texts,
  language: Language,
): readonly string[] {
  if (facts === undefined) return [];
  return findImpliedChanges(shown, facts, chosen).map((fact) => formatFact(fact, facts, texts, language));
}

function formatFact(fact: TripFact, facts: OptionFacts, texts: Texts, language: Language): string {
  switch (fact) {
    case 'airport':
      return facts.airport === null
        ? texts('trip.nowWithoutFlight')
        : texts('dates.alsoFrom', { airport: facts.airport.name });
    case 'departure':
      return formatDate(requireDay(facts.departure), language, 'short');
    case 'nights':
      return texts('dates.nights', { nights: facts.nights });
    case 'board':
      return texts(`board.${facts.board}`);
    case 'outbound':
    case 'inbound':
    case 'room':
      // Not known of a choice, so never different.
      return '';
  }
}
