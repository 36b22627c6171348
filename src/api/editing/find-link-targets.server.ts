import type { Brand } from '../../brands/brand.ts';
import { editingLimits, searchLimits } from '../../defaults.ts';
import type { Language } from '../../domain/words/language.ts';
import type { DocumentLine, LinkTarget } from '../../features/editing/editing-calls.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { buildDestinationPath } from '../../trip-search/catalogue/build-destination-path.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import { suggestDestinations } from '../../trip-search/names/suggest-destinations.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { buildPreviewVisit } from './preview-visit.server.ts';

/** What an editor has typed into a link field. */
interface LinkQuery {
  readonly brand: Brand;
  readonly language: Language;
  /** Part of a title, an address or a name, or `#` and the id of a hotel or destination. */
  readonly text: string;
}

/** What a link of a brand can lead to: its pages first, then destinations and hotels, at most `listedTargets`. */
export function findLinkTargets(
  documents: readonly DocumentLine[],
  search: Pick<Search, 'visit'>,
  { brand, language, text }: LinkQuery,
): LinkTarget[] {
  const pages = findPages(documents, brand.key, language, text);
  return [...pages, ...findPlaces(search, brand, language, text)].slice(0, editingLimits.listedTargets);
}

/** Pages whose title or address holds the text; all of them for none. */
function findPages(
  documents: readonly DocumentLine[],
  brand: string,
  language: Language,
  text: string,
): readonly LinkTarget[] {
  const wanted = text.toLocaleLowerCase(language);
  return documents.flatMap(({ brand: owner, kind, slug, title }) => {
    if (owner !== brand || kind !== 'page') return [];
    const label = title?.[language] ?? title?.de ?? slug;
    const isFound = `${label} ${slug}`.toLocaleLowerCase(language).includes(wanted);
    return isFound ? [{ kind: 'page' as const, label, link: `/${slug}`, id: null }] : [];
  });
}

function findPlaces(
  search: Pick<Search, 'visit'>,
  brand: Brand,
  language: Language,
  text: string,
): readonly LinkTarget[] {
  if (text.length < searchLimits.minKeywordLength) return [];
  const visit = openUnlessUnready(search, brand, language);
  if (visit === null) return [];
  const { catalogue } = visit;
  const id = /^#(?<id>\d{1,9})$/.exec(text)?.groups?.id;
  if (id !== undefined) return findById(visit, Number(id));
  return suggestDestinations(catalogue, language, text).flatMap(({ id, name, within, type }) => {
    const label = within === '' ? name : `${name}, ${within}`;
    return (type === 'hotel' ? describeHotel(visit, id, label) : describePlace(visit, id, label)) ?? [];
  });
}

/** The destination and the hotel that a field names by their ids. */
function findById(visit: SearchVisit, id: number): readonly LinkTarget[] {
  const { catalogue, language } = visit;
  const place = catalogue.destinations.get(id);
  const hotel = catalogue.hotels.get(id);
  return [
    ...(place === undefined ? [] : [describePlace(visit, id, place.name[language])]),
    ...(hotel === undefined ? [] : [describeHotel(visit, id, hotel.name)]),
  ].filter((target) => target !== null);
}

/** While the catalogue is being read there are pages to link to, and nothing else. */
function openUnlessUnready(
  search: Pick<Search, 'visit'>,
  brand: Brand,
  language: Language,
): SearchVisit | null {
  try {
    return openSearchVisit(search, buildPreviewVisit(brand, { language }));
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}

function describeHotel(visit: SearchVisit, id: number, label: string): LinkTarget | null {
  const hotel = visit.catalogue.hotels.get(id);
  return hotel === undefined
    ? null
    : { kind: 'hotel', label, link: withoutLocale(buildHotelPath(visit, hotel), visit.locale), id };
}

function describePlace({ catalogue, locale }: SearchVisit, id: number, label: string): LinkTarget | null {
  const place = catalogue.destinations.get(id);
  if (place === undefined) return null;
  const path = buildDestinationPath(catalogue, place, locale);
  return { kind: 'destination', label, link: withoutLocale(path, locale), id };
}

/** Links are stored without the locale of one site. */
function withoutLocale(path: string, locale: string): string {
  return path.slice(`/${locale}`.length);
}
