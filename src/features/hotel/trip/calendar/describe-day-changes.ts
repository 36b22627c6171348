import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { DateOption, OptionFacts } from '../../../../trip-search/offers/date-option.ts';
import { formatOptionChanges } from '../choice/format-option-changes.ts';
import { findImpliedChanges, type TripFact, type TripFacts } from '../choice/implied-changes.ts';
import type { DayChanges } from './calendar-grid.tsx';

/** What a day of the calendar changes in addition to the day: for those who see it a mark, for those who hear it in words. */
export function describeDayChanges(
  trip: TripFacts,
  facts: OptionFacts | undefined,
  chosen: readonly TripFact[],
  texts: Texts,
  language: Language,
): DayChanges {
  const marks = facts === undefined ? [] : markFacts(findImpliedChanges(trip, facts, chosen), facts);
  return {
    mark: marks.length === 0 ? null : marks.join(''),
    words: formatOptionChanges(trip, facts, chosen, texts, language),
  };
}

/** The code of another airport; a star for another board. The length of stay is that of the whole calendar. */
function markFacts(changes: readonly TripFact[], { airport }: OptionFacts): readonly string[] {
  const code = changes.includes('airport') ? airport?.code : undefined;
  return [...(code === undefined ? [] : [code]), ...(changes.includes('board') ? ['*'] : [])];
}

/** What the marks of a month mean, each once, airports in the order of their codes. */
export function listMarks(
  trip: TripFacts,
  days: readonly DateOption[],
  chosen: readonly TripFact[],
  texts: Texts,
): readonly string[] {
  const airports = new Map<string, string>();
  let hasOtherBoard = false;
  for (const { facts } of days) {
    const changes = facts === undefined ? [] : findImpliedChanges(trip, facts, chosen);
    if (facts?.airport && changes.includes('airport')) airports.set(facts.airport.code, facts.airport.name);
    hasOtherBoard ||= changes.includes('board');
  }
  return [
    ...[...airports]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, airport]) => texts('dates.codeFrom', { code, airport })),
    ...(hasOtherBoard ? [texts('dates.otherBoard', { board: texts(`board.${trip.board}`) })] : []),
  ];
}
