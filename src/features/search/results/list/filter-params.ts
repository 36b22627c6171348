import {
  type FilterName,
  filterNames,
  type SearchParams,
} from '../../../../trip-search/address/trip-search.ts';

const flightFilters: ReadonlySet<FilterName> = new Set([
  'stops',
  'outFrom',
  'outUntil',
  'homeBy',
  'night',
  'airlines',
  'baggage',
  'cabin',
  'transfer',
]);

/** Whether a filter says nothing of a stay without flights (MASK-035). */
export function isAboutFlights(name: FilterName): boolean {
  return flightFilters.has(name);
}

/** One value of a filter, as its parameter spells it. */
export interface ActiveFilter {
  readonly name: FilterName;
  readonly value: string;
}

/** Values of a filter that are on; none where it filters nothing. */
export function listFilterValues(params: SearchParams, name: FilterName): readonly string[] {
  const text = params[name] ?? '';
  return text === '' ? [] : text.split(',');
}

/** Every filter that is on, each of its values by itself; without flights those about flights rest. */
export function listActiveFilters(params: SearchParams): readonly ActiveFilter[] {
  const isHotelOnly = params.hotelOnly === '1';
  return filterNames
    .filter((name) => !(isHotelOnly && isAboutFlights(name)))
    .flatMap((name) => listFilterValues(params, name).map((value) => ({ name, value })));
}

/** The search with another value of a filter; '' takes it away. Another list begins on its first page (LIST-009). */
export function setFilter(params: SearchParams, name: FilterName, value: string): SearchParams {
  const { page: _page, [name]: _former, ...others } = params;
  return value === '' ? others : { ...others, [name]: value };
}

/** The search with one value of a filter taken in or out; the others of the same filter stay. */
export function switchFilter(
  params: SearchParams,
  { name, value }: ActiveFilter,
  isOn: boolean,
): SearchParams {
  const others = listFilterValues(params, name).filter((each) => each !== value);
  return setFilter(params, name, [...others, ...(isOn ? [value] : [])].join());
}

/** The search without any filter. */
export function clearFilters(params: SearchParams): SearchParams {
  return filterNames.reduce((rest, name) => setFilter(rest, name, ''), params);
}
