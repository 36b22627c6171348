import type { Position } from '../../../trip-search/catalogue/measure-distance.ts';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The part of the world that a picture of a map shows, in the projection of web maps (EPSG:3857). */
export interface MapFrame extends PictureSize {
  /** Pixels once around the equator. */
  readonly worldPixels: number;
  /** Pixels from the date line to the left edge; below zero or past the world where the picture crosses the line. */
  readonly left: number;
  /** Pixels from the northern end of the projection to the upper edge. */
  readonly top: number;
}

/** Pixels from the upper left corner of a picture. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Nearer than this the coast is drawn finer than it is known: a pixel is about a hundred metres in southern Europe. */
const nearestWorldPixels = 2 ** 18.5;
/** Shares of a picture that stay free around its points, for their labels. */
const margin = { x: 0.2, above: 0.24, below: 0.2 };
/** The projection ends here, in degrees. */
const lastLatitude = 85.05;

/** Frames points as near as the map allows, with room for their labels. A point beyond the date line is taken the short way round. */
export function frameMap(size: PictureSize, points: readonly [Position, ...Position[]]): MapFrame {
  const [first] = points;
  const start = toWorld(first);
  const shares = points.map((point) => {
    const { x, y } = toWorld(point);
    return { x: x - Math.round(x - start.x), y };
  });
  const [west, east] = spanOf(shares.map(({ x }) => x));
  const [north, south] = spanOf(shares.map(({ y }) => y));
  const inner = {
    width: size.width * (1 - 2 * margin.x),
    height: size.height * (1 - margin.above - margin.below),
  };
  const worldPixels = Math.min(
    nearestWorldPixels,
    inner.width / Math.max(east - west, Number.EPSILON),
    inner.height / Math.max(south - north, Number.EPSILON),
  );
  return {
    ...size,
    worldPixels,
    left: ((west + east) / 2) * worldPixels - size.width / 2,
    top: ((north + south) / 2) * worldPixels - size.height * ((1 + margin.above - margin.below) / 2),
  };
}

/** Where a position is in a picture; outside of it for places that it does not show. */
export function projectOnto({ worldPixels, left, top, width }: MapFrame, position: Position): Pixel {
  const { x, y } = toWorld(position);
  const middle = (left + width / 2) / worldPixels;
  const nearest = x - Math.round(x - middle);
  return { x: nearest * worldPixels - left, y: y * worldPixels - top };
}

/** Zoom of a web map with tiles of 512 pixels that shows the world as large. */
export function zoomOf({ worldPixels }: MapFrame): number {
  return Math.log2(worldPixels / 512);
}

/** Kilometres that a pixel in the middle of a picture stands for. */
export function kilometresPerPixel({ worldPixels, top, height }: MapFrame): number {
  const y = (top + height / 2) / worldPixels;
  return 40_075 / Math.cosh(Math.PI * (1 - 2 * y)) / worldPixels;
}

/** Shares of the world from the date line, and from the northern end of the projection. */
function toWorld({ latitude, longitude }: Position): Pixel {
  const shown = Math.min(lastLatitude, Math.max(-lastLatitude, latitude));
  const radians = (shown * Math.PI) / 180;
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI),
  };
}

function spanOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
