import { describe, expect, test } from 'vitest';
import { airportGroups } from '../../../../../domain/airport-groups.ts';
import type { Destination } from '../../../../../domain/catalogue.ts';
import { LANGUAGES } from '../../../../../domain/language.ts';
import { readPlaces } from './read-places.server.ts';

const { destinations, cities, airports } = readPlaces();
const placesById = new Map(destinations.map((place) => [place.id, place]));
const airportsByCode = new Map(airports.map((airport) => [airport.code, airport]));

function listOfType(type: Destination['type']): readonly Destination[] {
  return destinations.filter((place) => place.type === type);
}

/** Kilometres on a flat map: good enough for distances within a region. */
function kilometres(
  [fromLatitude, fromLongitude]: readonly [number, number],
  [toLatitude, toLongitude]: readonly [number, number],
): number {
  const east = (toLongitude - fromLongitude) * Math.cos((fromLatitude * Math.PI) / 180);
  return Math.hypot(toLatitude - fromLatitude, east) * 111.2;
}

function airportDistances(city: (typeof cities)[number]): number[] {
  const { latitude, longitude } = city.destination;
  return city.airports.map((code) => {
    const airport = airportsByCode.get(code);
    if (airport === undefined) throw new Error(`${code} is no airport`);
    return kilometres([latitude, longitude], [airport.latitude, airport.longitude]);
  });
}

describe('destinations', () => {
  test('cover the countries of a tour operator from the Mediterranean to the Pacific', () => {
    const codes = listOfType('country').map((country) => country.countryCode);
    expect(codes).toEqual(
      expect.arrayContaining(['ES', 'GR', 'TR', 'IT', 'EG', 'DE', 'AT', 'TH', 'MX', 'AU']),
    );
    expect(codes.length).toBeGreaterThanOrEqual(35);
    expect(listOfType('region').length).toBeGreaterThanOrEqual(130);
    expect(cities.length).toBeGreaterThanOrEqual(700);
    expect(listOfType('poi').length).toBeGreaterThanOrEqual(36);
  });

  test('have distinct ids in the range of their type, below those of hotels', () => {
    expect(placesById.size).toBe(destinations.length);
    const ranges = {
      country: [1, 999],
      region: [1001, 9999],
      city: [10_001, 99_999],
      poi: [100_001, 199_999],
    };
    const astray = destinations.filter(
      ({ id, type }) => !(id >= (ranges[type][0] ?? 0) && id <= (ranges[type][1] ?? 0)),
    );
    expect(astray).toEqual([]);
  });

  test('have slugs of ASCII words that are unique among their type', () => {
    const astray = destinations.filter((place) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.slug));
    expect(astray).toEqual([]);
    expect(new Set(destinations.map((place) => `${place.type}/${place.slug}`)).size).toBe(
      destinations.length,
    );
  });

  test('lie in a place of the type above, in the same country', () => {
    const parentTypes = { country: undefined, region: 'country', city: 'region', poi: 'city' };
    const orphans = destinations.filter((place) => {
      const parent = placesById.get(place.parentId ?? 0);
      return parent?.type !== parentTypes[place.type] || (parent && parent.countryCode !== place.countryCode);
    });
    expect(orphans).toEqual([]);
  });

  test('have a name in all five languages', () => {
    const nameless = destinations.filter(
      (place) => !LANGUAGES.every((language) => place.name[language].trim()),
    );
    expect(nameless).toEqual([]);
  });

  test('are called what each language calls them', () => {
    const names = destinations.map((place) => Object.values(place.name).join('/'));
    expect(names).toEqual(
      expect.arrayContaining([
        'Spanien/Spain/Spagna/España/Espagne',
        'Kreta/Crete/Creta/Creta/Crète',
        'Mailand/Milan/Milano/Milán/Milan',
        'Gardasee/Lake Garda/Lago di Garda/Lago de Garda/Lac de Garde',
      ]),
    );
  });

  test('every country has a region and every region a city', () => {
    const parents = new Set(destinations.map((place) => place.parentId));
    const empty = destinations.filter(
      ({ id, type }) => (type === 'country' || type === 'region') && !parents.has(id),
    );
    expect(empty).toEqual([]);
  });
});

