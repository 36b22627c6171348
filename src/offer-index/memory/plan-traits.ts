import {
  BOARD_MASK,
  BOARD_SHIFT,
  BY_ARRIVAL,
  OCCUPANCY_SHIFT,
  ROOM_MASK,
  SOLD,
  STAY_MASK,
  STAY_SHIFT,
} from './layout.ts';

export interface PlanTraits {
  /** Places in `roomTypes` and `boards`. */
  readonly roomType: number;
  readonly board: number;
  readonly longestStay: number;
  readonly isByArrival: boolean;
  readonly occupancy: number;
}

/** The word of a plan that is sold. */
export function packTraits({ roomType, board, longestStay, isByArrival, occupancy }: PlanTraits): number {
  const flags = SOLD | (isByArrival ? BY_ARRIVAL : 0);
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
export const longestStayOf = (traits: number): number => (traits >>> STAY_SHIFT) & STAY_MASK;
export const isByArrival = (traits: number): boolean => (traits & BY_ARRIVAL) !== 0;
export const isSold = (traits: number): boolean => (traits & SOLD) !== 0;
export const occupancyOf = (traits: number): number => traits >>> OCCUPANCY_SHIFT;
export const withoutSale = (traits: number): number => (traits & ~SOLD) >>> 0;
