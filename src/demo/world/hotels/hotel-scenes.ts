import {
  buildSceneKey,
  parseSceneKey,
  type SceneHour,
  type SceneMotif,
  type SceneRegion,
  type SceneSeason,
} from '../../../domain/pictures/scene.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import type { HouseWord } from '../../painter/buildings/painted-house.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import type { WorldCity } from '../model/world-places.ts';

const sceneRegionByCountry: Readonly<Record<string, SceneRegion>> = {
  ...mapCountriesTo('aegean', 'GR CY'),
  ...mapCountriesTo('adriatic', 'HR ME AL SI BA BG RO RS MK'),
  ...mapCountriesTo('italian', 'IT SM'),
  ...mapCountriesTo('balearic', 'MT'),
  ...mapCountriesTo('iberian', 'ES PT'),
  ...mapCountriesTo('riviera', 'FR MC'),
  ...mapCountriesTo('anatolian', 'TR'),
  ...mapCountriesTo('egyptian', 'EG'),
  ...mapCountriesTo('maghreb', 'MA TN DZ'),
  ...mapCountriesTo('arabian', 'AE OM JO QA SA BH'),
  ...mapCountriesTo('continental', 'AT CH LI DE CZ SK HU PL LU'),
  ...mapCountriesTo('nordic', 'NO SE DK FI IS EE LV LT'),
  ...mapCountriesTo('british', 'GB IE NL BE'),
  ...mapCountriesTo('tropical', 'TH VN ID MV LK MU SC PH MY KH IN SG'),
  ...mapCountriesTo('caribbean', 'DO CU JM BB MX CR CV BS AW CW PA BR'),
  ...mapCountriesTo('metropolis', 'US CA JP CN HK KR'),
  ...mapCountriesTo('savanna', 'KE TZ ZA NA AU ZW BW'),
};

/** Which part of the world a city looks like, for the painter. */
export function sceneRegionOfCity(city: WorldCity): SceneRegion {
  const { countryCode, latitude, longitude } = city.destination;
  if (isAlpine(city)) return 'alpine';
  const look = sceneRegionByCountry[countryCode] ?? 'riviera';
  if (countryCode === 'ES') return sceneRegionOfSpain(latitude, longitude);
  if (countryCode === 'PT') return longitude < -12 ? 'canary' : look;
  if (look === 'italian' || look === 'riviera') return sceneRegionOfSouth(city, look);
  if (look === 'continental') return city.kind === 'beach' ? 'nordic' : look;
  if (look === 'metropolis') return sceneRegionOfNewWorld(city);
  if (look === 'savanna') return city.kind === 'beach' ? 'tropical' : look;
  return look;
}

function mapCountriesTo(region: SceneRegion, countryCodes: string): Record<string, SceneRegion> {
  return Object.fromEntries(countryCodes.split(' ').map((code) => [code, region]));
}

function sceneRegionOfSpain(latitude: number, longitude: number): SceneRegion {
  if (latitude < 30) return 'canary';
  return longitude > 1 && latitude < 40.3 ? 'balearic' : 'iberian';
}

function sceneRegionOfSouth(city: WorldCity, look: SceneRegion): SceneRegion {
  if (look !== 'riviera' || city.destination.latitude < 46) return look;
  return city.kind === 'beach' ? 'british' : 'continental';
}

/** Gables and larches: valleys and lakes of the Alps, and mountains elsewhere in the north. */
function isAlpine({ setting, destination, kind }: WorldCity): boolean {
  const { countryCode, latitude } = destination;
  if (setting === 'highland') return countryCode !== 'NO';
  if (kind === 'mountains') return latitude > 45 && countryCode !== 'FI' && countryCode !== 'NO';
  const isInTheAlps = countryCode === 'CH' || (countryCode === 'AT' && destination.longitude < 14.5);
  return isInTheAlps && setting === 'lakeside';
}

function sceneRegionOfNewWorld(city: WorldCity): SceneRegion {
  if (city.kind === 'beach') return city.destination.latitude < 31 ? 'caribbean' : 'riviera';
  if (city.setting === 'dryland') return 'savanna';
  return city.kind === 'city' ? 'metropolis' : 'alpine';
}

/** How a hotel's pictures are keyed: the same house, in its part of the world, in the season people come. */
export type ScenePainter = (motif: SceneMotif, hour: SceneHour, detail?: string) => string;

/** What a house is, as a word of its seed: by it the painter chooses how it is built. */
const houseWords: Readonly<Record<HotelStyle, HouseWord>> = {
  beach_resort: 'resort',
  family_resort: 'family',
  club: 'club',
  boutique: 'boutique',
  city_hotel: 'city',
  apartments: 'flats',
  country_house: 'country',
  spa_hotel: 'spa',
  alpine_hotel: 'chalet',
};

export interface PaintedHouse {
  readonly id: number;
  readonly style: HotelStyle;
  /** Stars times ten. */
  readonly category: number;
}

/** Builds keys of one hotel's pictures. Motifs of the hotel share its seed; a `detail` sets one apart, such as a room. */
export function paintHotelScenes({ id, style, category }: PaintedHouse, city: WorldCity): ScenePainter {
  const house = `h${id}-${city.setting}-${houseWords[style]}${Math.floor(category / 10)}`;
  const region = sceneRegionOfCity(city);
  const season = seasonOf(city);
  return (motif, hour, detail) =>
    buildSceneKey({
      motif,
      region,
      season,
      hour,
      light: 'warm',
      seed: detail === undefined ? house : `${house}-${detail}`,
    });
}

/** The beach is shown where guests walk there. */
export const metresShown = 1_500;

/** What a hotel is first seen by: its front in the evening, or what guests come for, so that a list shows more than fronts. */
export function chooseMainPicture(
  hotelId: number,
  attributes: readonly HotelAttribute[],
  metresToBeach: number | null,
): [motif: SceneMotif, hour: SceneHour] {
  const random = seededRandom(mixSeed('main picture', hotelId));
  if (attributes.includes('pool') && random.chance(0.3))
    return ['pool', random.pick(['noon', 'golden', 'dusk'])];
  const isNearBeach = metresToBeach !== null && metresToBeach <= metresShown;
  if (isNearBeach && random.chance(0.3)) return ['beach', random.pick(['noon', 'golden', 'dawn'])];
  return ['hotel-front', random.pick(['golden', 'noon', 'noon', 'dusk', 'dawn'])];
}

/** Season of the month in which most people come. */
function seasonOf(city: WorldCity): SceneSeason {
  const month = city.highSeason[Math.floor(city.highSeason.length / 2)] ?? 7;
  const isTropical = Math.abs(city.destination.latitude) < 24;
  if (isTropical || city.kind === 'beach') return 'summer';
  const northern = city.destination.latitude < 0 ? ((month + 5) % 12) + 1 : month;
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
  return seasons[Math.floor((northern % 12) / 3)] ?? 'summer';
}

/**
 * The same house or place in another picture, from another side where `view` is given.
 * @throws RangeError where the key is none
 */
export function reframeScene(key: string, motif: SceneMotif, hour: SceneHour, view?: number): string {
  const scene = parseSceneKey(key);
  if (scene === null) throw new RangeError(`Not a scene: ${key}`);
  return buildSceneKey({
    ...scene,
    motif,
    hour,
    ...(view !== undefined && { seed: `${scene.seed}-v${view}` }),
  });
}