describe('cities', () => {
  test('are all destinations of type city, each once', () => {
    expect(cities.map((city) => city.destination.id)).toEqual(listOfType('city').map((place) => place.id));
  });

  test('lie in their region and country', () => {
    const astray = cities.filter(
      (city) =>
        city.destination.parentId !== city.regionId ||
        placesById.get(city.regionId)?.parentId !== city.countryId,
    );
    expect(astray).toEqual([]);
  });

  test('are reached from one to four arrival airports, nearest first', () => {
    for (const city of cities) {
      const distances = airportDistances(city);
      expect(distances.length, city.destination.slug).toBeGreaterThanOrEqual(1);
      expect(distances.length, city.destination.slug).toBeLessThanOrEqual(4);
      // Half a kilometre for the flat map.
      for (const [at, distance] of distances.slice(1).entries())
        expect(distance + 0.5, city.destination.slug).toBeGreaterThan(distances[at] ?? 0);
      expect(city.airports.every((code) => airportsByCode.get(code)?.isArrival)).toBe(true);
    }
  });

  test('are within 150 km of their airports, but for a dozen that have none so near', () => {
    const remote = cities.filter((city) => Math.max(...airportDistances(city)) > 151);
    expect(remote.length).toBeLessThanOrEqual(12);
    for (const city of remote) {
      expect(city.airports, city.destination.slug).toHaveLength(1);
      expect(airportDistances(city)[0], city.destination.slug).toBeLessThan(180);
    }
  });

  test('have 12 to 20 sites for hotels, all within 15 km', () => {
    for (const { destination, sites } of cities) {
      expect(sites.length, destination.slug).toBeGreaterThanOrEqual(12);
      expect(sites.length, destination.slug).toBeLessThanOrEqual(20);
      const middle = [destination.latitude, destination.longitude] as const;
      expect(Math.max(...sites.map((site) => kilometres(middle, site))), destination.slug).toBeLessThan(15);
    }
  });

  test('have a weight, a population and months of high season', () => {
    for (const { destination, weight, population, highSeason } of cities) {
      expect(weight, destination.slug).toBeGreaterThan(0);
      expect(population, destination.slug).toBeGreaterThan(0);
      expect(highSeason.length, destination.slug).toBeGreaterThan(0);
      expect(highSeason.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(true);
      expect(new Set(highSeason).size, destination.slug).toBe(highSeason.length);
    }
  });
});

describe('airports', () => {
  test('have distinct codes of three letters', () => {
    expect(airportsByCode.size).toBe(airports.length);
    expect(airports.filter((airport) => !/^[A-Z]{3}$/.test(airport.code))).toEqual([]);
  });

  test('[AIRPORT-012] [AIRPORT-013] [AIRPORT-014] [AIRPORT-015] include all German groups as departure airports', () => {
    const codes = Object.values(airportGroups).flat();
    expect(codes.filter((code) => !airportsByCode.get(code)?.isDeparture)).toEqual([]);
  });

  test('[AIRPORT-016] no German departure airport is outside the groups', () => {
    const grouped = new Set<string>(Object.values(airportGroups).flat());
    const german = airports.filter((airport) => airport.countryCode === 'DE' && airport.isDeparture);
    expect(german.filter((airport) => !grouped.has(airport.code))).toEqual([]);
  });

  test('holidays begin in all seven markets', () => {
    const countries = new Set(
      airports.filter((airport) => airport.isDeparture).map((airport) => airport.countryCode),
    );
    expect([...countries].sort()).toEqual(['AT', 'CH', 'DE', 'ES', 'GB', 'IE', 'IT']);
  });

  test('are arrival airports exactly where a city is reached from them', () => {
    const serving = new Set(cities.flatMap((city) => city.airports));
    const wrong = airports.filter((airport) => airport.isArrival !== serving.has(airport.code));
    expect(wrong).toEqual([]);
  });

  test('serve departures, arrivals or both', () => {
    expect(airports.filter((airport) => !(airport.isDeparture || airport.isArrival))).toEqual([]);
  });

  test('lie in a time zone that exists', () => {
    for (const { timeZone } of airports)
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
  });

  test('and their cities have names in all five languages', () => {
    const nameless = airports.filter(
      ({ name, city }) => !LANGUAGES.every((language) => name[language].trim() && city[language].trim()),
    );
    expect(nameless).toEqual([]);
  });
});
