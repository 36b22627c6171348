import { PAGE_BYTES, PIECE_HEADER_BYTES, PIECE_PAGES, SCRATCH_FIRST_PIECE } from '../memory/layout';
import { addExtent, forgetExtents } from './extents';

/**
 * Memory for one query: words are taken one behind the other and freed together (`forget`). The memory grows by one
 * piece after another behind the tables;
 * pieces of other threads lie in between. A piece begins with the address of the next piece and of its own end. The
 * address of the first piece is in the thread's
 * own page, so that a thread that replaces another one reuses its pieces.
 */

/** Address of the word that holds the address of the first piece. */
let anchor: usize = 0;
let piece: usize = 0;
let next: usize = 0;
let end: usize = 0;

/** Sets where the address of the thread's first piece is stored. @param page address of the thread's page */
export function openArena(page: usize): void {
  anchor = page + SCRATCH_FIRST_PIECE;
}

/** Frees all words at once: the next call of `take` starts at the first piece again. Call it before each query. */
export function forget(): void {
  piece = 0;
  if (isDefined(CHECKED)) forgetExtents();
  next = 0;
  end = 0;
}

/**
 * Takes words for the query at hand; their content is undefined.
 * @returns an address that is a multiple of 16; traps when the memory has reached its maximum
 */
export function take(words: i32): usize {
  const bytes = (((<usize>words) << 2) + 15) & ~15;
  while (next + bytes > end) {
    let following = load<usize>(piece === 0 ? anchor : piece);
    if (following === 0) following = addPiece(bytes);
    piece = following;
    next = following + PIECE_HEADER_BYTES;
    end = load<usize>(following + 4);
  }
  const at = next;
  next += bytes;
  if (isDefined(CHECKED)) addExtent(at, at + ((<usize>words) << 2), 0);
  return at;
}

/** Takes words for the query at hand and sets them to 0. @returns an address that is a multiple of 16 */
export function takeEmpty(words: i32): usize {
  const at = take(words);
  memory.fill(at, 0, (<usize>words) << 2);
  return at;
}

/**
 * Grows the memory by a piece that has room for `bytes`, and links it behind the current piece.
 * @returns address of the piece; traps when the memory has reached its maximum
 */
function addPiece(bytes: usize): usize {
  const pages = max(PIECE_PAGES, (<i32>(bytes + PIECE_HEADER_BYTES) + PAGE_BYTES - 1) / PAGE_BYTES);
  const before = memory.grow(pages);
  if (before < 0) unreachable();
  const at = <usize>before * <usize>PAGE_BYTES;
  store<usize>(at, 0);
  store<usize>(at + 4, at + <usize>(pages * PAGE_BYTES));
  store<usize>(piece === 0 ? anchor : piece, at);
  return at;
}
