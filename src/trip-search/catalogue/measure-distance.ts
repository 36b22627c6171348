/** A point on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadius = 6371;

/** Kilometres between two points as the crow flies, by the haversine formula. */
export function measureDistance(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const narrowing = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(one.latitude, other.latitude) + narrowing * half(one.longitude, other.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
