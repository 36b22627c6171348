import type { Board } from '../board.ts';
import type { BrandRange } from './brand-range.ts';

/** True where a brand offers a board; one without a range offers all of them. */
export const offersBoard = (range: Pick<BrandRange, 'boards'> | null | undefined, board: Board): boolean =>
  range?.boards?.includes(board) !== false;
