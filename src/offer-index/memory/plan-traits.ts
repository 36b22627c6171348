import {
  BOARD_MASK,
  BOARD_SHIFT,
  BY_ARRIVAL,
  INCLUDED_MASK,
  OCCUPANCY_SHIFT,
  ROOM_MASK,
  SOLD,
  STAY_MASK,
  STAY_SHIFT,
  WITH_TRANSFER,
} from './layout.ts';
import type { Memory } from './memory.ts';

export interface PlanTraits {
  /** Places in `roomTypes` and `boards`. */
  readonly roomType: number;
  readonly board: number;
  readonly isWithTransfer: boolean;
  readonly longestStay: number;
  readonly isByArrival: boolean;
  readonly occupancy: number;
}

/** The word of a plan that is sold. */
export function packTraits({
  roomType,
  board,
  isWithTransfer,
  longestStay,
  isByArrival,
  occupancy,
}: PlanTraits): number {
  const flags = SOLD | (isByArrival ? BY_ARRIVAL : 0) | (isWithTransfer ? WITH_TRANSFER : 0);
  return (
    (roomType |
      (board << BOARD_SHIFT) |
      (longestStay << STAY_SHIFT) |
      flags |
      (occupancy << OCCUPANCY_SHIFT)) >>>
    0
  );
}

export const roomTypeOf = (traits: number): number => traits & ROOM_MASK;
export const boardOf = (traits: number): number => (traits >>> BOARD_SHIFT) & BOARD_MASK;
export const isWithTransfer = (traits: number): boolean => (traits & WITH_TRANSFER) !== 0;
/** Place of the bit of board and transfer in `Trip.boardBits`. */
export const includedOf = (traits: number): number => (traits >>> BOARD_SHIFT) & INCLUDED_MASK;
export const longestStayOf = (traits: number): number => (traits >>> STAY_SHIFT) & STAY_MASK;
export const isByArrival = (traits: number): boolean => (traits & BY_ARRIVAL) !== 0;
export const isSold = (traits: number): boolean => (traits & SOLD) !== 0;
export const occupancyOf = (traits: number): number => traits >>> OCCUPANCY_SHIFT;
export const withoutSale = (traits: number): number => (traits & ~SOLD) >>> 0;

/** Whether a plan is one of the boards and rooms asked for, a bit for each. */
export function isWantedPlan(
  memory: Memory,
  { roomBits, boardBits }: { readonly roomBits: number; readonly boardBits: number },
  plan: number,
): boolean {
  const traits = memory.planTraits[plan] as number;
  return ((roomBits >>> roomTypeOf(traits)) & (boardBits >>> includedOf(traits)) & 1) === 1;
}

/** The next plan of a hotel's chain, or -1. */
export function nextPlan(memory: Memory, plan: number): number {
  return (memory.planNext[plan] as number) - 1;
}
