import { describe, expect, test } from 'vitest';
import { airportGroups } from '../../../domain/places/airport-groups.ts';
import type { Destination } from '../../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { readPlaces } from './read-places.server.ts';

const { destinations, cities, airports } = readPlaces();
const placesById = new Map(destinations.map((place) => [place.id, place]));
const airportsByCode = new Map(airports.map((airport) => [airport.code, airport]));

/** A region in a region is its island group's, and so on up to the country. */
function findCountry(place: Destination | undefined): Destination | undefined {
  return place === undefined || place.type === 'country' ? place : findCountry(parentOf(place));
}

function parentOf(place: Destination): Destination | undefined {
  return placesById.get(place.parentId ?? 0);
}

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
    const parentTypes: Record<Destination['type'], readonly (string | undefined)[]> = {
      country: [undefined],
      region: ['country', 'region'],
      city: ['region'],
      poi: ['city'],
    };
    const orphans = destinations.filter((place) => {
      const parent = parentOf(place);
      return (
        !parentTypes[place.type].includes(parent?.type) ||
        (parent && parent.countryCode !== place.countryCode)
      );
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

  test('every country has a region, and every region a city or regions', () => {
    const parents = new Set(destinations.map((place) => place.parentId));
    const empty = destinations.filter(
      ({ id, type }) => (type === 'country' || type === 'region') && !parents.has(id),
    );
    expect(empty).toEqual([]);
  });
});

describe('groups of regions', () => {
  const groups = [...Map.groupBy(listOfType('region'), parentOf)].flatMap(([group, members]) =>
    group?.type === 'region' ? [{ group, members }] : [],
  );
  const slugsOf = (members: readonly Destination[]) => members.map(({ slug }) => slug).sort();
  const membersOf = (slug: string) =>
    groups.filter(({ group }) => group.slug === slug).flatMap(({ members }) => slugsOf(members));

  test('are the archipelagos, coasts and lands by which shoppers know several regions', () => {
    expect(membersOf('balearic-islands')).toEqual(['formentera', 'ibiza', 'mallorca', 'menorca']);
    expect(membersOf('turkish-riviera')).toEqual([
      'alanya',
      'antalya-and-belek',
      'kemer',
      'side-and-manavgat',
    ]);
    expect(membersOf('hawaii')).toEqual(['maui-and-neighbour-islands', 'oahu']);
    expect(groups).toHaveLength(20);
  });

  test('may lie in a larger group: the Cyclades are Greek Islands', () => {
    expect(membersOf('greek-islands')).toEqual(
      ['crete', 'cyclades', 'dodecanese', 'ionian-islands', 'samos', 'skiathos', 'thasos'].sort(),
    );
    expect(membersOf('cyclades')).toEqual(['mykonos', 'naxos', 'paros', 'santorini']);
  });

  test('hold two regions or more and no city', () => {
    const holdingCities = new Set(listOfType('city').map((city) => city.parentId));
    expect(groups.filter(({ group, members }) => members.length < 2 || holdingCities.has(group.id))).toEqual(
      [],
    );
  });

  test('[SEO-010] are in the glossary', () => {
    expect(groups.filter(({ group }) => !group.useInGlossary)).toEqual([]);
  });

  test('lie amidst their regions', () => {
    for (const { group, members } of groups) {
      for (const key of ['latitude', 'longitude'] as const) {
        const all = members.map((member) => member[key]);
        expect(group[key], group.slug).toBeGreaterThan(Math.min(...all));
        expect(group[key], group.slug).toBeLessThan(Math.max(...all));
      }
    }
  });

  test('are called what each language calls them', () => {
    const names = groups.map(({ group }) => Object.values(group.name).join('/'));
    expect(names).toEqual(
      expect.arrayContaining([
        'Kanarische Inseln/Canary Islands/Isole Canarie/Islas Canarias/Îles Canaries',
        'Türkische Riviera/Turkish Riviera/Riviera turca/Riviera turca/Riviera turque',
        'Ionische Inseln/Ionian Islands/Isole Ionie/Islas Jónicas/Îles Ioniennes',
      ]),
    );
  });
});

test('further names of a place are distinct from its name, and none is empty', () => {
  for (const { aliases = {}, name, slug } of destinations) {
    for (const language of LANGUAGES) {
      const all = [name[language], ...(aliases[language] ?? [])];
      expect(
        all.every((each) => each.trim() !== ''),
        slug,
      ).toBe(true);
      expect(new Set(all).size, slug).toBe(all.length);
    }
  }
});

describe('cities', () => {
  test('are all destinations of type city, each once', () => {
    expect(cities.map((city) => city.destination.id)).toEqual(listOfType('city').map((place) => place.id));
  });

  test('lie in their region and country', () => {
    const astray = cities.filter(
      (city) =>
        city.destination.parentId !== city.regionId ||
        findCountry(placesById.get(city.regionId))?.id !== city.countryId,
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
