import type { Scene } from '../../../domain/pictures/scene.ts';
import { layPaving } from '../buildings/hotel-grounds.ts';
import { type HotelIdentity, hotelIdentity } from '../buildings/hotel-identity.ts';
import { curve, layDab, strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, scale } from '../canvas/colour.ts';
import { levelPatch, type Place, paintFacet, projectAll } from '../canvas/facet.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { LAMP_LIGHT, shade } from '../canvas/light.ts';
import { hasOpenWater } from '../canvas/setting.ts';
import { createStage, type PictureSize, project, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { paintChair, paintTable } from '../indoors/dining-furniture.ts';
import { paintVista } from './vista.ts';

const TERRACE = 16;
const END = 11.5;
const PERGOLA = TERRACE + 3.3;

/** A terrace over the view: laid tables, pergola with lights and leaves, the house's wall on the right. */
export function paintRestaurant(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.46, 0.48], eye: TERRACE + 2.1, air: 1.8 });
  const identity = hotelIdentity(scene.seed);
  paintVista(stage, {
    left: 0,
    right: projectWall(stage),
    bottom: project(stage.camera, 0, TERRACE, END)[1],
  });
  layPaving(stage, levelPatch(0, TERRACE, 6.2, 60, END * 2 - 12.4), fromHex('#e2cdae'), 0.9, TERRACE);
  raiseBalustrade(stage, identity, END);
  raiseWall(stage, identity);
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
  if (hasOpenWater(stage.setting)) {
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

/** Where the pergola's outer edge stands, metres right of the middle. */
function pergolaEdge(stage: Stage): number {
  return worldX(stage, stage.isPortrait ? 0.3 : 0.44, 10.5);
}

function wallX(stage: Stage): number {
  return worldX(stage, stage.isPortrait ? 0.86 : 0.8, END);
}

/** Where the house's wall hides the view, in pixels. */
function projectWall(stage: Stage): number {
  return project(stage.camera, wallX(stage), TERRACE, END)[0];
}

function raiseWall(stage: Stage, identity: HotelIdentity): void {
  const x = wallX(stage);
  const strip = (low: number, top: number): Place[] => [
    [x, TERRACE + low, 1.4],
    [x, TERRACE + low, END],
    [x, TERRACE + top, END],
    [x, TERRACE + top, 1.4],
  ];
  paintFacet(stage, strip(0, 4.6), fromHex(identity.facade), { lit: 0.72, depth: 1.2, texture: 0.12 });
  paintFacet(stage, strip(0, 0.3), fromHex(identity.trim), { lit: 0.6, depth: 1.1 });
  for (const z of [8.8, 5.6, 3.6]) openDoor(stage, identity, x, z);
}

/** An arched door into the lit dining room, a lantern next to it. */
function openDoor(stage: Stage, identity: HotelIdentity, x: number, z: number): void {
  const { light, camera, canvas } = stage;
  const arch = (grow: number): Place[] => {
    const places: Place[] = [[x, TERRACE, z - 0.75 - grow]];
    for (let i = 0; i <= 12; i += 1) {
      const angle = Math.PI * (1 - i / 12);
      places.push([x, TERRACE + 1.9 + Math.sin(angle) * (0.75 + grow), z + Math.cos(angle) * (0.75 + grow)]);
    }
    places.push([x, TERRACE, z + 0.75 + grow]);
    return places;
  };
  paintFacet(stage, arch(0.14), fromHex(identity.trim), { lit: 0.8, depth: 0 });
  const dark = shade(fromHex('#5a4636'), light, 0.15, 0.7);
  const points = projectAll(stage, arch(0));
  const ys = points.map((point) => point[1]);
  fillPolygon(canvas, points, {
    colour: mix(dark, LAMP_LIGHT, 0.16 + 0.5 * light.lamps),
    toColour: mix(dark, LAMP_LIGHT, 0.5 + 0.45 * light.lamps),
    from: [0, Math.min(...ys)],
    to: [0, Math.max(...ys)],
  });
  const [px, py] = project(camera, x - 0.14, TERRACE + 2.2, z + 1.35);
  const k = camera.focal / (z + 1.35);
  layDab(canvas, {
    x: px,
    y: py,
    length: 0.16 * k,
    width: 0.09 * k,
    angle: Math.PI / 2,
    colour: scale(LAMP_LIGHT, 1.3),
  });
  addGlow(canvas, px, py, 1.5 * k, LAMP_LIGHT, 0.14 + 0.3 * light.lamps);
}

function raisePergola(stage: Stage, identity: HotelIdentity): void {
  const { camera, light, canvas } = stage;
  const wood = fromHex(identity.wood);
  const edge = pergolaEdge(stage);
  const inner = wallX(stage);
  for (const z of [10.5]) {
    const [x, foot] = project(camera, edge, TERRACE, z);
    const [, top] = project(camera, edge, PERGOLA, z);
    const half = (0.09 * camera.focal) / z;
    fillPolygon(
      canvas,
      [
        [x - half, foot],
        [x + half, foot],
        [x + half, top],
        [x - half, top],
      ],
      {
        colour: shade(wood, light, 0.8, 0.9),
        toColour: shade(wood, light, 0.1, 0.7),
        from: [x - half, 0],
        to: [x + half, 0],
      },
    );
  }
  for (let z = 10.9; z > 1.6; z -= 1.15) {
    const beam = (y0: number, y1: number, z1: number): Place[] => [
      [edge - 0.5, y0, z],
      [inner, y0, z],
      [inner, y1, z1],
      [edge - 0.5, y1, z1],
    ];
    paintFacet(stage, beam(PERGOLA, PERGOLA, z + 0.14), scale(wood, 0.7), { lit: 0.05, depth: 0 });
    paintFacet(stage, beam(PERGOLA, PERGOLA + 0.2, z), scale(wood, 0.9), { lit: 0.3, depth: 0 });
  }
  const rail: Place[] = [
    [edge, PERGOLA - 0.2, 1.6],
    [edge, PERGOLA - 0.2, 11.2],
    [edge, PERGOLA, 11.2],
    [edge, PERGOLA, 1.6],
  ];
  paintFacet(stage, rail, wood, { lit: 0.7, depth: 0 });
  climbVine(stage);
  hangLights(stage);
}

/** Leaves that have overgrown the near end of the pergola. */
function climbVine(stage: Stage): void {
  const { canvas, camera, light } = stage;
  const random = stageRandom(stage, 'vine');
  const greens = ['#4f7a3f', '#6f9a4a', '#35593a', '#86a85a'] as const;
  const edge = pergolaEdge(stage);
  const inner = wallX(stage);
  for (let i = 0; i < 900; i += 1) {
    const z = 10.9 - 7.6 * random.next();
    const along = random.next() ** 1.7;
    const isEdge = random.chance(0.3);
    const x = isEdge ? edge + random.between(-0.2, 0.2) : inner + (edge - inner) * along * 0.8;
    const hang = random.next() ** 2.4 * (isEdge ? 1 : 0.6);
    const [px, py] = project(camera, x, PERGOLA + 0.24 - hang, z);
    const k = camera.focal / z;
    const lit = Math.max(0, random.next() - hang * 0.5);
    layDab(canvas, {
      x: px,
      y: py,
      length: k * random.between(0.06, 0.11),
      width: k * random.between(0.035, 0.06),
      angle: random.between(0.2, 2.6),
      colour: shade(fromHex(random.pick(greens)), light, lit * 0.9, 0.45 + lit * 0.5),
      softness: 0.2,
    });
  }
}

function hangLights(stage: Stage): void {
  const { canvas, camera, light, unit } = stage;
  for (const [from, to] of [
    [10.5, 7.4],
    [7.6, 4.4],
    [4.9, 2.6],
  ] as const) {
    const start = project(camera, pergolaEdge(stage), PERGOLA, from);
    const end = project(camera, wallX(stage), PERGOLA - 0.2, to);
    const sag = curve(start, [(start[0] + end[0]) / 2, Math.max(start[1], end[1]) + unit * 90], end, 24);
    strokeLine(canvas, sag, unit * 1.2, unit * 1.2, { colour: shade(fromHex('#3a3230'), light, 0.2, 0.6) });
    for (let j = 2; j < sag.length - 1; j += 3) {
      const [x, y] = sag[j] as Point;
      layDab(canvas, {
        x,
        y: y + unit * 4,
        length: unit * 4.4,
        width: unit * 3.4,
        angle: Math.PI / 2,
        colour: scale(LAMP_LIGHT, 1.15 + light.lamps),
      });
      addGlow(canvas, x, y + unit * 4, unit * 34, LAMP_LIGHT, 0.14 + 0.3 * light.lamps);
    }
  }
}
