import { paintHouse } from '../buildings/house.ts';
import type { House } from '../buildings/house-look.ts';
import { blockDepth, paintBlock } from '../canvas/block.ts';
import { fromHex, type Rgb, scale } from '../canvas/colour.ts';
import { fillPolygon } from '../canvas/fill-shape.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import { type Stage, stageRandom } from '../canvas/stage.ts';
import { blockAt, type LandmarkPlace, lightUp, paintCap, paintRound } from './landmark-parts.ts';

/** The one building that shows where we are. `size` 1 = a tower of about 30 metres. */
export function paintLandmark(stage: Stage, place: LandmarkPlace, size: number): void {
  const draw = {
    dome: paintDomedChurch,
    campanile: paintCampanile,
    minaret: paintMosque,
    spire: paintSpire,
    kasbah: paintCampanile,
    skyscraper: paintCampanile,
    pagoda: paintPagoda,
    lighthouse: paintLighthouse,
  }[stage.region.landmark];
  draw(stage, place, size);
}

function paintDomedChurch(stage: Stage, place: LandmarkPlace, size: number): void {
  const white = fromHex('#fbf6ee');
  const blue = fromHex('#2668b2');
  paintBlock(stage, blockAt(place, 18 * size, 11 * size, -3), white);
  paintRound(stage, place, 0, 8 * size, 7 * size, 7 * size, 4 * size, white);
  paintCap(stage, place, 0, 12 * size, 7.4 * size, 7.6 * size, blue, true);
  paintBlock(stage, blockAt(place, 4.4 * size, 22 * size, -3, -13 * size), white);
  paintCap(stage, place, -13 * size, 19 * size, 2.6 * size, 3 * size, blue, true);
  lightUp(stage, place, 20 * size);
}

function paintCampanile(stage: Stage, place: LandmarkPlace, size: number): void {
  const wall = fromHex(stage.region.walls[0]);
  const roof = fromHex(stage.region.roofs[0]);
  const nave: House = {
    block: { ...blockAt(place, 15 * size, 13 * size, -3, 11 * size), depth: 24 * size },
    wall,
    roof,
    accent: roof,
    roofKind: 'gable',
    pitch: 0.3,
    eaves: 0.5,
    floors: 1,
    bay: 6,
    hasShutters: false,
    trim: null,
  };
  paintHouse(stage, nave, stageRandom(stage, 'nave'));
  const tower = blockAt(place, 6.4 * size, 32 * size, -3);
  for (const face of paintBlock(stage, tower, wall)) {
    const dark = inHaze(shade(fromHex('#3a3a44'), stage.light, face.lit * 0.5, 0.7), stage.light, place.z);
    for (const [bottom, top] of [
      [25, 29],
      [18, 20.5],
    ] as const) {
      for (const u of [0.22, 0.56]) {
        const opening = [
          face.at(u, bottom * size),
          face.at(u + 0.22, bottom * size),
          face.at(u + 0.22, top * size),
          face.at(u + 0.11, (top + 1) * size),
          face.at(u, top * size),
        ];
        fillPolygon(stage.canvas, opening, {
          colour: stage.light.lamps > 0.5 && bottom > 20 ? scale(LAMP_LIGHT, 0.9) : dark,
          depth: blockDepth(tower),
        });
      }
    }
    const rim = inHaze(shade(wall, stage.light, face.lit, 1.1), stage.light, place.z);
    fillPolygon(
      stage.canvas,
      [
        face.at(-0.08, 23.2 * size),
        face.at(1.08, 23.2 * size),
        face.at(1.08, 24 * size),
        face.at(-0.08, 24 * size),
      ],
      { colour: rim, depth: blockDepth(tower) },
    );
  }
  const isPointed = stage.region.house !== 'cube';
  paintCap(stage, place, 0, 28.8 * size, 4.2 * size, (isPointed ? 9 : 4) * size, roof, !isPointed);
  lightUp(stage, place, 28 * size);
}

