import type { DateOption } from '../../../../trip-search/offers/date-option.ts';

export interface FoldedAirports {
  /** Those of the market's own country, or all where there are none of it. */
  readonly own: readonly DateOption[];
  /** Those of other countries, behind a name of their own. */
  readonly elsewhere: readonly DateOption[];
}

/** Airports of a list in their order, the market's own country apart. @param home its code, such as DE */
export function foldAirports(airports: readonly DateOption[], home: string): FoldedAirports {
  const own = airports.filter(({ countryCode = home }) => countryCode === home);
  if (own.length === 0) return { own: airports, elsewhere: [] };
  return { own, elsewhere: airports.filter((airport) => !own.includes(airport)) };
}
