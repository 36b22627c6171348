import type { Board } from '../board.ts';

/** True where a brand offers a board; one that names none offers all of them. */
export const offersBoard = (
  range: { readonly boards?: readonly Board[] | null } | null | undefined,
  board: Board,
): boolean => range?.boards?.includes(board) !== false;
