import { createRandom } from '../canvas/seeded-random.ts';
import { houseOfSeed } from './hotel-form.ts';

export type PoolShape = 'rectangle' | 'kidney' | 'oval' | 'lagoon';
export type BalconyKind = 'glass' | 'rail' | 'solid' | 'arch';

/** What a guest would recognise a house by. Colours are `#rrggbb`. */
export type HotelIdentity = {
  facade: string;
  /** Frames, slabs and parapets. */
  trim: string;
  /** Parasols, cushions, throws, towels. */
  accent: string;
  roof: string;
  wood: string;
  floors: number;
  /** Rooms side by side in the main wing. */
  bays: number;
  balcony: BalconyKind;
  poolShape: PoolShape;
  hasTiledRoof: boolean;
  hasAwnings: boolean;
};

const FACADES = [
  '#faf3e8',
  '#f3e2c8',
  '#ecc9a4',
  '#f0d3bf',
  '#f2e6b8',
  '#dfe4d4',
  '#e6b592',
  '#f7f4ee',
] as const;
const ACCENTS = [
  '#e2694c',
  '#1f7f9c',
  '#d9a02f',
  '#2f7d66',
  '#c2476a',
  '#2b4f8c',
  '#e08a3c',
  '#5f8f8a',
] as const;

/** A hotel's looks from its seed alone, so that front, pool, room, table, beach and spa belong to one house. */
export function hotelIdentity(seed: string): HotelIdentity {
  const random = createRandom(`hotel ${houseOfSeed(seed)}`);
  return {
    facade: random.pick(FACADES),
    accent: random.pick(ACCENTS),
    trim: random.pick(['#fffaf2', '#fbf3e4', '#f4ead8']),
    roof: random.pick(['#c0683f', '#a9583a', '#7f6a5c']),
    wood: random.pick(['#a9794f', '#8a5f3f', '#c29a6c', '#6f4d38']),
    floors: random.whole(3, 6),
    bays: random.whole(6, 9),
    balcony: random.pick(['glass', 'rail', 'solid', 'arch']),
    poolShape: random.pick(['rectangle', 'kidney', 'oval', 'lagoon']),
    hasTiledRoof: random.chance(0.45),
    hasAwnings: random.chance(0.5),
  };
}
