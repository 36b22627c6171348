import { warmNow } from '../../../../defaults.ts';
import { type Day, formatDay } from '../../../../domain/time/calendar-day.ts';
import { findClimate } from '../../../../trip-search/catalogue/find-climate.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';

/** Ids of the regions where it is warm in the month of a day. */
export function listWarmRegions({ catalogue }: Pick<SearchVisit, 'catalogue'>, day: Day): readonly number[] {
  const key = formatDay(day).slice(0, 7);
  // The climate of a month is the same in every year.
  return catalogue.once(`regions warm in month ${key.slice(5)}`, () =>
    catalogue.names.places
      .filter(
        (place) =>
          catalogue.destinations.has(place.id) &&
          place.type === 'region' &&
          (findClimate(catalogue.stations, place, key)?.air ?? 0) >= warmNow.airFrom,
      )
      .map(({ id }) => id),
  );
}
