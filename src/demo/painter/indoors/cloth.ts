import type { Rgb } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import type { Stage } from '../canvas/stage.ts';

export type Cloth = {
  /** Upper left, upper right, lower right, lower left on the sheet. */
  corners: readonly [Point, Point, Point, Point];
  folds: number;
  /** Colour on the crest of a fold that faces the light, and deep in between. */
  lit: Rgb;
  shaded: Rgb;
  alpha?: number;
};

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Hanging cloth: each fold rounds from light into shade, the hem swings a little. */
export function hangCloth(stage: Stage, cloth: Cloth): void {
  const [a, b, c, d] = cloth.corners;
  const alpha = cloth.alpha ?? 1;
  for (let i = 0; i < cloth.folds; i += 1) {
    // Folds are narrow at the rail and uneven below.
    const [t0, t1] = [i / cloth.folds, (i + 1) / cloth.folds];
    const swing = Math.sin(i * 2.4) * 0.22;
    const [l0, l1] = [
      t0 + (swing * 0.6) / cloth.folds,
      t1 + (Math.sin((i + 1) * 2.4) * 0.22 * 0.6) / cloth.folds,
    ];
    const crest = 0.38 + 0.12 * Math.sin(i * 1.7);
    const strip = (u0: number, u1: number, from: Rgb, to: Rgb): void => {
      const at = (u: number) =>
        [between(a, b, t0 + (t1 - t0) * u), between(d, c, l0 + (l1 - l0) * u)] as const;
      const [p, s] = [at(u0), at(u1)];
      fillPolygon(stage.canvas, [p[0], s[0], s[1], p[1]], {
        colour: from,
        toColour: to,
        from: p[0],
        to: [s[0][0], p[0][1]],
        alpha,
        texture: 0.05,
      });
    };
    strip(0, crest, cloth.shaded, cloth.lit);
    strip(crest, 1, cloth.lit, cloth.shaded);
  }
}
