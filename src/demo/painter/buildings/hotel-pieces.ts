import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import type { Random } from '../canvas/seeded-random.ts';
import type { Stage } from '../canvas/stage.ts';
import { BAY } from './hotel-face.ts';
import type { HotelForm } from './hotel-form.ts';
import type { HotelIdentity } from './hotel-identity.ts';
import type { Piece } from './hotel-piece.ts';

export type Plan = { stage: Stage; identity: HotelIdentity; random: Random; wall: Rgb };

/** Slate, and the grey of weathered shingles. */
const slate = fromHex('#5d6570');
const white = fromHex('#fbf6ee');

/** The volumes of a hotel of each form; `wing` is older and paints itself. */
export const PIECES_OF_FORM: Record<Exclude<HotelForm, 'wing'>, (plan: Plan) => Piece[]> = {
  terraces: planTerraces,
  cubes: planCubes,
  palace: planPalace,
  townhouse: planTownhouse,
  chalet: planChalet,
  finca: planFinca,
  tower: planTower,
  bungalows: planBungalows,
  kasbah: planKasbah,
  veranda: planVeranda,
  manor: planManor,
  lodge: planLodge,
  court: planCourt,
  crescent: planCrescent,
};

function planTerraces({ identity, random, wall }: Plan): Piece[] {
  const floors = identity.floors + 1;
  const wide = (identity.bays + 3) * BAY;
  const lean = random.pick([-1, 0, 1]);
  const step = random.between(0.7, 1.3);
  return Array.from({ length: floors }, (_, i): Piece => {
    const width = wide - i * BAY * step;
    return {
      along: (lean * (wide - width)) / 2,
      back: i * 3.1,
      width,
      depth: 12,
      floors: i + 1,
      face: 'loggia',
      roof: 'flat',
      wall,
    };
  });
}

function planCubes({ stage, random }: Plan): Piece[] {
  const plain: Rgb[] =
    stage.region.house === 'cube' ? stage.region.walls.map(fromHex) : [white, fromHex('#f3e6d2')];
  const pieces: Piece[] = [];
  const blue = fromHex('#2f6fae');
  for (let row = 0; row < 4; row += 1) {
    const count = 5 - (row > 2 ? 1 : 0);
    for (let i = 0; i < count; i += 1) {
      const width = random.between(6.5, 11);
      const isDome =
        stage.region.house === 'cube' && stage.region.landmark === 'dome' && row > 0 && random.chance(0.16);
      pieces.push({
        along: (i - (count - 1) / 2) * 9.6 + random.between(-2, 2) + row,
        back: row * 7.5,
        width: isDome ? 8 : width,
        depth: isDome ? 8 : random.between(7, 9),
        floors: 1 + row - (random.chance(0.35) ? 1 : 0) || 1,
        face: 'window',
        roof: isDome ? 'dome' : 'flat',
        roofColour: random.chance(0.6) ? blue : white,
        bay: 3.2,
        wall: plain[random.whole(0, plain.length - 1)] ?? white,
        hasShutters: random.chance(0.5),
      });
    }
  }
  return pieces;
}

function planPalace({ identity, random, wall }: Plan): Piece[] {
  const floors = Math.max(4, identity.floors);
  const width = (identity.bays + 4) * 3.6;
  const roofColour = random.pick([slate, fromHex('#7d8a86'), fromHex(identity.roof), fromHex('#6b5a54')]);
  const front = {
    face: 'courses',
    roof: 'hip',
    roofColour,
    wall,
    bay: 3.1,
    trim: fromHex(identity.trim),
  } as const;
  const pavilion = (along: number): Piece => ({
    ...front,
    along,
    back: -1.6,
    width: 10.5,
    depth: 14,
    floors: floors + (random.chance(0.5) ? 1 : 0),
    pitch: 0.62,
  });
  const pieces: Piece[] = [{ ...front, along: 0, back: 0, width, depth: 14, floors, pitch: 0.34 }];
  if (random.chance(0.75)) pieces.push(pavilion(-width / 2 + 4), pavilion(width / 2 - 4));
  const hasDome = random.chance(0.35);
  const middle = { ...front, along: 0, back: -2.4 };
  pieces.push({
    ...middle,
    width: 14,
    depth: 14,
    floors: floors + 1,
    pitch: 0.42,
    roof: hasDome ? 'flat' : 'hip',
  });
  if (hasDome)
    pieces.push({
      ...middle,
      width: 10,
      depth: 10,
      floors: 1,
      raise: (floors + 1) * 3.3 + 0.4,
      roof: 'dome',
      face: 'window',
    });
  return pieces;
}

