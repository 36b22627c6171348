import { paintHouse } from '../buildings/house.ts';
import type { House } from '../buildings/house-look.ts';
import { blockDepth, paintBlock } from '../canvas/block.ts';
import { ellipse } from '../canvas/brush.ts';
import { fromHex, type Rgb, scale } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import { project, type Stage, stageRandom } from '../canvas/stage.ts';
import { blockAt, type LandmarkPlace, lightUp, paintCap, paintRound } from './landmark-parts.ts';

/** Buildings one knows a town by. */
export type CityMark =
  | 'iron-tower'
  | 'cathedral'
  | 'great-dome'
  | 'clock-tower'
  | 'spire'
  | 'parliament'
  | 'great-mosque'
  | 'square-minaret';

/** Paints one of them; they are as tall as they have to be to stand over the roofs, not as they are. */
export function paintCityMark(stage: Stage, mark: CityMark, place: LandmarkPlace): void {
  const paint = {
    'iron-tower': paintIronTower,
    cathedral: paintCathedral,
    'great-dome': paintGreatDome,
    'clock-tower': paintClockTower,
    spire: paintTwistedSpire,
    parliament: paintParliament,
    'great-mosque': paintGreatMosque,
    'square-minaret': paintSquareMinaret,
  }[mark];
  paint(stage, place);
  lightUp(stage, place, 40);
}

/** A flat shape, upright at a place; metres from the middle and up. */
function fillUpright(stage: Stage, place: LandmarkPlace, shape: readonly Point[], colour: Rgb): void {
  const points = shape.map(([aside, up]) => project(stage.camera, place.x + aside, place.y + up, place.z));
  const { light } = stage;
  const xs = points.map(([x]) => x);
  fillPolygon(stage.canvas, points, {
    colour: inHaze(shade(colour, light, 0.9), light, place.z),
    toColour: inHaze(shade(colour, light, 0.15), light, place.z),
    from: [Math.min(...xs), 0],
    to: [Math.max(...xs), 0],
    depth: place.z - 6,
  });
}

/** Four legs that meet: what is seen from the front is two, an arch between them and three floors. */
function paintIronTower(stage: Stage, place: LandmarkPlace): void {
  const iron = fromHex('#7d6450');
  const outer = (up: number) => 1.2 + 27 * Math.exp(-up / 26);
  const inner = (up: number) => Math.max(0, outer(up) - 3 - outer(up) * 0.36);
  for (const side of [-1, 1]) {
    const heights = [-4, 6, 14, 22, 30, 44];
    fillUpright(
      stage,
      place,
      [
        ...heights.map((up): Point => [side * outer(up), up]),
        ...heights.toReversed().map((up): Point => [side * inner(up), up]),
      ],
      iron,
    );
  }
  const upper = [38, 60, 80, 104];
  fillUpright(
    stage,
    place,
    [
      ...upper.map((up): Point => [outer(up), up]),
      ...upper.toReversed().map((up): Point => [-outer(up), up]),
    ],
    iron,
  );
  for (const [up, tall] of [
    [21, 3],
    [40, 2.4],
    [101, 2.6],
  ] as const) {
    const wide = outer(up) + 1.6;
    fillUpright(stage, place, rectangle(-wide, wide, up, up + tall), scale(iron, 0.82));
  }
  fillUpright(stage, place, rectangle(-0.5, 0.5, 103, 118), iron);
}

function rectangle(left: number, right: number, bottom: number, top: number): readonly Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** A long building with rows of windows. */
function raiseFront(
  stage: Stage,
  place: LandmarkPlace,
  front: { readonly width: number; readonly height: number; readonly aside: number; readonly floors: number },
  wall: Rgb,
  roof: Rgb,
  shape: Pick<House, 'roofKind' | 'pitch' | 'bay'> = { roofKind: 'hip', pitch: 0.3, bay: 3.4 },
): void {
  const { width, height, aside, floors } = front;
  const block = { ...blockAt(place, width, height, -4, aside), depth: 18, yaw: 0.03 };
  const plain = { accent: roof, eaves: 0.4, hasShutters: false, trim: null };
  paintHouse(stage, { ...plain, ...shape, block, wall, roof, floors }, stageRandom(stage, 'front'));
}

