interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points of the globe, degrees, along the shortest way. */
export function greatCircle(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude) / 2;
  const longitudes = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}