function planTownhouse({ stage, identity, random, wall }: Plan): Piece[] {
  const floors = Math.max(4, identity.floors + 1);
  const width = random.between(18, 30);
  const roof = random.pick(['hip', 'hip', 'gable', 'flat'] as const);
  const pieces: Piece[] = [
    {
      along: 0,
      back: 0,
      width,
      depth: 16,
      floors,
      face: random.pick(['courses', 'sash', 'loggia'] as const),
      roof,
      pitch: 0.42,
      eaves: 0.5,
      bay: random.between(2.5, 3.3),
      wall,
      hasShutters: random.chance(0.4),
      trim: fromHex(identity.trim),
    },
  ];
  for (const side of [-1, 1]) {
    let at = width / 2;
    for (let i = 0; i < 4; i += 1) {
      const own = random.between(10, 17);
      pieces.push({
        along: side * (at + own / 2 + 0.1),
        back: random.between(0.4, 1.6),
        width: own,
        depth: 14,
        floors: Math.max(3, floors - random.whole(0, 2)),
        face: 'window',
        roof: random.pick(['hip', 'gable', 'flat'] as const),
        roofColour: fromHex(random.pick(stage.region.roofs)),
        pitch: 0.4,
        eaves: 0.3,
        bay: 2.6,
        wall: mix(fromHex(random.pick(stage.region.walls)), white, 0.15),
      });
      at += own;
    }
  }
  return pieces;
}

function planChalet({ identity, random }: Plan): Piece[] {
  const plaster = fromHex(random.pick(['#f6efe2', '#f2e4cc', '#8f6a4a', '#a87f58']));
  const floors = Math.min(5, identity.floors);
  const roofColour = fromHex(random.pick(['#6b4a38', '#7d6a5c', '#5b5048']));
  const gable = (along: number, back: number, size: number, high: number): Piece => ({
    along,
    back,
    width: 16 * size,
    depth: 21 * size,
    floors: high,
    face: 'timber',
    roof: 'gable',
    pitch: 0.36,
    eaves: 1.9,
    storey: 2.9,
    bay: 2.8,
    roofColour,
    wall: plaster,
    hasShutters: random.chance(0.5),
    trim: null,
  });
  const link: Piece = {
    ...gable(12, 5, 1, 2),
    width: 26,
    depth: 10,
    face: 'window',
    floors: Math.max(2, floors - 2),
  };
  const layout = random.whole(0, 2);
  if (layout === 0) return [gable(-6, 0, 1.15, floors), link, gable(22, 2, 0.9, Math.max(2, floors - 1))];
  if (layout === 1) return [gable(0, 0, 1.5, floors)];
  return [gable(-16, 3, 0.8, 2), gable(2, 0, 1, floors), gable(21, 6, 0.75, 2), gable(36, 10, 0.6, 2)];
}

function planFinca({ stage, identity, random, wall }: Plan): Piece[] {
  const tiles = fromHex(
    random.pick(stage.region.roofs[0] === '#fbf6ee' ? ['#c0683f', '#b95a38'] : stage.region.roofs),
  );
  const side = random.pick([-1, 1]);
  const common = { roofColour: tiles, wall, bay: 3, hasShutters: true, trim: null } as const;
  const pieces: Piece[] = [
    {
      ...common,
      along: 0,
      back: 0,
      width: 26,
      depth: 11,
      floors: 2,
      face: 'window',
      roof: 'hip',
      eaves: 0.7,
    },
    {
      ...common,
      along: side * 20,
      back: 2,
      width: 20,
      depth: 9,
      floors: 1,
      face: 'window',
      roof: 'gable',
      eaves: 0.5,
      storey: 3.8,
    },
    {
      ...common,
      along: side * -17,
      back: 3,
      width: 9,
      depth: 9,
      floors: random.whole(3, 4),
      face: 'window',
      roof: random.pick(['hip', 'flat', 'battlement'] as const),
    },
  ];
  if (random.chance(0.6))
    pieces.push({
      ...common,
      along: side * -29,
      back: 6,
      width: 17,
      depth: 9,
      floors: random.whole(1, 2),
      face: 'window',
      roof: 'hip',
    });
  pieces.push({
    ...common,
    along: 1,
    back: -7.6,
    width: 20,
    depth: 4,
    floors: 1,
    face: 'columns',
    roof: 'flat',
    storey: 3.6,
  });
  return identity.bays > 7
    ? [
        ...pieces,
        {
          ...common,
          along: side * 36,
          back: 9,
          width: 12,
          depth: 10,
          floors: 2,
          face: 'window',
          roof: 'hip',
        },
      ]
    : pieces;
}

