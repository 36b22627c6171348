import type { HeldRoom } from '../../../ports/supply/supply-port.ts';

/** A room as it is stored: further ones with the nights that are taken of them, those of the first are a column. */
export interface StoredRoom extends HeldRoom {
  readonly nights?: number;
}
