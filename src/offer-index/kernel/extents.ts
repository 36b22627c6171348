/**
 * The checked build's own list of what may be read and written: the tables of the memory, the fixed parts of the thread's page, and the
 * words that the query at hand has taken. Production compiles none of it.
 */

/** Throws in the host. @param kind one of the faults below @param address where the access begins */
declare function fault(kind: i32, base: usize, address: usize, bytes: i32): void;

/** Kinds of faults, see `tests/checked-kernel.ts`. */
const NO_EXTENT: i32 = 0;
const OUTSIDE: i32 = 1;
const MISALIGNED: i32 = 2;
const OTHER_ITEMS: i32 = 3;
const LIST_IS_FULL: i32 = 4;

/** An extent in the list: where it begins, where it ends, and the size of its items, 0 for any; three words. */
const EXTENT_BYTES: usize = 12;
/** Pages of 65,536 bytes for the list: room for 349,525 extents. */
const LIST_PAGES: i32 = 64;

let list: usize = 0;
let count: i32 = 0;
/** Extents that stay from query to query come first. */
let fixed: i32 = 0;

/**
 * Adds what may be accessed from now on. Extents come in the order of their addresses.
 * @param start in bytes, `end` the first byte behind it
 * @param item size of its items in bytes, which every access has to have; 0 for any
 */
export function addExtent(start: usize, end: usize, item: i32): void {
  if (list === 0) list = (<usize>memory.grow(LIST_PAGES)) << 16;
  if (<usize>count * EXTENT_BYTES >= (<usize>LIST_PAGES) << 16) fault(LIST_IS_FULL, start, end, item);
  const at = list + <usize>count * EXTENT_BYTES;
  store<usize>(at, start);
  store<usize>(at + 4, end);
  store<i32>(at + 8, item);
  count += 1;
}

/** Declares that all extents added so far outlive the query. */
export function fixExtents(): void {
  fixed = count;
}

/** Forgets what the last query has taken: an address that it left behind is a fault. */
export function forgetExtents(): void {
  count = fixed;
}

/**
 * Calls `fault` unless the whole access lies in the extent of its base, is aligned to its items, and has items of the extent's size.
 * @param base an address in the extent, `address` where the access begins
 * @param bytes length of the access
 * @param item size of its items in bytes
 */
export function checkAccess(base: usize, address: usize, bytes: i32, item: i32): void {
  if (bytes === 0) return;
  // Binary search for the last extent that begins at the base or before it.
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (load<usize>(list + <usize>middle * EXTENT_BYTES) <= base) low = middle + 1;
    else high = middle;
  }
  const at = list + <usize>(low - 1) * EXTENT_BYTES;
  if (low === 0 || base >= load<usize>(at + 4)) fault(NO_EXTENT, base, address, bytes);
  if (address < load<usize>(at) || address + <usize>bytes > load<usize>(at + 4))
    fault(OUTSIDE, base, address, bytes);
  if (address % <usize>item !== 0) fault(MISALIGNED, base, address, bytes);
  const items = load<i32>(at + 8);
  if (items !== 0 && items !== item) fault(OTHER_ITEMS, base, address, bytes);
}
