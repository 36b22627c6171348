import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintHotel } from '../buildings/hotel-building.ts';
import { GARDEN, layGrounds, layPaving, paintPool, poolOutline } from '../buildings/hotel-grounds.ts';
import { type HotelIdentity, hotelIdentity } from '../buildings/hotel-identity.ts';
import type { HotelPlace } from '../buildings/hotel-piece.ts';
import { isInTown, paintTownAround, plantGrove } from '../buildings/town-around.ts';
import { layDab } from '../canvas/brush.ts';
import { mirrorCanvas } from '../canvas/canvas.ts';
import { fromHex } from '../canvas/colour.ts';
import { levelPatch, type Place } from '../canvas/facet.ts';
import { shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { createStage, type PictureSize, project, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { paintLounger, paintParasol } from '../indoors/sun-furniture.ts';
import { paintFraming, paintFramingBySeed } from '../land/framing.ts';
import { paintTree } from '../land/trees.ts';
import { chooseHotelView } from './hotel-view.ts';

/** The house from its drive, its axis, a corner, from above or afar: façade in the light, garden before it, its land next to it. */
export function paintHotelFront(scene: Scene, size: PictureSize): Stage {
  const isStreet = isInTown(scene);
  const view = chooseHotelView(scene, isStreet);
  const stage = createStage(scene, size, view.framing);
  const identity = hotelIdentity(scene.seed);
  layGrounds(stage, Math.max(120, view.distance + 54) + (isStreet ? 60 : 0));
  const z = view.distance * (stage.isPortrait ? 1.03 : 1) * (isStreet ? 0.86 : 1);
  const place: HotelPlace = {
    x: worldX(stage, stage.focusX + view.aside, z),
    z,
    base: GARDEN - 0.4,
    yaw: view.yaw,
  };
  if (isStreet) paintTownAround(stage, place);
  else if (view.kind === 'afar' || view.kind === 'above' || view.kind === 'court') plantGrove(stage, place);
  if (!isStreet) plantRow(stage, place, 14, 7, 'behind');
  paintHotel(stage, identity, place);
  if (view.kind === 'above' && !isStreet) layPoolGarden(stage, identity, place);
  else if (!isStreet) layDrive(stage, place);
  if (!isStreet) plantRow(stage, place, -14, stage.isPortrait ? 6 : 9, 'before');
  if (view.kind !== 'above' && !isStreet) plantBorder(stage, place);
  const corner = view.kind === 'corner' ? 'top-right' : 'bottom-right';
  // A street is paved up to the eye: without leaves before it, it looks bare.
  if (isStreet) paintFraming(stage, corner);
  else paintFramingBySeed(stage, corner);
  // An upright picture shows much lawn; flowers close it off below.
  if (stage.isPortrait && stage.region.framing.includes('bougainvillea')) {
    paintFraming(stage, 'bottom-right', 'bougainvillea');
  }
  if (view.isMirrored) mirrorCanvas(stage.canvas);
  return stage;
}

/** Pool, paving and parasols before the house, as one sees them from above. */
function layPoolGarden(stage: Stage, identity: HotelIdentity, place: HotelPlace): void {
  const accent = fromHex(identity.accent);
  const wood = fromHex(identity.wood);
  const z = place.z - 33;
  const x = place.x - 6;
  layPaving(stage, levelPatch(x, GARDEN + 0.02, z, 44, 24), fromHex('#e9dcc6'), 1.4);
  for (let i = 0; i < 7; i += 1) {
    const at = x - 18 + i * 6;
    paintParasol(stage, at + 1.4, GARDEN, z + 10, accent);
    paintLounger(stage, at, GARDEN, z + 9.2, 0.12, accent, wood);
  }
  paintPool(stage, poolOutline(identity, x, z, 27, 12, GARDEN + 0.06), fromHex('#f6ecda'));
  for (let i = 0; i < 5; i += 1) paintLounger(stage, x - 14 + i * 7, GARDEN, z - 9, 0.2, accent, wood);
}

/** Metres the drive runs aside per metre it comes nearer: on upright pictures almost straight, or it would leave them. */
function driveSlope(stage: Stage): number {
  return stage.isPortrait ? 0.06 : 0.34;
}

function layDrive(stage: Stage, place: { x: number; z: number }): void {
  const near = 7;
  const left = (z: number) => place.x - 6 - (place.z - z) * driveSlope(stage) - 3.4;
  const outline: Place[] = [];
  for (let i = 0; i <= 8; i += 1) {
    const z = near + ((place.z - 8 - near) * i) / 8;
    outline.push([left(z) + Math.sin(i / 2.2) * 1.4, GARDEN + 0.05, z]);
  }
  const back = [...outline].reverse().map(([x, y, z]): Place => [x + 6.4, y, z]);
  layPaving(stage, [...outline, ...back], fromHex('#e3d3b8'), 1.6);
}

function plantRow(
  stage: Stage,
  { x, z: house, yaw }: HotelPlace,
  away: number,
  count: number,
  name: string,
): void {
  const z = house + away;
  const random = stageRandom(stage, `row ${name}`);
  for (let i = 0; i < count; i += 1) {
    const u = ((i + 0.5) / count - 0.5) * 58 + random.between(-2, 2);
    // Leaves the view of the entrance free.
    if (name === 'before' && u > -14 && u < 3) continue;
    const kind = random.pick(stage.region.trees);
    paintTree(
      stage,
      kind,
      { x: x + u, y: GARDEN, z: Math.max(12, z + u * Math.sin(yaw) + random.between(-3, 3)) },
      `${name} ${i}`,
      name === 'before' ? 0.72 : 1,
    );
  }
}

/** Clipped hedges and flowers along the drive and before the arcade. */
function plantBorder(stage: Stage, place: HotelPlace): void {
  const random = stageRandom(stage, 'border');
  const dabs = Array.from({ length: 900 }, () => {
    if (random.chance(0.34)) {
      const u = random.between(-17, 15);
      return {
        x: place.x + u,
        z: place.z - 8.6 + u * Math.sin(place.yaw) + random.between(-0.6, 0.6),
        lift: random.between(0, 1.15),
      };
    }
    const z = place.z - 9 - random.next() ** 1.3 * (place.z - 26);
    const side = random.chance(0.5) ? -4.5 : 4.5;
    return {
      x: place.x - 6 - (place.z - z) * driveSlope(stage) + side + random.between(-0.7, 0.7),
      z,
      lift: random.between(0, 0.75),
    };
  });
  for (const dab of dabs.sort((a, b) => b.z - a.z || a.lift - b.lift)) layLeaf(stage, dab, random);
}

function layLeaf(stage: Stage, dab: { x: number; z: number; lift: number }, random: Random): void {
  const { camera, canvas, light } = stage;
  const greens = ['#4f7a3f', '#6a8f4a', '#3c6238'] as const;
  const flowers = ['#e0559a', '#f2b84b', '#f4efe6', '#e2694c'] as const;
  const [x, y] = project(camera, dab.x, GARDEN + dab.lift, dab.z);
  const k = camera.focal / dab.z;
  const isFlower = dab.lift > 0.35 && random.chance(0.32);
  layDab(canvas, {
    x,
    y,
    length: k * (isFlower ? 0.12 : 0.24),
    width: k * (isFlower ? 0.1 : 0.17),
    angle: random.between(-0.6, 0.6),
    colour: shade(
      fromHex(isFlower ? random.pick(flowers) : random.pick(greens)),
      light,
      dab.lift * 0.8 + 0.06,
      0.55 + dab.lift * 0.4,
    ),
    alpha: 0.95,
    softness: 0.3,
    depth: dab.z,
  });
}
