import type { PictureSize, Pixel } from './map-frame.ts';

/** Pixels around a picture in which shapes go on: wider than any line, so that no edge of a cut is seen. */
const overhang = 24;

type Side = (point: Pixel) => number;

/** Cuts a ring down to a picture and what lies right around it (Sutherland and Hodgman). Null for a ring that covers nothing of it. */
export function clipRing(ring: readonly Pixel[], size: PictureSize): readonly Pixel[] | null {
  const shown = sidesOf(size).reduce((points, depth) => clipBySide(points, depth), ring);
  return Math.abs(areaOf(shown)) < 1 ? null : shown;
}

/** Square pixels, negative for a ring that runs the other way round. */
function areaOf(ring: readonly Pixel[]): number {
  return ring.reduce((sum, { x, y }, at) => {
    const before = ring.at(at - 1) ?? { x, y };
    return sum + (before.x * y - x * before.y) / 2;
  }, 0);
}

/** The parts of a line that a picture shows; a part begins and ends outside of it. */
export function clipLine(line: readonly Pixel[], size: PictureSize): readonly (readonly Pixel[])[] {
  const sides = sidesOf(size);
  const parts: Pixel[][] = [];
  let open: Pixel[] | null = null;
  for (const [at, point] of line.entries()) {
    const next = line[at + 1];
    if (next === undefined) break;
    const isElsewhere = sides.some((depth) => depth(point) < 0 && depth(next) < 0);
    if (isElsewhere) {
      open = null;
    } else if (open === null) {
      open = [point, next];
      parts.push(open);
    } else {
      open.push(next);
    }
  }
  return parts;
}

/** How far inside of each side a point lies; negative outside. */
function sidesOf({ width, height }: PictureSize): readonly Side[] {
  return [
    ({ x }) => x + overhang,
    ({ x }) => width + overhang - x,
    ({ y }) => y + overhang,
    ({ y }) => height + overhang - y,
  ];
}

function clipBySide(ring: readonly Pixel[], depth: Side): readonly Pixel[] {
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) ?? point;
    const [here, there] = [depth(point), depth(before)];
    const crossing = here < 0 === there < 0 ? [] : [between(before, point, there / (there - here))];
    return here < 0 ? crossing : [...crossing, point];
  });
}

function between(one: Pixel, other: Pixel, share: number): Pixel {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}