function paintMosque(stage: Stage, place: LandmarkPlace, size: number): void {
  const stone = fromHex(stage.region.walls[0]);
  const lead = stage.region.house === 'kasbah' ? fromHex('#e0c08a') : fromHex('#8fa6ad');
  for (const aside of [-17, 17]) paintMinaret(stage, place, aside * size, size, stone, lead);
  paintBlock(stage, blockAt(place, 26 * size, 11 * size, -3), stone);
  for (const aside of [-9, 9])
    paintCap(stage, place, aside * size, 8 * size, 5 * size, 4.4 * size, lead, true);
  paintRound(stage, place, 0, 8 * size, 8.4 * size, 8.4 * size, 3.4 * size, stone);
  paintCap(stage, place, 0, 11.4 * size, 8.8 * size, 8 * size, lead, true);
  lightUp(stage, place, 22 * size);
}

function paintMinaret(
  stage: Stage,
  place: LandmarkPlace,
  aside: number,
  size: number,
  stone: Rgb,
  lead: Rgb,
): void {
  paintRound(stage, place, aside, -3, 1.7 * size, 1.3 * size, 25 * size, stone);
  paintRound(stage, place, aside, 19 * size, 2.2 * size, 2.4 * size, 1.3 * size, stone);
  paintRound(stage, place, aside, 22 * size, 1.1 * size, 1 * size, 6 * size, stone);
  paintRound(stage, place, aside, 25.4 * size, 1.7 * size, 1.8 * size, 0.9 * size, stone);
  paintCap(stage, place, aside, 28 * size, 1.35 * size, 7 * size, lead, false);
}

function paintSpire(stage: Stage, place: LandmarkPlace, size: number): void {
  const wall = fromHex('#f4ecdc');
  const roof = stage.region.house === 'hut' ? fromHex('#3f5a54') : fromHex('#6f7f7a');
  const nave: House = {
    block: { ...blockAt(place, 11 * size, 10 * size, -3, 8 * size), depth: 18 * size },
    wall,
    roof: fromHex(stage.region.roofs[0]),
    accent: roof,
    roofKind: 'gable',
    pitch: 0.6,
    eaves: 0.5,
    floors: 1,
    bay: 5,
    hasShutters: false,
    trim: null,
  };
  paintHouse(stage, nave, stageRandom(stage, 'nave'));
  paintBlock(stage, blockAt(place, 5.4 * size, 20 * size, -3), wall);
  paintCap(stage, place, 0, 16.8 * size, 3.5 * size, 17 * size, roof, false);
  lightUp(stage, place, 22 * size);
}

function paintPagoda(stage: Stage, place: LandmarkPlace, size: number): void {
  const red = fromHex('#a8482f');
  const gold = fromHex('#d9a441');
  for (let tier = 0; tier < 5; tier += 1) {
    const wide = (11 - tier * 1.8) * size;
    paintRound(stage, place, 0, (tier * 5 - 2) * size, wide * 0.6, wide * 0.58, 4 * size, red);
    paintCap(
      stage,
      place,
      0,
      (tier * 5 + 1.7) * size,
      wide,
      3.6 * size,
      tier === 4 ? gold : fromHex('#7a5a3a'),
      false,
    );
  }
  paintCap(stage, place, 0, 24 * size, 1.2 * size, 8 * size, gold, false);
  lightUp(stage, place, 20 * size);
}

function paintLighthouse(stage: Stage, place: LandmarkPlace, size: number): void {
  const white = fromHex('#fbf6ec');
  paintBlock(stage, blockAt(place, 12 * size, 6 * size, -2, 8 * size), white);
  paintRound(stage, place, 0, -2, 3.4 * size, 2.2 * size, 26 * size, white);
  paintRound(stage, place, 0, 10 * size, 2.85 * size, 2.6 * size, 4 * size, fromHex('#c2483a'));
  paintRound(stage, place, 0, 23.6 * size, 3 * size, 3 * size, 0.9 * size, fromHex('#4a4f58'));
  paintRound(
    stage,
    place,
    0,
    24.5 * size,
    1.6 * size,
    1.6 * size,
    3 * size,
    stage.light.lamps > 0.3 ? scale(LAMP_LIGHT, 2) : fromHex('#9fc0cc'),
  );
  paintCap(stage, place, 0, 27.4 * size, 2.2 * size, 2.4 * size, fromHex('#c2483a'), true);
  lightUp(stage, place, 26 * size);
}
