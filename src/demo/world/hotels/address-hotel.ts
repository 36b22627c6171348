import type { SeededRandom } from '../model/seeded-random.ts';
import type { WorldCity } from '../model/world-places.ts';
import { chooseZip } from './choose-zip.ts';
import { findStreetNames } from './street-names.ts';

export interface HotelAddress {
  readonly street: string;
  /** In the form of the country; empty where there are no postcodes. */
  readonly zip: string;
}

const numberFirst: ReadonlySet<string> = new Set(
  'GB IE US CA AU NZ ZA KE TZ FR MC LU TH VN LK MU SC MV JM BB MT TN MA EG AE OM JO QA'.split(' '),
);
const commaBeforeNumber: ReadonlySet<string> = new Set('ES IT PT DO MX CU CR CV BR SM'.split(' '));

/** Street with number, and postcode, as letters to that country are addressed. */
export function addressHotel(random: SeededRandom, city: WorldCity): HotelAddress {
  const { anywhere, bySea } = findStreetNames(city.destination);
  const street = random.pick(city.kind === 'beach' ? [...anywhere, ...bySea] : anywhere);
  const number = random.between(1, random.chance(0.75) ? 60 : 240);
  const { countryCode } = city.destination;
  return { street: formatStreet(street, number, countryCode), zip: chooseZip(random, city.destination) };
}

function formatStreet(street: string, number: number, countryCode: string): string {
  if (numberFirst.has(countryCode)) return `${number} ${street}`;
  return commaBeforeNumber.has(countryCode) ? `${street}, ${number}` : `${street} ${number}`;
}
