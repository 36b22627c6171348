import type { Scene } from '../../../../domain/scene.ts';
import { curve, layDab, strokeLine } from '../brush.ts';
import { addGlow } from '../canvas.ts';
import { fromHex, mix, scale } from '../colour.ts';
import { paintBox, paintChair, paintTable } from '../dining-furniture.ts';
import { levelPatch, type Place, paintFacet } from '../facet.ts';
import { isSeaside, layPaving } from '../hotel-grounds.ts';
import { type HotelIdentity, hotelIdentity } from '../hotel-identity.ts';
import { LAMP_LIGHT, shade } from '../light.ts';
import { createStage, type PictureSize, project, type Stage, stageRandom, worldX } from '../stage.ts';
import { paintVista } from '../vista.ts';

const TERRACE = 16;

/** A terrace over the view: laid tables, pergola with lights and leaves, the house's wall on the right. */
export function paintRestaurant(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.46, 0.48], eye: TERRACE + 2.1, air: 1.8 });
  const identity = hotelIdentity(scene.seed);
  paintVista(stage);
  const end = 11.5;
  layPaving(stage, levelPatch(0, TERRACE, 6.2, 60, end * 2 - 12.4), fromHex('#e2cdae'), 0.9, TERRACE);
  raiseBalustrade(stage, identity, end);
  raiseWall(stage, identity, end);
  const wood = fromHex(identity.wood);
  const cloth = fromHex(identity.accent);
  const tables: [number, number][] = stage.isPortrait
    ? [
        [0.2, 9.4],
        [0.72, 9],
        [0.4, 6.4],
        [0.74, 4.5],
      ]
    : [
        [0.16, 9.6],
        [0.4, 9.2],
        [0.62, 9.4],
        [0.3, 6.9],
        [0.55, 6.5],
        [0.7, 4.5],
      ];
  for (const [i, [share, z]] of tables.entries()) {
    const x = worldX(stage, share, z);
    paintChair(stage, x - 0.85, TERRACE, z + 0.1, 1.2, wood, cloth);
    paintChair(stage, x + 0.85, TERRACE, z + 0.1, -1.2, wood, cloth);
    paintTable(stage, x, TERRACE, z, i % 2 === 0 ? fromHex('#fbf4e8') : cloth);
  }
  raisePergola(stage, identity);
  return stage;
}

function raiseBalustrade(stage: Stage, identity: HotelIdentity, z: number): void {
  const half = 30;
  const trim = fromHex(identity.trim);
  if (isSeaside(stage)) {
    for (let x = -half; x < half; x += 0.5)
      paintFacet(
        stage,
        [
          [x, TERRACE, z],
          [x + 0.12, TERRACE, z],
          [x + 0.12, TERRACE + 0.9, z],
          [x, TERRACE + 0.9, z],
        ],
        trim,
        { lit: 0.4, depth: z },
      );
  } else
    paintFacet(
      stage,
      [
        [-half, TERRACE, z],
        [half, TERRACE, z],
        [half, TERRACE + 0.8, z],
        [-half, TERRACE + 0.8, z],
      ],
      fromHex(identity.facade),
      { lit: 0.3, depth: z },
    );
  paintFacet(
    stage,
    [
      [-half, TERRACE + 0.86, z],
      [half, TERRACE + 0.86, z],
      [half, TERRACE + 1, z],
      [-half, TERRACE + 1, z],
    ],
    trim,
    { lit: 0.6, depth: z - 0.1 },
  );
}