/** A steep roof over the nave and one tall pointed tower next to it. */
function paintCathedral(stage: Stage, place: LandmarkPlace): void {
  const stone = fromHex('#cdbfa6');
  const roof = fromHex('#5f6f68');
  const nave = { width: 40, height: 22, aside: 12, floors: 1 };
  raiseFront(stage, place, nave, stone, roof, { roofKind: 'gable', pitch: 0.95, bay: 6 });
  paintBlock(stage, blockAt(place, 9, 44, -4, -12), stone);
  for (const aside of [-15.6, -8.4]) paintCap(stage, place, aside, 40, 1.2, 9, stone, false);
  paintCap(stage, place, -12, 39.5, 4.8, 38, scale(stone, 0.86), false);
}

/** A dome on a drum over a broad front, two small ones next to it. */
function paintGreatDome(stage: Stage, place: LandmarkPlace): void {
  const stone = fromHex('#eee0c6');
  const lead = fromHex('#93a5ad');
  paintBlock(stage, { ...blockAt(place, 52, 22, -4), depth: 26, yaw: 0.05 }, stone);
  for (const aside of [-18, 18]) {
    paintRound(stage, place, aside, 17, 4.2, 4.2, 4, stone);
    paintCap(stage, place, aside, 21, 4.6, 5.6, lead, true);
  }
  paintRound(stage, place, 0, 17, 12.6, 12.6, 11, stone);
  paintRound(stage, place, 0, 27, 13.6, 13.2, 1.6, scale(stone, 0.9));
  paintCap(stage, place, 0, 28.4, 12.8, 18, lead, true);
  paintRound(stage, place, 0, 45.6, 2.2, 2, 5, stone);
  paintCap(stage, place, 0, 50.4, 2.4, 4.4, lead, false);
}

/** A long front with pinnacles and the tower with the clock. */
function paintClockTower(stage: Stage, place: LandmarkPlace): void {
  const stone = fromHex('#d2b27c');
  const slate = fromHex('#5d6a66');
  raiseFront(stage, place, { width: 60, height: 20, aside: 26, floors: 3 }, stone, slate);
  for (let i = 0; i < 7; i += 1) paintCap(stage, place, 7 + i * 8, 15, 0.9, 8, stone, false);
  const tower = blockAt(place, 9, 62, -4);
  for (const face of paintBlock(stage, tower, stone)) {
    const [x, y] = face.at(0.5, 54);
    const radius = 2.9 * face.pixelsPerMetre;
    const lit =
      stage.light.lamps > 0.4 ? scale(LAMP_LIGHT, 1.3) : shade(fromHex('#f6efdc'), stage.light, face.lit);
    const wide = radius * Math.min(1, face.length / 9) * (face.lit > 0.3 ? 1 : 0.6);
    fillPolygon(stage.canvas, ellipse(x, y, wide, radius, 20), { colour: lit, depth: blockDepth(tower) });
  }
  paintCap(stage, place, 0, 57, 6, 9, slate, false);
  paintRound(stage, place, 0, 62, 2.4, 2.2, 4, slate);
  paintCap(stage, place, 0, 66, 2.8, 13, slate, false);
}

/** A brick tower, its copper spire stepped to a needle. */
function paintTwistedSpire(stage: Stage, place: LandmarkPlace): void {
  const brick = fromHex('#a8604a');
  const copper = fromHex('#7fae98');
  paintBlock(stage, { ...blockAt(place, 30, 16, -4, 16), depth: 14 }, brick);
  paintBlock(stage, blockAt(place, 9, 34, -4), brick);
  paintCap(stage, place, 0, 29.5, 6.4, 7, copper, true);
  paintRound(stage, place, 0, 34, 3.6, 3.2, 6, copper);
  paintCap(stage, place, 0, 39.5, 4.2, 5, copper, true);
  paintRound(stage, place, 0, 43, 2.2, 1.6, 6, copper);
  paintCap(stage, place, 0, 48.5, 2.4, 24, copper, false);
}

