import { fromHex, scale } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { shade } from '../canvas/light.ts';
import { project, type Stage, stageRandom, worldX } from '../canvas/stage.ts';

const WOOD = fromHex('#8d7257');

/** A plank jetty that runs from the near edge out over the water, `share` of the width, from and to in metres. */
export function paintJetty(stage: Stage, share: number, near: number, far: number): void {
  const { camera, canvas, light } = stage;
  const random = stageRandom(stage, 'jetty');
  const middle = worldX(stage, share, far);
  const level = 0.9;
  const wide = 1.15;
  const at = (side: number, y: number, z: number): Point =>
    project(camera, middle + side * wide - (far - z) * 0.16, y, z);
  for (const z of [far, (near * 2 + far) / 3, (near + far) / 2, far - 4]) {
    for (const side of [-0.92, 0.92]) {
      const [x, top] = at(side, level + 0.5, z);
      const [, foot] = at(side, -0.8, z);
      const half = (0.12 * camera.focal) / z;
      fillPolygon(
        canvas,
        [
          [x - half, top],
          [x + half, top],
          [x + half, foot],
          [x - half, foot],
        ],
        {
          colour: shade(WOOD, light, 0.7, 0.8),
          toColour: shade(scale(WOOD, 0.35), light, 0.1, 0.6),
          from: [0, top],
          to: [0, foot],
          depth: z,
          alpha: 0.95,
        },
      );
    }
  }
  const planks = 46;
  for (let i = planks - 1; i >= 0; i -= 1) {
    const z0 = near + (far - near) * (i / planks) ** 1.5;
    const z1 = near + (far - near) * ((i + 0.93) / planks) ** 1.5;
    const tone = scale(WOOD, random.between(0.82, 1.14));
    const lit = shade(tone, light, 0.55, 0.95);
    fillPolygon(canvas, [at(-1, level, z0), at(1, level, z0), at(1, level, z1), at(-1, level, z1)], {
      colour: lit,
      depth: z0,
      texture: 0.18,
    });
  }
  fillPolygon(
    canvas,
    [at(-1, level, near), at(-1, level - 0.22, near), at(-1, level - 0.22, far), at(-1, level, far)],
    {
      colour: shade(scale(WOOD, 0.8), light, 0.8, 0.7),
      depth: near,
    },
  );
}
