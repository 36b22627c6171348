import { countryName } from '../../domain/places/country-name.ts';
import { countryOf } from '../../domain/places/market.ts';
import type { MemberAirport } from '../../features/members/account-page.tsx';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Visit } from '../../site/visit.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';

/** Airports at which holidays begin, by country, the visitor's own first; none while the catalogue is not loaded. */
export function listAirports(search: Pick<Search, 'visit'>, visit: Visit): readonly MemberAirport[] {
  const catalogue = loadCatalogue(search, visit);
  if (catalogue === null) return [];
  const { language } = visit;
  const home = countryOf(visit.market);
  const collator = new Intl.Collator(language);
  return [...catalogue.airports.values()]
    .filter(({ isDeparture }) => isDeparture)
    .map(({ code, name, countryCode }) => ({
      code,
      name: name[language],
      country: countryName(countryCode, language),
      isHome: countryCode === home,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isHome) - Number(one.isHome) ||
        collator.compare(one.country, other.country) ||
        collator.compare(one.name, other.name),
    )
    .map(({ isHome: _, ...airport }) => airport);
}

/** Name of an airport of departure; null for another one, and while the catalogue is not loaded. */
export function formatAirport(search: Pick<Search, 'visit'>, visit: Visit, code: string): string | null {
  const airport = loadCatalogue(search, visit)?.airports.get(code);
  return airport?.isDeparture === true ? airport.name[visit.language] : null;
}

function loadCatalogue(search: Pick<Search, 'visit'>, visit: Visit) {
  try {
    return openSearchVisit(search, visit).catalogue;
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}