function planTower({ identity, random, wall }: Plan): Piece[] {
  const floors = random.whole(10, 16);
  const face = random.pick(['glass', 'loggia', 'glass'] as const);
  const tower = (along: number, high: number, width: number): Piece => ({
    along,
    back: 2,
    width,
    depth: 18,
    floors: high,
    face,
    roof: 'flat',
    wall,
  });
  const podium: Piece = {
    along: 0,
    back: 0,
    width: 58,
    depth: 22,
    floors: 2,
    face: 'glass',
    roof: 'flat',
    wall,
  };
  const layout = random.whole(0, 2);
  if (layout === 0) return [tower(-6, floors, 26), podium];
  if (layout === 1) return [tower(-15, floors, 18), tower(13, floors - random.whole(2, 4), 18), podium];
  return [
    tower(0, floors - 3, identity.bays * BAY),
    { ...tower(0, floors - 1, identity.bays * BAY * 0.5) },
    podium,
  ];
}

function planBungalows({ stage, random }: Plan): Piece[] {
  const thatch = fromHex(random.pick(['#9a7a4c', '#86683f', '#a88a58', '#7d6244']));
  const wall = mix(fromHex(random.pick(stage.region.walls)), white, 0.2);
  const hut = (along: number, back: number, size: number): Piece => ({
    along,
    back,
    width: 8.5 * size,
    depth: 8 * size,
    floors: 1,
    face: 'columns',
    roof: 'hip',
    pitch: random.between(0.6, 0.9),
    eaves: 1.4,
    roofColour: thatch,
    wall,
  });
  const hall: Piece = { ...hut(random.between(-8, 8), 8, 2.2), storey: 5, pitch: random.between(0.7, 1) };
  const around = Array.from({ length: random.whole(5, 8) }, (_, i) =>
    hut((i - 3) * 13 + random.between(-3, 3), random.between(-10, 14), random.between(0.9, 1.2)),
  ).filter(({ along, back }) => Math.abs(along - hall.along) > 15 || back < -4);
  return [hall, ...around];
}

function planKasbah({ stage, random }: Plan): Piece[] {
  const clay = fromHex(
    random.pick(['#c98a5e', '#d8a878', '#c27a52', ...stage.region.walls.slice(0, 2)] as [
      string,
      ...string[],
    ]),
  );
  const common = { face: 'window', roof: 'battlement', wall: clay, bay: 4.2 } as const;
  const floors = random.whole(2, 4);
  const wide = random.between(34, 50);
  const tower = (along: number, back: number): Piece => ({
    ...common,
    along,
    back,
    width: 8,
    depth: 8,
    floors: floors + random.whole(1, 2),
    wall: scale(clay, random.between(0.94, 1.04)),
  });
  return [
    { ...common, along: 0, back: 4, width: wide, depth: 14, floors },
    tower(-wide / 2, 0),
    tower(wide / 2, 0),
    ...(random.chance(0.6) ? [tower(random.between(-9, 12), 12)] : []),
    {
      ...common,
      along: random.between(-6, 6),
      back: -5,
      width: 12,
      depth: 8,
      floors: Math.max(1, floors - 1),
    },
    { ...common, along: wide / 2 + 12, back: 6, width: 17, depth: 12, floors: Math.max(1, floors - 1) },
  ];
}

function planVeranda({ stage, identity, random }: Plan): Piece[] {
  const wall = mix(
    fromHex(
      random.pick(
        stage.scene.region === 'caribbean'
          ? stage.region.walls
          : ['#f4e9d8', '#dfe8e4', '#f6e2c4', '#f7f4ee'],
      ),
    ),
    white,
    0.25,
  );
  const floors = Math.min(4, Math.max(2, identity.floors - 1));
  const roofColour = fromHex(random.pick(['#7f9aa2', '#c25f48', '#8a6f5c', '#5f6f72']));
  const common = { face: 'columns', roof: 'hip', roofColour, wall, eaves: 1, pitch: 0.36 } as const;
  const wide = identity.bays * 4;
  const pieces: Piece[] = [{ ...common, along: 0, back: 0, width: wide, depth: 13, floors }];
  const layout = random.whole(0, 2);
  if (layout !== 1)
    pieces.push({
      ...common,
      along: 0,
      back: -4,
      width: 12,
      depth: 10,
      floors: floors + 1,
      roof: 'gable',
      pitch: 0.5,
    });
  if (layout !== 0)
    for (const side of [-1, 1])
      pieces.push({
        ...common,
        along: side * (wide / 2 + 6),
        back: -3,
        width: 11,
        depth: 12,
        floors: Math.max(1, floors - 1),
        pitch: 0.6,
      });
  return pieces;
}

