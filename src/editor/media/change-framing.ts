import { type Crop, type FocalPoint, SMALLEST_CROP } from '../../domain/pictures/frame-picture.ts';

/** A corner of a crop, by its edges. */
export interface Corner {
  readonly inline: 'start' | 'end';
  readonly block: 'start' | 'end';
}

export const CORNERS: readonly Corner[] = [
  { inline: 'start', block: 'start' },
  { inline: 'end', block: 'start' },
  { inline: 'start', block: 'end' },
  { inline: 'end', block: 'end' },
];

/** How far something is moved, in fractions of the picture. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The point moved, within the picture. */
export function moveFocal(focal: FocalPoint, { x, y }: Shift): FocalPoint {
  return { x: clamp(focal.x + x, 0, 1), y: clamp(focal.y + y, 0, 1) };
}

/** The crop moved as it is, up to the picture's edges. */
export function moveCrop(crop: Crop, { x, y }: Shift): Crop {
  return {
    ...crop,
    x: clamp(crop.x + x, 0, 1 - crop.width),
    y: clamp(crop.y + y, 0, 1 - crop.height),
  };
}

/** The crop with one corner moved: the opposite one stays, nothing turns inside out. */
export function moveCorner(crop: Crop, { inline, block }: Corner, { x, y }: Shift): Crop {
  const [left, width] = moveEdge(crop.x, crop.width, inline, x);
  const [top, height] = moveEdge(crop.y, crop.height, block, y);
  return { x: left, y: top, width, height };
}

function moveEdge(
  from: number,
  length: number,
  edge: 'start' | 'end',
  by: number,
): [from: number, length: number] {
  if (edge === 'end') return [from, clamp(length + by, SMALLEST_CROP, 1 - from)];
  const end = from + length;
  const start = clamp(from + by, 0, end - SMALLEST_CROP);
  return [start, end - start];
}
