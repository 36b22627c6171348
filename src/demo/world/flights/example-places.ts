import type { Airport, Destination, HolidayKind, Translated } from '../../../domain/search/catalogue.ts';
import type { WorldCity, WorldPlaces } from '../model/world-places.ts';

const named = (name: string): Translated => ({ de: name, en: name, it: name, es: name, fr: name });

type Row = readonly [code: string, country: string, latitude: number, longitude: number, timeZone: string];

/** Homes, two of them closed. */
const homes: readonly Row[] = [
  ['FRA', 'DE', 50.03, 8.56, 'Europe/Berlin'],
  ['HAM', 'DE', 53.63, 9.99, 'Europe/Berlin'],
  ['MUC', 'DE', 48.35, 11.79, 'Europe/Berlin'],
  ['KSF', 'DE', 51.41, 9.38, 'Europe/Berlin'],
  ['TXL', 'DE', 52.56, 13.29, 'Europe/Berlin'],
  ['SXF', 'DE', 52.38, 13.52, 'Europe/Berlin'],
  ['VIE', 'AT', 48.11, 16.57, 'Europe/Vienna'],
  ['LHR', 'GB', 51.47, -0.46, 'Europe/London'],
];

const aways: readonly (readonly [
  ...Row,
  kind: HolidayKind,
  weight: number,
  highSeason: readonly number[],
])[] = [
  ['PMI', 'ES', 39.55, 2.74, 'Europe/Madrid', 'beach', 40, [6, 7, 8, 9]],
  ['HRG', 'EG', 27.18, 33.8, 'Africa/Cairo', 'beach', 25, [10, 11, 12, 1, 2, 3, 4]],
  ['TFS', 'ES', 28.04, -16.57, 'Atlantic/Canary', 'beach', 25, [11, 12, 1, 2, 3]],
  ['PRG', 'CZ', 50.1, 14.26, 'Europe/Prague', 'city', 10, [4, 5, 6, 7, 8, 9, 12]],
  ['MLE', 'MV', 4.19, 73.53, 'Indian/Maldives', 'beach', 10, [12, 1, 2, 3]],
  ['JFK', 'US', 40.64, -73.78, 'America/New_York', 'city', 10, [5, 6, 9, 10, 12]],
  ['SYD', 'AU', -33.95, 151.18, 'Australia/Sydney', 'city', 5, [12, 1, 2]],
];

function buildAirport(
  [code, countryCode, latitude, longitude, timeZone]: Row,
  isDeparture: boolean,
): Airport {
  const name = named(code);
  return {
    code,
    name,
    city: name,
    countryCode,
    latitude,
    longitude,
    timeZone,
    isDeparture,
    isArrival: !isDeparture,
  };
}

function buildCity(
  [code, countryCode, latitude, longitude, , kind, weight, highSeason]: (typeof aways)[number],
  index: number,
): WorldCity {
  const destination: Destination = {
    id: 10_001 + index,
    type: 'city',
    parentId: 1_001 + index,
    name: named(code),
    countryCode,
    latitude,
    longitude,
    useInGlossary: true,
    slug: code.toLowerCase(),
  };
  const sites = Array.from({ length: 12 }, (_, site) => [latitude + site / 500, longitude] as const);
  return {
    destination,
    regionId: 1_001 + index,
    countryId: 1 + index,
    population: 50_000,
    kind,
    setting: kind === 'city' ? 'lowland' : 'seaside',
    weight,
    airports: [code],
    sites,
    highSeason,
  };
}

/** Real airports of every kind of flight, near and far, east, west and beyond the equator, each with a city; for tests. */
export const examplePlaces: WorldPlaces = {
  destinations: [],
  cities: aways.map(buildCity),
  airports: [
    ...homes.map((home) => buildAirport(home, true)),
    ...aways.map(([code, country, latitude, longitude, timeZone]) =>
      buildAirport([code, country, latitude, longitude, timeZone], false),
    ),
  ],
};