function planManor({ stage, identity, random }: Plan): Piece[] {
  const wall = fromHex(
    random.pick([
      '#b06a4c',
      '#a8604a',
      '#e9dcc4',
      '#d9c49a',
      '#f1ece0',
      ...stage.region.walls.slice(0, 2),
    ] as [string, ...string[]]),
  );
  const roofColour = fromHex(random.pick(['#6a625c', '#59524f', '#8a5540', '#4f5660']));
  const floors = random.whole(2, 3);
  const wide = random.between(28, 44);
  const common = {
    face: 'sash',
    roof: 'gable',
    roofColour,
    wall,
    bay: 2.8,
    eaves: 0.4,
    trim: fromHex(identity.trim),
  } as const;
  const gable = (along: number): Piece => ({
    ...common,
    along,
    back: -3,
    width: 9,
    depth: 15,
    floors,
    pitch: 0.75,
  });
  const chimney = (along: number): Piece => ({
    ...common,
    along,
    back: 2,
    width: 1.6,
    depth: 1.6,
    floors: 1,
    storey: floors * 3.3 + 8.5,
    face: 'blank',
    roof: 'flat',
    wall: scale(wall, 0.85),
  });
  const gables = random.pick<readonly number[]>([[-0.34, 0.34], [-0.36, 0, 0.36], [0.3], [-0.1]]);
  return [
    { ...common, along: 0, back: 0, width: wide, depth: 11, floors, pitch: 0.62 },
    ...gables.map((share) => gable(share * wide)),
    chimney(-wide * 0.22),
    chimney(wide * 0.2),
    ...(random.chance(0.5)
      ? [
          {
            ...common,
            along: wide / 2 + 9,
            back: 3,
            width: 18,
            depth: 9,
            floors: 1,
            pitch: 0.6,
          } satisfies Piece,
        ]
      : []),
  ];
}

function planLodge({ random }: Plan): Piece[] {
  const wood = fromHex(random.pick(['#6f5240', '#8a6a4c', '#5a4a40', '#9a3428', '#7d6c5a']));
  const roofColour = fromHex(random.pick(['#3f4448', '#4a4a4c', '#5c5450', '#4f5a4c']));
  const common = { roof: 'gable', roofColour, wall: wood, eaves: 1.3, bay: 2.8 } as const;
  const side = random.pick([-1, 1]);
  const wide = random.between(24, 34);
  return [
    {
      ...common,
      along: side * (wide / 2 + 5),
      back: 4,
      width: wide,
      depth: 11,
      floors: 2,
      face: 'timber',
      pitch: 0.5,
    },
    { ...common, along: 0, back: 0, width: 15, depth: 19, floors: 3, face: 'glass', pitch: 0.85, eaves: 1.8 },
    {
      ...common,
      along: side * -16,
      back: 5,
      width: 18,
      depth: 10,
      floors: random.whole(1, 2),
      face: 'timber',
      pitch: 0.5,
    },
    ...(random.chance(0.5)
      ? [
          {
            ...common,
            along: side * -34,
            back: 8,
            width: 9,
            depth: 13,
            floors: 2,
            face: 'window',
            pitch: 0.8,
          } satisfies Piece,
        ]
      : []),
  ];
}

function planCourt({ identity, random, wall }: Plan): Piece[] {
  const floors = Math.max(3, identity.floors);
  const wide = (identity.bays + 4) * BAY;
  const roof = identity.hasTiledRoof ? ('hip' as const) : ('flat' as const);
  const arm = (side: number): Piece => ({
    along: (side * wide) / 2,
    back: 0,
    width: 13,
    depth: 30,
    floors: Math.max(2, floors - random.whole(0, 1)),
    face: 'loggia',
    roof,
    wall,
  });
  return [
    { along: 0, back: 15, width: wide, depth: 12, floors, face: 'loggia', roof, wall },
    arm(-1),
    arm(1),
    { along: 0, back: 6, width: 16, depth: 8, floors: 1, face: 'columns', roof: 'flat', wall, storey: 4.4 },
  ];
}

function planCrescent({ identity, random, wall }: Plan): Piece[] {
  const segments = 7;
  const radius = random.between(44, 62);
  const floors = Math.max(4, identity.floors + 1);
  const spread = random.between(1, 1.35);
  const isConvex = random.chance(0.4);
  return Array.from({ length: segments }, (_, i): Piece => {
    const angle = (i / (segments - 1) - 0.5) * spread;
    const bend = radius * (1 - Math.cos(angle));
    return {
      along: radius * Math.sin(angle),
      back: isConvex ? bend : 14 - bend,
      width: (radius * spread) / (segments - 1) + 1.4,
      depth: 12,
      floors: floors - (random.chance(0.2) ? 1 : 0),
      face: 'loggia',
      roof: 'flat',
      turn: isConvex ? angle : -angle,
      wall,
    };
  });
}
