import { airportGroups } from '../../../domain/places/airport-groups.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { Texts } from '../../../texts/texts.ts';
import { toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import type { TripSearch } from '../../../trip-search/address/trip-search.ts';
import { cityName, parentNames } from '../../../trip-search/catalogue/parent-names.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import type { ChosenAirport, ChosenDestination, MaskProps } from './panel/mask-props.ts';

/** Returns what the mask of a page shows of its search. */
export function describeMask(visit: SearchVisit, search: TripSearch, texts: Texts): MaskProps {
  return {
    params: toSearchParams(search),
    destinations: search.destinations.flatMap((id) => toChosenDestination(visit, id) ?? []),
    airports: search.airports.map((key) => toChosenAirport(visit, key, texts)),
    today: formatDay(visit.today),
  };
}

function toChosenDestination({ catalogue, language }: SearchVisit, id: number): ChosenDestination | null {
  const place = catalogue.destinations.get(id);
  if (place !== undefined) {
    return {
      id,
      name: place.name[language],
      type: place.type,
      within: parentNames(catalogue, place, language),
    };
  }
  const hotel = catalogue.hotels.get(id);
  if (hotel === undefined) return null;
  const city = catalogue.destinations.get(hotel.cityId);
  const within = city === undefined ? '' : cityName(catalogue, city, language);
  return { id, name: hotel.name, type: 'hotel', within };
}

function toChosenAirport({ catalogue, language }: SearchVisit, key: string, texts: Texts): ChosenAirport {
  if (key.length === 2) {
    const name = countryName(key, language);
    return { key, name };
  }
  if (Object.hasOwn(airportGroups, key)) return { key, name: texts(`airports.group${key}`) };
  return { key, name: catalogue.airports.get(key)?.name[language] ?? key };
}
