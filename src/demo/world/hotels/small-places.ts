import type { Airport, Destination, HolidayKind, Translated } from '../../../domain/search/catalogue.ts';
import type { WorldCity, WorldPlaces } from '../model/world-places.ts';
import { settingOfPlace } from '../places/surroundings.ts';

/** A handful of places of every kind, for tests of what is built on places. */
export const smallPlaces: WorldPlaces = buildSmallPlaces();

type Row = readonly [
  city: string | Translated,
  region: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  kind: HolidayKind,
  airport: string,
  weight: number,
];

function buildSmallPlaces(): WorldPlaces {
  const rows: readonly Row[] = [
    ['Alcúdia', 'Mallorca', 'ES', 39.85, 3.12, 'beach', 'PMI', 30],
    ['Sóller', 'Mallorca', 'ES', 39.766, 2.715, 'countryside', 'PMI', 6],
    ['Maspalomas', 'Gran Canaria', 'ES', 27.76, -15.586, 'beach', 'LPA', 20],
    ['Side', 'Antalya', 'TR', 36.767, 31.389, 'beach', 'AYT', 24],
    ['Hurghada', 'Hurghada', 'EG', 27.257, 33.811, 'beach', 'HRG', 16],
    [
      { de: 'Mailand', en: 'Milan', it: 'Milano', es: 'Milán', fr: 'Milan' },
      'Lombardia',
      'IT',
      45.464,
      9.19,
      'city',
      'MXP',
      8,
    ],
    [
      { de: 'Athen', en: 'Athens', it: 'Atene', es: 'Atenas', fr: 'Athènes' },
      'Attika',
      'GR',
      37.984,
      23.728,
      'city',
      'ATH',
      7,
    ],
    ['Mayrhofen', 'Tirol', 'AT', 47.167, 11.866, 'mountains', 'INN', 5],
    ['Kandy', 'Kandy', 'LK', 7.296, 80.635, 'mountains', 'CMB', 2],
    ['London', 'London', 'GB', 51.507, -0.128, 'city', 'LGW', 8],
    ['Le Lavandou', 'Provence', 'FR', 43.137, 6.368, 'beach', 'NCE', 4],
    ['Sylt', 'Nordsee', 'DE', 54.907, 8.31, 'beach', 'HAM', 5],
  ];
  const countries = [...new Set(rows.map((row) => row[2]))];
  const regions = [...new Set(rows.map((row) => row[1]))];
  const cities = rows.map((row, at) =>
    buildCity(row, 10_001 + at, 1_001 + regions.indexOf(row[1]), 1 + countries.indexOf(row[2])),
  );
  return {
    cities,
    destinations: [
      ...countries.map((code, at) =>
        buildParent(rows, (row) => row[2] === code, {
          id: 1 + at,
          type: 'country',
          parentId: null,
          name: code,
        }),
      ),
      ...regions.map((name, at) => {
        const countryCode = rows.find((row) => row[1] === name)?.[2] ?? '';
        return buildParent(rows, (row) => row[1] === name, {
          id: 1_001 + at,
          type: 'region',
          parentId: 1 + countries.indexOf(countryCode),
          name,
        });
      }),
      ...cities.map((city) => city.destination),
    ],
    airports: rows.map((row) => buildAirport(row)),
  };
}

function inFive(name: string | Translated): Translated {
  return typeof name === 'string' ? { de: name, en: name, it: name, es: name, fr: name } : name;
}

function buildParent(
  rows: readonly Row[],
  isInside: (row: Row) => boolean,
  place: { id: number; type: 'country' | 'region'; parentId: number | null; name: string },
): Destination {
  const row = rows.find(isInside);
  return {
    ...place,
    name: inFive(place.name),
    countryCode: row?.[2] ?? '',
    latitude: row?.[3] ?? 0,
    longitude: row?.[4] ?? 0,
    useInGlossary: true,
    slug: `place-${place.id}`,
  };
}

function buildCity(row: Row, id: number, regionId: number, countryId: number): WorldCity {
  const [name, region, countryCode, latitude, longitude, kind, airport, weight] = row;
  const sites = Array.from({ length: 12 }, (_, at): readonly [number, number] => [
    latitude + Math.sin(at) * 0.002 * at,
    longitude + Math.cos(at) * 0.002 * at,
  ]);
  const destination: Destination = {
    id,
    type: 'city',
    parentId: regionId,
    name: inFive(name),
    countryCode,
    latitude,
    longitude,
    useInGlossary: true,
    slug: `city-${id}`,
  };
  return {
    destination,
    regionId,
    countryId,
    population: 20_000,
    setting: settingOfPlace({ countryCode, name: destination.name.en ?? '', region, kind }),
    kind,
    weight,
    airports: [airport],
    sites,
    highSeason: [6, 7, 8],
  };
}

function buildAirport([city, , countryCode, latitude, longitude, , code]: Row): Airport {
  return {
    code,
    name: inFive(city),
    city: inFive(city),
    countryCode,
    latitude: latitude + 0.2,
    longitude: longitude + 0.1,
    timeZone: 'UTC',
    isDeparture: false,
    isArrival: true,
  };
}
