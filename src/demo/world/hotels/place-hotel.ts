import type { SeededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import type { WorldCity } from '../model/world-places.ts';

export interface HotelSpot {
  readonly latitude: number;
  readonly longitude: number;
  /** Null away from the sea. */
  readonly metresToBeach: number | null;
  /** From the middle of the city. */
  readonly metresToCentre: number;
}

const metresPerDegree = 111_320;

/** Near the sea a hotel keeps close to a point that is known to be on land. */
const strayInland = 350;
const strayBySea = 120;

const nearShore: ReadonlySet<HotelStyle> = new Set(['beach_resort', 'family_resort', 'club']);

/** A hotel's position: within 400 m of one of the city's sites, to five decimals of a degree. */
export function placeHotel(random: SeededRandom, city: WorldCity, style: HotelStyle): HotelSpot {
  const [latitude, longitude] = random.pick(city.sites);
  const isBySea = city.kind === 'beach';
  const stray = Math.sqrt(random.next()) * (isBySea ? strayBySea : strayInland);
  const bearing = random.next() * 2 * Math.PI;
  const metresPerLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  const spot = {
    latitude: roundDegrees(latitude + (stray * Math.cos(bearing)) / metresPerDegree),
    longitude: roundDegrees(longitude + (stray * Math.sin(bearing)) / metresPerLongitude),
  };
  return {
    ...spot,
    metresToBeach: isBySea ? chooseMetresToBeach(random, style) : null,
    metresToCentre: measureMetres(spot, city.destination),
  };
}

/** Metres between two places as the crow flies. */
export function measureMetres(
  from: { readonly latitude: number; readonly longitude: number },
  to: { readonly latitude: number; readonly longitude: number },
): number {
  const toRadians = Math.PI / 180;
  const sineOfHalf = (degrees: number) => Math.sin((degrees * toRadians) / 2) ** 2;
  const across = Math.cos(from.latitude * toRadians) * Math.cos(to.latitude * toRadians);
  const chord = sineOfHalf(to.latitude - from.latitude) + across * sineOfHalf(to.longitude - from.longitude);
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function chooseMetresToBeach(random: SeededRandom, style: HotelStyle): number {
  if (random.chance(nearShore.has(style) ? 0.55 : 0.15)) return 10 * random.between(0, 9);
  if (random.chance(0.6)) return 10 * random.between(10, 50);
  return 100 * random.between(5, nearShore.has(style) ? 12 : 30);
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
