import type { Block } from '../canvas/block.ts';
import type { Rgb } from '../canvas/colour.ts';

export type RoofKind = 'flat' | 'gable' | 'hip' | 'dome';

export type House = {
  block: Block;
  wall: Rgb;
  roof: Rgb;
  accent: Rgb;
  roofKind: RoofKind;
  /** Rise of the roof as a share of the shorter side. */
  pitch: number;
  /** Overhang of the eaves, metres. */
  eaves: number;
  floors: number;
  /** Metres from window to window. */
  bay: number;
  hasShutters: boolean;
  /** Trim around openings and corners, as on wooden houses. */
  trim: Rgb | null;
};
