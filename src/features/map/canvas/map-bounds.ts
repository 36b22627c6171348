interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees; west is less than east, also across the date line, where east passes 180. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The Mediterranean: what the map shows where nothing was found (MAP-009). */
export const defaultBounds: MapBounds = { south: 28, west: -17, north: 46, east: 36 };

/** The smallest box around points, the short way around the world. */
export function boundPoints(points: readonly Point[]): MapBounds {
  if (points.length === 0) return defaultBounds;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const plain = { west: Math.min(...longitudes), east: Math.max(...longitudes) };
  const shifted = longitudes.map((longitude) => (longitude < 0 ? longitude + 360 : longitude));
  const across = { west: Math.min(...shifted), east: Math.max(...shifted) };
  const isShorterAcross = across.east - across.west < plain.east - plain.west;
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    ...(isShorterAcross ? across : plain),
  };
}

const digits = 4;

/** The box as `get_map_results` reads it: south,west,north,east. A view that goes around the world asks for all of it. */
export function formatMapBox({ south, west, north, east }: MapBounds): string {
  const isWorld = east - west >= 360;
  const sides = [
    Math.max(south, -90),
    isWorld ? -180 : foldLongitude(west),
    Math.min(north, 90),
    isWorld ? 180 : foldLongitude(east),
  ];
  return sides.map((side) => Number(side.toFixed(digits))).join();
}

function foldLongitude(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
