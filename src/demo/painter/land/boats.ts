import { curve, layDab, strokeLine } from '../canvas/brush.ts';
import { fromHex, type Rgb } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { project, type Stage, stageRandom, worldX } from '../canvas/stage.ts';

/** A sailing boat on the water at a share of the width and a distance in metres, with its broken mirror image. */
export function paintSailboat(stage: Stage, share: number, distance: number, metres = 11): void {
  const { camera, light, canvas } = stage;
  const [x, y] = project(camera, worldX(stage, share, distance), 0, distance);
  const tall = (metres * camera.focal) / distance;
  const depth = distance;
  const tone = (colour: Rgb, lit: number): Rgb => inHaze(shade(colour, light, lit, 0.9), light, distance);
  const hull = tone(fromHex('#fdf8ef'), 0.5);
  const sail = tone(fromHex('#fff6e6'), 0.85);
  const jib = tone(fromHex('#f2e4d2'), 0.45);
  const mirror = { depth, alpha: 0.3 };
  fillPolygon(
    canvas,
    [
      [x, y + tall * 0.1],
      [x + tall * 0.4, y + tall * 0.12],
      [x + tall * 0.06, y + tall * 0.78],
    ],
    { colour: sail, ...mirror },
  );
  fillPolygon(
    canvas,
    [
      [x - tall * 0.42, y + tall * 0.02],
      [x + tall * 0.42, y + tall * 0.02],
      [x + tall * 0.3, y + tall * 0.12],
      [x - tall * 0.3, y + tall * 0.12],
    ],
    { colour: tone(fromHex('#243a52'), 0.2), depth, alpha: 0.45 },
  );
  fillPolygon(
    canvas,
    [
      [x - tall * 0.44, y - tall * 0.1],
      [x + tall * 0.42, y - tall * 0.085],
      [x + tall * 0.32, y + tall * 0.01],
      [x - tall * 0.3, y + tall * 0.01],
    ],
    {
      colour: hull,
      toColour: tone(fromHex('#7f93ab'), 0.3),
      from: [0, y - tall * 0.1],
      to: [0, y + tall * 0.02],
      depth,
    },
  );
  strokeLine(
    canvas,
    [
      [x, y - tall * 0.08],
      [x, y - tall * 1.02],
    ],
    tall * 0.02,
    tall * 0.012,
    { colour: tone(fromHex('#6b5140'), 0.5), depth },
  );
  const main: Point[] = [
    [x + tall * 0.02, y - tall * 0.14],
    ...curve(
      [x + tall * 0.42, y - tall * 0.14],
      [x + tall * 0.3, y - tall * 0.55],
      [x + tall * 0.02, y - tall],
      8,
    ),
  ];
  fillPolygon(canvas, main, { colour: sail, toColour: jib, from: [x, y], to: [x + tall * 0.42, y], depth });
  const fore: Point[] = [
    [x - tall * 0.42, y - tall * 0.12],
    ...curve(
      [x - tall * 0.03, y - tall * 0.9],
      [x - tall * 0.08, y - tall * 0.4],
      [x - tall * 0.04, y - tall * 0.14],
      8,
    ),
  ];
  fillPolygon(canvas, fore, { colour: jib, depth });
}

/** Fishing boats moored or at work: a curved hull with a stripe in the region's accent. */
export function paintRowboat(
  stage: Stage,
  share: number,
  distance: number,
  random: Random,
  metres = 5,
): void {
  const { camera, light, canvas } = stage;
  const [x, y] = project(camera, worldX(stage, share, distance), 0, distance);
  const long = (metres * camera.focal) / distance;
  const depth = distance;
  const tone = (colour: Rgb, lit: number): Rgb => inHaze(shade(colour, light, lit, 0.9), light, distance);
  const accent = fromHex(random.pick(stage.region.accents));
  const high = long * 0.2;
  const turned = random.chance(0.5) ? 1 : -1;
  const hull = (lift: number): Point[] => [
    [x - turned * long * 0.5, y - high * (0.95 + lift)],
    ...curve([x - turned * long * 0.34, y], [x, y + high * 0.16], [x + turned * long * 0.36, y], 6),
    [x + turned * long * 0.5, y - high * (1.25 + lift)],
    ...curve(
      [x + turned * long * 0.4, y - high * 0.8],
      [x, y - high * 0.45],
      [x - turned * long * 0.4, y - high * 0.66],
      6,
    ),
  ];
  layDab(canvas, {
    x,
    y: y + high * 0.3,
    length: long * 0.5,
    width: high * 0.7,
    angle: 0,
    colour: tone(fromHex('#1f3a4a'), 0.1),
    alpha: 0.42,
    depth,
    softness: 0.9,
  });
  fillPolygon(canvas, hull(0), {
    colour: tone(fromHex('#f7f1e6'), 0.6),
    toColour: tone(accent, 0.5),
    from: [0, y - high],
    to: [0, y],
    depth,
  });
  strokeLine(
    canvas,
    curve(
      [x - turned * long * 0.46, y - high * 0.8],
      [x, y - high * 0.34],
      [x + turned * long * 0.47, y - high * 1.05],
      8,
    ),
    Math.max(0.8, high * 0.14),
    Math.max(0.8, high * 0.14),
    { colour: tone(accent, 0.75), depth },
  );
}

/** A few gulls far up, seldom more than a stroke. */
export function paintBirds(stage: Stage): void {
  const random = stageRandom(stage, 'birds');
  const { canvas, camera, light, unit } = stage;
  const colour = inHaze(shade(fromHex('#3c4a5c'), light, 0.3, 0.8), light, 500);
  const cx = canvas.width * random.between(0.42, 0.6);
  const cy = camera.horizonY * random.between(0.3, 0.52);
  for (let i = 0; i < 6; i += 1) {
    const x = cx + random.between(-70, 70) * unit;
    const y = cy + random.between(-30, 30) * unit;
    const wing = unit * random.between(6, 11);
    const lift = wing * random.between(0.25, 0.5);
    strokeLine(
      canvas,
      curve([x - wing, y - lift], [x - wing * 0.4, y - lift * 0.9], [x, y], 5),
      unit * 0.7,
      unit * 1.5,
      { colour, alpha: 0.8 },
    );
    strokeLine(
      canvas,
      curve([x, y], [x + wing * 0.4, y - lift * 0.9], [x + wing, y - lift * 0.8], 5),
      unit * 1.5,
      unit * 0.7,
      { colour, alpha: 0.8 },
    );
  }
}