/** A long white front on the bank, pinnacles at every bay and a ribbed dome in its middle. */
function paintParliament(stage: Stage, place: LandmarkPlace): void {
  const stone = fromHex('#f2e6cf');
  const tile = fromHex('#8e5546');
  raiseFront(stage, place, { width: 104, height: 22, aside: 0, floors: 3 }, stone, tile);
  for (let i = -6; i <= 6; i += 1) {
    if (i === 0) continue;
    const isTall = Math.abs(i) === 2 || Math.abs(i) === 6;
    paintRound(stage, place, i * 8.2, 16, 1.3, 1.1, isTall ? 10 : 3, stone);
    paintCap(stage, place, i * 8.2, isTall ? 26 : 19, 1.6, isTall ? 13 : 6, isTall ? tile : stone, false);
  }
  paintRound(stage, place, 0, 17, 9.4, 9.4, 12, stone);
  paintCap(stage, place, 0, 29, 9.8, 16, tile, true);
  paintCap(stage, place, 0, 43, 1.8, 14, stone, false);
}

/** Domes heaped on each other between four needles. */
function paintGreatMosque(stage: Stage, place: LandmarkPlace): void {
  const stone = fromHex('#ddd2c0');
  const lead = fromHex('#879aa3');
  const minaret = (aside: number, tall: number): void => {
    paintRound(stage, place, aside, -3, 2, 1.6, tall, stone);
    for (const share of [0.55, 0.78]) paintRound(stage, place, aside, tall * share, 2.7, 2.9, 1.5, stone);
    paintCap(stage, place, aside, tall - 3, 1.8, 12, lead, false);
  };
  for (const aside of [-27, 27]) minaret(aside, 46);
  paintBlock(stage, { ...blockAt(place, 40, 16, -3), depth: 24, yaw: 0.06 }, stone);
  for (const aside of [-15, 15]) paintCap(stage, place, aside, 12.6, 6.4, 6, lead, true);
  for (const aside of [-8, 8]) paintCap(stage, place, aside, 15, 7.4, 8, lead, true);
  paintRound(stage, place, 0, 13, 11, 11, 7, stone);
  paintCap(stage, place, 0, 20, 11.4, 12.5, lead, true);
  for (const aside of [-36, 36]) minaret(aside, 38);
}

/** A square shaft with a lantern: the minaret of the west. */
function paintSquareMinaret(stage: Stage, place: LandmarkPlace): void {
  const stone = fromHex('#c98a5e');
  paintBlock(stage, { ...blockAt(place, 46, 12, -3, 24), depth: 22 }, scale(stone, 0.96));
  const shaft = blockAt(place, 11, 56, -3);
  for (const face of paintBlock(stage, shaft, stone)) {
    const dark = inHaze(shade(fromHex('#5d3a2c'), stage.light, face.lit * 0.5), stage.light, place.z);
    for (const bottom of [18, 30, 42]) {
      for (const u of [0.22, 0.58]) {
        const window = [
          face.at(u, bottom),
          face.at(u + 0.2, bottom),
          face.at(u + 0.2, bottom + 5),
          face.at(u + 0.1, bottom + 7),
          face.at(u, bottom + 5),
        ];
        fillPolygon(stage.canvas, window, { colour: dark, depth: blockDepth(shaft) });
      }
    }
  }
  for (let i = -2; i <= 2; i += 1) paintBlock(stage, blockAt(place, 1.5, 3, 52.6, i * 2.3, -5), stone);
  paintBlock(stage, blockAt(place, 5.6, 12, 52), stone);
  paintCap(stage, place, 0, 64, 3, 4.4, fromHex('#8fae8a'), true);
}
