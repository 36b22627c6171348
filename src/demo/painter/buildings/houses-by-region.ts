import type { Block } from '../canvas/block.ts';
import { blend, fromHex, type Rgb } from '../canvas/colour.ts';
import type { HouseStyle } from '../canvas/region-look.ts';
import type { Random } from '../canvas/seeded-random.ts';
import type { Stage } from '../canvas/stage.ts';
import type { House, RoofKind } from './house-look.ts';

type StyleLook = {
  /** Low and high of width and of depth, metres. */
  width: readonly [number, number];
  depth: readonly [number, number];
  floors: readonly [number, number];
  storey: number;
  roof: RoofKind;
  pitch: number;
  eaves: number;
  bay: number;
  hasShutters: boolean;
  trim: string | null;
};

const STYLES: Record<HouseStyle, StyleLook> = {
  cube: {
    width: [5, 10],
    depth: [5, 8],
    floors: [1, 2],
    storey: 3.1,
    roof: 'flat',
    pitch: 0,
    eaves: 0,
    bay: 3,
    hasShutters: false,
    trim: null,
  },
  tile: {
    width: [7, 12],
    depth: [6, 9],
    floors: [1, 3],
    storey: 3,
    roof: 'hip',
    pitch: 0.26,
    eaves: 0.5,
    bay: 2.8,
    hasShutters: true,
    trim: null,
  },
  pastel: {
    width: [6, 10],
    depth: [6, 9],
    floors: [2, 4],
    storey: 3.2,
    roof: 'hip',
    pitch: 0.2,
    eaves: 0.5,
    bay: 2.5,
    hasShutters: true,
    trim: null,
  },
  gable: {
    width: [8, 12],
    depth: [9, 13],
    floors: [2, 3],
    storey: 2.8,
    roof: 'gable',
    pitch: 0.36,
    eaves: 1.3,
    bay: 2.6,
    hasShutters: true,
    trim: null,
  },
  hut: {
    width: [6, 10],
    depth: [5, 7],
    floors: [1, 2],
    storey: 2.9,
    roof: 'gable',
    pitch: 0.55,
    eaves: 0.4,
    bay: 2.6,
    hasShutters: false,
    trim: '#f4efe6',
  },
  cottage: {
    width: [7, 12],
    depth: [6, 8],
    floors: [1, 2],
    storey: 2.9,
    roof: 'gable',
    pitch: 0.6,
    eaves: 0.3,
    bay: 2.6,
    hasShutters: false,
    trim: '#f4efe2',
  },
  kasbah: {
    width: [5, 10],
    depth: [5, 9],
    floors: [1, 3],
    storey: 3.2,
    roof: 'flat',
    pitch: 0,
    eaves: 0,
    bay: 3.6,
    hasShutters: false,
    trim: null,
  },
  tower: {
    width: [12, 24],
    depth: [12, 20],
    floors: [5, 12],
    storey: 3.4,
    roof: 'flat',
    pitch: 0,
    eaves: 0,
    bay: 3.2,
    hasShutters: false,
    trim: null,
  },
  thatch: {
    width: [6, 9],
    depth: [6, 8],
    floors: [1, 1],
    storey: 3,
    roof: 'hip',
    pitch: 0.62,
    eaves: 1.1,
    bay: 2.4,
    hasShutters: false,
    trim: null,
  },
  veranda: {
    width: [6, 10],
    depth: [6, 8],
    floors: [1, 2],
    storey: 3,
    roof: 'hip',
    pitch: 0.4,
    eaves: 0.8,
    bay: 2.4,
    hasShutters: true,
    trim: '#fbf6ec',
  },
};

function pickColour(random: Random, list: readonly [string, ...string[]]): Rgb {
  return fromHex(random.pick(list));
}

/** One house of the scene's region at a place; sizes, colours and roof by chance within the local way of building. */
export function designHouse(
  stage: Stage,
  random: Random,
  place: { x: number; z: number; base: number },
  size = 1,
): House {
  const { region } = stage;
  const look = STYLES[region.house];
  const floors = random.whole(look.floors[0], look.floors[1]);
  // Footings reach into the slope.
  const footing = 2.4;
  const block: Block = {
    x: place.x,
    z: place.z,
    base: place.base - footing,
    width: random.between(...look.width) * size,
    depth: random.between(...look.depth) * size,
    height: floors * look.storey * size * random.between(0.92, 1.1) + footing,
    yaw: random.between(-0.42, 0.42),
  };
  const isDome = region.house === 'cube' && region.landmark === 'dome' && random.chance(0.1);
  const wall = pickColour(random, region.walls);
  const roofColour = isDome ? fromHex('#2c6cb4') : pickColour(random, region.roofs);
  return {
    block,
    // Lime-wash: low sun would turn pure pigment to flame.
    wall: blend(wall, fromHex('#f6ead8'), region.house === 'pastel' ? 0.22 : 0.06),
    roof: hasSnow(stage) && look.roof !== 'flat' ? fromHex('#f4f6fb') : roofColour,
    accent: pickColour(random, region.accents),
    roofKind: isDome ? 'dome' : look.roof,
    pitch: look.pitch,
    eaves: look.eaves * size,
    floors: isDome ? 1 : floors,
    bay: look.bay * size,
    hasShutters: look.hasShutters,
    trim: look.trim ? fromHex(look.trim) : null,
  };
}

export function hasSnow(stage: Stage): boolean {
  return stage.scene.season === 'winter' && stage.region.hasSnowInWinter;
}
