import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCanvas } from './canvas.ts';
import { fillPolygon, type Point } from './fill-shape.ts';

const white = [1, 1, 1] as const;

function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const [x0, y0] = polygon[i] as Point;
    const [x1, y1] = polygon[(i + 1) % polygon.length] as Point;
    sum += x0 * y1 - x1 * y0;
  }
  return Math.abs(sum) / 2;
}

function inkOf(polygon: readonly Point[]): number {
  const canvas = createCanvas(40, 40);
  fillPolygon(canvas, polygon, { colour: white });
  let sum = 0;
  for (let i = 0; i < canvas.rgb.length; i += 3) sum += canvas.rgb[i] ?? 0;
  return sum;
}

const inside = fc.double({ min: 1, max: 39, noNaN: true });
const point = fc.tuple(inside, inside);

describe('polygon fill', () => {
  it('lays as much ink as the triangle has area', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const area = areaOf([a, b, c]);
        // Coverage under a 250th of a pixel is not laid.
        expect(Math.abs(inkOf([a, b, c]) - area)).toBeLessThan(0.5);
      }),
    );
  });

  it('covers a half pixel by half', () => {
    const canvas = createCanvas(4, 4);
    fillPolygon(
      canvas,
      [
        [1, 1],
        [2.5, 1],
        [2.5, 2],
        [1, 2],
      ],
      { colour: white },
    );
    expect([canvas.rgb[15], canvas.rgb[18], canvas.rgb[21]]).toEqual([1, 0.5, 0]);
  });

  it('leaves the scratch clean for the next shape', () => {
    const canvas = createCanvas(30, 30);
    fillPolygon(
      canvas,
      [
        [-20, -5],
        [50, 12],
        [14, 60],
      ],
      { colour: white },
    );
    expect(canvas.coverage.every((value) => value === 0)).toBe(true);
  });

  it('hides what is behind and shows what is in front', () => {
    const canvas = createCanvas(4, 4);
    const square: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    fillPolygon(canvas, square, { colour: [1, 0, 0], depth: 10.1 });
    fillPolygon(canvas, square, { colour: [0, 1, 0], depth: 20 });
    expect([canvas.rgb[0], canvas.rgb[1]]).toEqual([1, 0]);
    fillPolygon(canvas, square, { colour: [0, 0, 1], depth: 10.1 });
    expect([canvas.rgb[0], canvas.rgb[2]]).toEqual([0, 1]);
  });
});
