/**
 * What belongs to one question lies side by side behind the tables and is forgotten with it. The memory grows while questions need more, by
 * one piece after another; those of other threads lie in between. A piece begins with the address of the next one and of its own end; that of
 * the first stands in the thread's own page, so that a thread that takes the place of another one goes on with its pieces.
 */
const PAGE: i32 = 65_536;
const PAGES_AT_ONCE: i32 = 64;
const HEADER: usize = 16;

/** Where the address of the first piece stands. */
let anchor: usize = 0;
let piece: usize = 0;
let next: usize = 0;
let end: usize = 0;

export function openArena(at: usize): void {
  anchor = at;
}

/** Begins anew: call it before each question. */
export function forget(): void {
  piece = 0;
  next = 0;
  end = 0;
}

/** Room for so many words, whatever they hold. @returns an address that is a multiple of 16; traps where the memory is at its end */
export function take(words: i32): usize {
  const bytes = (((<usize>words) << 2) + 15) & ~15;
  while (next + bytes > end) {
    let following = load<usize>(piece === 0 ? anchor : piece);
    if (following === 0) following = addPiece(bytes);
    piece = following;
    next = following + HEADER;
    end = load<usize>(following + 4);
  }
  const at = next;
  next += bytes;
  return at;
}

export function takeEmpty(words: i32): usize {
  const at = take(words);
  memory.fill(at, 0, (<usize>words) << 2);
  return at;
}

function addPiece(bytes: usize): usize {
  const pages = max(PAGES_AT_ONCE, (<i32>(bytes + HEADER) + PAGE - 1) / PAGE);
  const before = memory.grow(pages);
  if (before < 0) unreachable();
  const at = <usize>before * <usize>PAGE;
  store<usize>(at, 0);
  store<usize>(at + 4, at + <usize>(pages * PAGE));
  store<usize>(piece === 0 ? anchor : piece, at);
  return at;
}
