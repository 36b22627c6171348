import { type Block, blockCorners, blockDepth, castShadow, paintBlock } from '../canvas/block.ts';
import { blend, fromHex, scale } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, shade } from '../canvas/light.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import { project, type Stage, stageRandom } from '../canvas/stage.ts';
import { paintPenthouse, paintPortal } from './hotel-details.ts';
import { BAY, dressFace, STOREY } from './hotel-face.ts';
import { chooseHotelForm, houseOfSeed } from './hotel-form.ts';
import type { HotelIdentity } from './hotel-identity.ts';
import { type HotelPlace, paintPieces } from './hotel-piece.ts';
import { PIECES_OF_FORM } from './hotel-pieces.ts';
import { paintHouse } from './house.ts';
import type { House } from './house-look.ts';

/** The whole hotel, as its kind is built in its region. */
export function paintHotel(stage: Stage, identity: HotelIdentity, place: HotelPlace): void {
  const form = chooseHotelForm(stage.scene);
  const random = createRandom(`hotel pieces ${houseOfSeed(stage.scene.seed)}`);
  if (form === 'wing') {
    paintWings(stage, identity, place);
    return;
  }
  // Half the houses have the colours of their region.
  const wall = random.chance(0.5)
    ? blend(fromHex(random.pick(stage.region.walls)), fromHex('#f6ead8'), 0.25)
    : fromHex(identity.facade);
  paintPieces(stage, identity, place, PIECES_OF_FORM[form]({ stage, identity, random, wall }));
}

/** A main wing with balconies, a lower wing that steps back, arcade or awnings at the foot. */
function paintWings(stage: Stage, identity: HotelIdentity, place: HotelPlace): void {
  const wingFloors = Math.max(2, identity.floors - 1 - (identity.bays % 2));
  const main = wing(place, identity.bays, identity.floors, 0, 0);
  const cos = Math.cos(place.yaw);
  const sin = Math.sin(place.yaw);
  const aside = (main.width + (identity.bays - 3) * BAY) / 2 - 1;
  const low = wing(place, identity.bays - 3, wingFloors, aside * cos - 7 * sin, aside * sin + 7 * cos);
  for (const block of low.z > main.z ? [low, main] : [main, low]) {
    castShadow(stage, block, 0.36);
    const wall = fromHex(identity.facade);
    for (const face of paintBlock(stage, block, wall, scale(wall, 0.96)))
      dressFace(stage, identity, block, face);
    crownWing(stage, identity, block);
    if (block === main && !identity.hasTiledRoof) paintPenthouse(stage, identity, block);
  }
  paintPortal(stage, identity, main, -main.width * 0.16);
}

function wing(place: HotelPlace, bays: number, floors: number, dx: number, dz: number): Block {
  return {
    x: place.x + dx,
    z: place.z + dz,
    base: place.base,
    width: bays * BAY,
    depth: 12,
    height: floors * STOREY + 1.1,
    yaw: place.yaw,
  };
}

function crownWing(stage: Stage, identity: HotelIdentity, block: Block): void {
  if (identity.hasTiledRoof) {
    const house: House = {
      block: { ...block, base: block.base + block.height - 0.1, height: 0.1 },
      wall: fromHex(identity.trim),
      roof: fromHex(identity.roof),
      accent: fromHex(identity.accent),
      roofKind: 'hip',
      pitch: 0.26,
      eaves: 0.9,
      floors: 1,
      bay: 99,
      hasShutters: false,
      trim: null,
    };
    paintHouse(stage, house, stageRandom(stage, 'hotel roof'));
    return;
  }
  const top = block.base + block.height;
  const cornice = blockCorners(block, 0.25);
  for (let i = 0; i < 4; i += 1) {
    const [a, b] = [cornice[i], cornice[(i + 1) % 4]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    const nx = b[1] - a[1];
    const nz = -(b[0] - a[0]);
    if (nx * (a[0] + b[0]) + nz * (a[1] + b[1]) >= 0) continue;
    const strip: Point[] = [
      project(stage.camera, a[0], top - 0.35, a[1]),
      project(stage.camera, b[0], top - 0.35, b[1]),
      project(stage.camera, b[0], top + 0.25, b[1]),
      project(stage.camera, a[0], top + 0.25, a[1]),
    ];
    const length = Math.hypot(nx, nz);
    const lit = Math.max(0, (nx * stage.sunDirection[0] + nz * stage.sunDirection[2]) / length);
    fillPolygon(stage.canvas, strip, {
      colour: inHaze(shade(fromHex(identity.trim), stage.light, lit + 0.12, 1), stage.light, block.z),
      depth: blockDepth(block),
    });
  }
}
