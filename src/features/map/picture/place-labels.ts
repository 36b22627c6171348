import type { PictureSize, Pixel } from './map-frame.ts';

/** A rectangle in pixels from the upper left corner of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels that stay free between labels, and to the edge of the picture. */
const gap = 6;

/** True where a box touches none of the others and lies in the picture. */
export function isFree(box: Box, taken: readonly Box[], { width, height }: PictureSize): boolean {
  const isInside =
    box.x >= gap && box.y >= gap && box.x + box.width <= width - gap && box.y + box.height <= height - gap;
  return isInside && taken.every((other) => !overlaps(box, other));
}

/** A label's boxes around a point in the order in which they read best: below, above, right, left of it. */
export function boxesAround({ x, y }: Pixel, { width, height }: PictureSize, radius: number): readonly Box[] {
  return [
    { x: x - width / 2, y: y + radius, width, height },
    { x: x - width / 2, y: y - radius - height, width, height },
    { x: x + radius, y: y - height / 2, width, height },
    { x: x - radius - width, y: y - height / 2, width, height },
  ];
}

/** A box moved as far as it takes to lie in the picture. */
export function moveInside(box: Box, { width, height }: PictureSize): Box {
  return {
    ...box,
    x: Math.max(gap, Math.min(box.x, width - gap - box.width)),
    y: Math.max(gap, Math.min(box.y, height - gap - box.height)),
  };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}