function raiseWall(stage: Stage, identity: HotelIdentity, end: number): void {
  const x = worldX(stage, stage.isPortrait ? 0.86 : 0.8, end);
  const wall = fromHex(identity.facade);
  const high = TERRACE + 4.6;
  const corners = (z0: number, z1: number, low: number, top: number): Place[] => [
    [x, low, z0],
    [x, low, z1],
    [x, top, z1],
    [x, top, z0],
  ];
  paintFacet(stage, corners(1.4, end, TERRACE, high), wall, { lit: 0.82, depth: 1.2 });
  paintFacet(stage, corners(1.4, end, TERRACE, TERRACE + 0.3), fromHex(identity.trim), {
    lit: 0.6,
    depth: 1.1,
  });
  for (const z of [9.4, 6.2, 4.2]) {
    const glow = 0.25 + 0.75 * stage.light.lamps;
    const inside = mix(shade(fromHex('#4a3a30'), stage.light, 0.2, 0.7), LAMP_LIGHT, glow * 0.8);
    const points = [
      [x, TERRACE, z - 0.7],
      [x, TERRACE, z + 0.7],
      [x, TERRACE + 2.2, z + 0.7],
      [x, TERRACE + 2.8, z],
      [x, TERRACE + 2.2, z - 0.7],
    ].map((p) => p as unknown as Place);
    paintFacet(stage, points, fromHex(identity.trim), { depth: 1, shader: (_x, _y, out) => out.set(inside) });
    const [px, py] = project(stage.camera, x - 0.12, TERRACE + 2.4, z - 1.2);
    addGlow(stage.canvas, px, py, (1.4 * stage.camera.focal) / z, LAMP_LIGHT, 0.12 + 0.3 * stage.light.lamps);
  }
  paintBox(stage, x - 0.6, TERRACE, 8, 0.7, 0.7, 0.7, fromHex(identity.accent));
}

function raisePergola(stage: Stage, identity: HotelIdentity): void {
  const { canvas, light, camera, unit } = stage;
  const random = stageRandom(stage, 'pergola');
  const wood = fromHex(identity.wood);
  const high = TERRACE + 3.5;
  for (let z = 10.5; z > 2; z -= 1.7) {
    const from: Place = [worldX(stage, stage.isPortrait ? 0.3 : 0.42, z), high, z];
    const to: Place = [worldX(stage, 1.2, z), high, z];
    paintFacet(stage, [from, to, [to[0], high + 0.2, z], [from[0], high + 0.2, z]], scale(wood, 0.9), {
      lit: 0.22,
      depth: z,
    });
  }
  for (let i = 0; i < 3; i += 1) {
    const sag: (readonly [number, number])[] = curve(
      [canvas.width * 0.3, canvas.height * (0.1 + i * 0.05)],
      [canvas.width * 0.66, canvas.height * (0.26 + i * 0.06)],
      [canvas.width * 1.02, canvas.height * (0.04 + i * 0.05)],
      26,
    );
    strokeLine(canvas, sag, unit * 1.3, unit * 1.3, { colour: shade(fromHex('#3a3230'), light, 0.2, 0.6) });
    for (let j = 2; j < sag.length; j += 3) {
      const [x, y] = sag[j] as readonly [number, number];
      layDab(canvas, {
        x,
        y: y + unit * 5,
        length: unit * 4.6,
        width: unit * 3.6,
        angle: Math.PI / 2,
        colour: scale(LAMP_LIGHT, 1.1 + light.lamps),
      });
      addGlow(canvas, x, y + unit * 5, unit * 36, LAMP_LIGHT, 0.16 + 0.3 * light.lamps);
    }
  }
  const greens = ['#4f7a3f', '#6f9a4a', '#35593a'] as const;
  for (let i = 0; i < 620; i += 1) {
    const t = random.next();
    const x = canvas.width * (1.02 - t * 0.56);
    const y =
      canvas.height * 0.11 * random.next() ** 1.6 * (1.7 - t) +
      random.between(-0.02, 0.02) * canvas.height -
      canvas.height * 0.01;
    const lit = random.next();
    layDab(canvas, {
      x,
      y,
      length: unit * random.between(7, 13),
      width: unit * random.between(4, 7),
      angle: random.between(0.2, 2),
      colour: shade(fromHex(random.pick(greens)), light, lit * lit * 0.8, 0.35 + lit * 0.5),
      softness: 0.15,
    });
  }
  const foot = project(camera, worldX(stage, stage.isPortrait ? 0.3 : 0.42, 10.5), TERRACE, 10.5);
  strokeLine(canvas, [foot, [foot[0], project(camera, 0, high, 10.5)[1]]], unit * 8, unit * 8, {
    colour: shade(wood, light, 0.5, 0.8),
  });
}
