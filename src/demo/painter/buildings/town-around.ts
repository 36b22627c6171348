import type { Scene } from '../../../domain/pictures/scene.ts';
import { blend, fromHex } from '../canvas/colour.ts';
import { levelPatch } from '../canvas/facet.ts';
import { settingOfScene } from '../canvas/setting.ts';
import { type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { paintTree } from '../land/trees.ts';
import { chooseHotelForm } from './hotel-form.ts';
import { GARDEN, layPaving } from './hotel-grounds.ts';
import type { HotelPlace } from './hotel-piece.ts';
import { paintHouse } from './house.ts';
import { findPaintedHouse } from './painted-house.ts';

/** Whether a house stands in a street and not in a garden. */
export function isInTown(scene: Scene): boolean {
  const setting = settingOfScene(scene);
  const painted = findPaintedHouse(scene.seed);
  if (painted === null) return chooseHotelForm(scene) === 'townhouse';
  const isCity = painted.word === 'city' || setting === 'riverside' || setting === 'downtown';
  const isResort =
    setting === 'seaside' || setting === 'flatcoast' || setting === 'highland' || setting === 'lakeside';
  return isCity && !isResort;
}

/** Rows of houses behind the hotel, and a paved square before it. */
export function paintTownAround(stage: Stage, place: HotelPlace): void {
  const { region } = stage;
  const random = stageRandom(stage, 'town around');
  const isClay = region.house === 'kasbah' || region.house === 'cube';
  for (const away of [70, 34]) {
    const z = place.z + away;
    const end = worldX(stage, 1.1, z);
    for (let x = worldX(stage, -0.1, z); x < end; ) {
      const width = random.between(9, 17);
      const floors = isClay ? random.whole(1, 3) : random.whole(3, 5 + (away > 60 ? 1 : 0));
      paintHouse(
        stage,
        {
          block: {
            x: x + width / 2,
            z: z + random.between(-3, 3),
            base: GARDEN - 0.5,
            width: width * 0.99,
            depth: 12,
            height: floors * 3.3 + random.between(0, 1.6),
            yaw: random.between(-0.04, 0.04),
          },
          wall: blend(fromHex(random.pick(region.walls)), fromHex('#f6ead8'), 0.14),
          roof: fromHex(random.pick(region.roofs)),
          accent: fromHex(random.pick(region.accents)),
          roofKind:
            isClay || region.house === 'tower' ? 'flat' : random.pick(['hip', 'hip', 'gable'] as const),
          pitch: random.between(0.3, 0.5),
          eaves: 0.3,
          floors,
          bay: 2.8,
          hasShutters: false,
          trim: null,
        },
        stageRandom(stage, `neighbour ${away} ${x.toFixed(0)}`),
      );
      x += width;
    }
  }
  const stone = fromHex(isClay ? '#d6bd98' : '#cbc4b8');
  layPaving(stage, levelPatch(0, GARDEN + 0.02, place.z / 2 + 12, 600, place.z + 24), stone, 1.5);
  // The street runs past the house.
  const street = fromHex(isClay ? '#b08a62' : '#77757a');
  layPaving(stage, levelPatch(0, GARDEN + 0.03, place.z - 26, 600, 13), street, 2.6);
  lineStreet(stage, place);
}

/** Trees along the street, with a gap before the entrance. */
function lineStreet(stage: Stage, place: HotelPlace): void {
  const random = stageRandom(stage, 'street trees');
  const kinds = stage.region.trees;
  for (const z of [place.z - 16, place.z - 36]) {
    if (z < 16) continue;
    for (let x = worldX(stage, -0.05, z); x < worldX(stage, 1.05, z); x += random.between(9, 13)) {
      if (Math.abs(x - (place.x * z) / place.z) < (z > place.z - 20 ? 15 : 20)) continue;
      paintTree(
        stage,
        random.pick(kinds),
        { x, y: GARDEN, z },
        `street ${z.toFixed(0)} ${x.toFixed(0)}`,
        0.62,
      );
    }
  }
}

/** Trees in clumps over the garden, away from the front of the house. */
export function plantGrove(stage: Stage, place: HotelPlace): void {
  const random = stageRandom(stage, 'grove');
  const spots = Array.from({ length: 8 }, () => {
    const z = place.z + random.between(-0.55, 0.7) * place.z;
    const share = random.between(-0.05, 1.05);
    return { x: worldX(stage, share, z), z };
  }).flatMap(({ x, z }) =>
    Array.from({ length: random.whole(2, 5) }, () => ({
      x: x + random.between(-9, 9),
      z: Math.max(24, z + random.between(-7, 7)),
    })),
  );
  const free = spots.filter(({ x, z }) => z > place.z + 14 || Math.abs(x - (place.x * z) / place.z) > 27);
  for (const [i, spot] of free.toSorted((a, b) => b.z - a.z).entries())
    paintTree(
      stage,
      random.pick(stage.region.trees),
      { ...spot, y: GARDEN - 0.1 },
      `grove ${i}`,
      random.between(0.65, 1),
    );
}
