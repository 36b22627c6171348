import { type Block, blockCorners, castShadow, paintBlock } from '../canvas/block.ts';
import { fromHex, type Rgb, scale } from '../canvas/colour.ts';
import { type Stage, stageRandom } from '../canvas/stage.ts';
import { dressFace, STOREY } from './hotel-face.ts';
import type { HotelIdentity } from './hotel-identity.ts';
import { colonnadeFace, coursesFace, frenchWindows, glazeFace, hangTimberBalconies } from './hotel-wall.ts';
import { paintWindows } from './house.ts';
import type { House, RoofKind } from './house-look.ts';
import { paintRoof } from './house-roof.ts';
import { hasSnow } from './houses-by-region.ts';

/** Where the hotel stands; `yaw` turns its front. */
export type HotelPlace = { x: number; z: number; base: number; yaw: number };

/** One volume of a hotel: `along` and `back` metres from the middle of its front. */
export type Piece = {
  along: number;
  back: number;
  width: number;
  depth: number;
  floors: number;
  face: 'loggia' | 'window' | 'sash' | 'timber' | 'glass' | 'columns' | 'courses' | 'blank';
  roof: RoofKind | 'battlement';
  wall: Rgb;
  roofColour?: Rgb;
  pitch?: number;
  eaves?: number;
  bay?: number;
  storey?: number;
  /** Turned against the rest of the house. */
  turn?: number;
  /** Metres that it stands above the house's foot. */
  raise?: number;
  hasShutters?: boolean;
  trim?: Rgb | null;
};

export function blockOfPiece(place: HotelPlace, piece: Piece): Block {
  const cos = Math.cos(place.yaw);
  const sin = Math.sin(place.yaw);
  const storey = piece.storey ?? STOREY;
  return {
    x: place.x + piece.along * cos - piece.back * sin,
    z: Math.max(6, place.z + piece.along * sin + piece.back * cos),
    base: place.base + (piece.raise ?? 0),
    width: piece.width,
    depth: piece.depth,
    height: piece.floors * storey + (piece.face === 'loggia' ? 1.1 : 0.4),
    yaw: place.yaw + (piece.turn ?? 0),
  };
}

/** Paints volumes from far to near. */
export function paintPieces(
  stage: Stage,
  identity: HotelIdentity,
  place: HotelPlace,
  pieces: readonly Piece[],
): void {
  const placed = pieces.map((piece) => ({ piece, block: blockOfPiece(place, piece) }));
  for (const [i, { piece, block }] of placed.toSorted((a, b) => b.block.z - a.block.z).entries())
    paintPiece(stage, identity, piece, block, i);
}

function paintPiece(stage: Stage, identity: HotelIdentity, piece: Piece, block: Block, at: number): void {
  const random = stageRandom(stage, `piece ${at}`);
  const trim = fromHex(identity.trim);
  const accent = fromHex(identity.accent);
  const house = houseOfPiece(stage, identity, piece, block);
  if (!piece.raise) castShadow(stage, block, 0.32);
  const faces = paintBlock(stage, block, piece.wall, scale(piece.wall, 0.96));
  for (const face of faces) {
    if (face.length < 2.2) continue;
    const { floors } = piece;
    if (piece.face === 'loggia') dressFace(stage, identity, block, face);
    else if (piece.face === 'glass') glazeFace(stage, block, face, { floors, trim, random });
    else if (piece.face === 'columns')
      colonnadeFace(stage, block, face, { floors, wall: piece.wall, trim, accent, random });
    else if (piece.face === 'courses' || piece.face === 'sash')
      frenchWindows(stage, block, face, { floors, trim, accent, random });
    else if (piece.face !== 'blank') paintWindows(stage, house, face, random);
    if (piece.face === 'timber')
      hangTimberBalconies(stage, block, face, { floors, wood: fromHex(identity.wood), random });
    if (piece.face === 'courses') coursesFace(stage, block, face, floors, trim);
  }
  if (piece.roof === 'battlement') crenellate(stage, block, piece.wall);
  else
    paintRoof(
      stage,
      piece.face === 'timber' ? { ...house, wall: scale(fromHex(identity.wood), 0.9) } : house,
    );
}

function houseOfPiece(stage: Stage, identity: HotelIdentity, piece: Piece, block: Block): House {
  const roof = piece.roofColour ?? fromHex(identity.roof);
  return {
    block,
    wall: piece.wall,
    roof: hasSnow(stage) && piece.roof !== 'flat' ? fromHex('#f4f6fb') : roof,
    accent: fromHex(identity.accent),
    roofKind: piece.roof === 'battlement' ? 'flat' : piece.roof,
    pitch: piece.pitch ?? 0.26,
    eaves: piece.eaves ?? 0.6,
    floors: piece.floors,
    bay: piece.bay ?? 3,
    hasShutters: piece.hasShutters ?? false,
    trim: piece.trim === undefined ? null : piece.trim,
  };
}

/** Teeth along the top of the walls. */
function crenellate(stage: Stage, block: Block, wall: Rgb): void {
  const top = block.base + block.height;
  const corners = blockCorners(block, -0.4);
  for (let side = 0; side < 4; side += 1) {
    const from = corners[side] ?? corners[0];
    const to = corners[(side + 1) % 4] ?? corners[0];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const teeth = Math.max(2, Math.round(length / 2));
    for (let i = 0; i < teeth; i += 1) {
      const u = (i + 0.5) / teeth;
      const x = from[0] + (to[0] - from[0]) * u;
      const z = from[1] + (to[1] - from[1]) * u;
      paintBlock(stage, { x, z, base: top, width: 0.9, depth: 0.9, height: 0.9, yaw: block.yaw }, wall);
    }
  }
}
