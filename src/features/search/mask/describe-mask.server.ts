import { airportGroups } from '../../../domain/places/airport-groups.ts';
import { nameCountry } from '../../../domain/places/name-country.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { TripSearch } from '../../trip-search/address/trip-search.ts';
import { writeTripSearch } from '../../trip-search/address/write-trip-search.ts';
import { nameCity, nameHolders } from '../../trip-search/catalogue/name-holders.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import type { ChosenAirport, ChosenDestination, MaskProps } from './panel/mask-props.ts';

/** Returns what the mask of a page shows of its search. */
export function describeMask(visit: SearchVisit, search: TripSearch, texts: Texts): MaskProps {
  return {
    params: writeTripSearch(search),
    destinations: search.destinations.flatMap((id) => nameDestination(visit, id) ?? []),
    airports: search.airports.map((key) => nameDeparture(visit, key, texts)),
    today: formatDay(visit.today),
  };
}

function nameDestination({ catalogue, language }: SearchVisit, id: number): ChosenDestination | null {
  const place = catalogue.destinations.get(id);
  if (place !== undefined) {
    return {
      id,
      name: place.name[language],
      type: place.type,
      within: nameHolders(catalogue, place, language),
    };
  }
  const hotel = catalogue.hotels.get(id);
  if (hotel === undefined) return null;
  const city = catalogue.destinations.get(hotel.cityId);
  const within = city === undefined ? '' : nameCity(catalogue, city, language);
  return { id, name: hotel.name, type: 'hotel', within };
}

function nameDeparture({ catalogue, language }: SearchVisit, key: string, texts: Texts): ChosenAirport {
  if (key.length === 2) {
    const name = nameCountry(key, language);
    return { key, name };
  }
  if (Object.hasOwn(airportGroups, key)) return { key, name: texts(`airports.group${key}`) };
  return { key, name: catalogue.airports.get(key)?.name[language] ?? key };
}
