import { airportGroups } from '../../../domain/places/airport-groups.ts';
import { nameCountry } from '../../../domain/places/name-country.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { createObjectMemory } from '../../../site/object-memory.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { SearchParams, TripSearch } from '../../trip-search/address/trip-search.ts';
import { writeTripSearch } from '../../trip-search/address/write-trip-search.ts';
import { nameCity, nameHolders } from '../../trip-search/catalogue/name-holders.ts';
import type { SearchVisit } from '../../trip-search/search-visit.server.ts';
import type { ChosenAirport, ChosenDestination, MaskProps } from './mask-props.ts';

/** Masks shown lately, by catalogue, language, day and search: most visitors search for one of a few hundred things. */
const described = createObjectMemory<MaskProps>(1000);

/** What the mask of a page shows of its search; the same object for the same search. */
export function describeMask(visit: SearchVisit, search: TripSearch, texts: Texts): MaskProps {
  const params = writeTripSearch(search);
  const key = `${visit.language} ${visit.today} ${JSON.stringify(params)}`;
  const known = described.find(visit.catalogue, key);
  if (known !== undefined) return known;
  const made = nameSearch(visit, search, params, texts);
  described.keep(visit.catalogue, key, made);
  return made;
}

function nameSearch(visit: SearchVisit, search: TripSearch, params: SearchParams, texts: Texts): MaskProps {
  return {
    params,
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
