import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';

/** What is left of a search that a hotel sells nothing for: who travels, and whether by plane; any time and length, from anywhere. */
export function widenSearch({ adults, children, hotelOnly }: SearchParams): SearchParams {
  return { adults, children, hotelOnly, duration: '-1' };
}
