import type { Destination } from '../../../domain/search/catalogue.ts';
import { isCatalan } from './is-catalan.ts';
import type { NameCulture } from './name-culture.ts';
import { catalan, portuguese, spanish } from './name-cultures-iberian.ts';
import { central, dutch, english, german, nordic } from './name-cultures-north.ts';
import { french, italian } from './name-cultures-romance.ts';
import { adriatic, arabic, greek, savanna, tropical, turkish } from './name-cultures-south.ts';

const countriesOf: readonly (readonly [culture: NameCulture, countryCodes: string])[] = [
  [spanish, 'ES MX DO CU CR PA CO AR CL PE'],
  [portuguese, 'PT CV BR'],
  [italian, 'IT SM MT'],
  [french, 'FR MC BE LU'],
  [greek, 'GR CY'],
  [turkish, 'TR'],
  [arabic, 'EG TN MA AE OM JO QA SA BH DZ'],
  [adriatic, 'HR ME AL SI BA RS MK'],
  [central, 'CZ SK HU PL BG RO EE LV LT'],
  [german, 'DE AT CH LI'],
  [english, 'GB IE US CA AU NZ'],
  [nordic, 'DK NO SE FI IS'],
  [dutch, 'NL'],
  [tropical, 'TH VN ID MV LK MU SC PH MY KH IN SG JP CN KR JM BB BS AW CW'],
  [savanna, 'KE TZ ZA NA ZW BW'],
];

const cultures: ReadonlyMap<string, NameCulture> = new Map(
  countriesOf.flatMap(([culture, codes]) => codes.split(' ').map((code) => [code, culture] as const)),
);

/** How hotels of a place are called; English by default. */
export function findNameCulture(place: Destination): NameCulture {
  if (isCatalan(place)) return catalan;
  return cultures.get(place.countryCode) ?? english;
}
