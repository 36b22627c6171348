import { checkAccess } from './extents';

/**
 * Every load and store of the kernel goes through these functions. A base is the address of a table of the memory, or of words that
 * the query at hand has taken (`arena.ts`), or an address inside of them; places count items from the base, offsets count bytes.
 * In production they are single instructions without any check. The checked build (`CHECKED`, tests only) refuses an access
 * that leaves the table or the words of its base, is not aligned to its items, or has another item size than the table.
 */

/** Reads a 32-bit number. */
export function wordAt(base: usize, place: i32): i32 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 2), 4, 4);
  return load<i32>(base + ((<usize>place) << 2));
}

/** Reads a 32-bit number that may be 2³¹ or more. */
export function unsignedAt(base: usize, place: i32): u32 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 2), 4, 4);
  return load<u32>(base + ((<usize>place) << 2));
}

/** Writes a 32-bit number. */
export function setWord(base: usize, place: i32, value: i32): void {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 2), 4, 4);
  store<i32>(base + ((<usize>place) << 2), value);
}

/** Reads a number of 0 to 255. */
export function byteAt(base: usize, place: i32): i32 {
  if (isDefined(CHECKED)) checkAccess(base, base + <usize>place, 1, 1);
  return <i32>load<u8>(base + <usize>place);
}

/** Reads a number of 0 to 65,535. */
export function shortAt(base: usize, place: i32): i32 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 1), 2, 2);
  return <i32>load<u16>(base + ((<usize>place) << 1));
}

/** Reads the 64-bit float at a place. */
export function doubleAt(base: usize, place: i32): f64 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 3), 8, 8);
  return load<f64>(base + ((<usize>place) << 3));
}

/** Writes the 64-bit float at a place. */
export function setDouble(base: usize, place: i32, value: f64): void {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 3), 8, 8);
  store<f64>(base + ((<usize>place) << 3), value);
}

/** Reads the 64-bit float that begins at a word of a record, such as `TRIP_MOST`. @param word even */
export function doubleIn(record: usize, word: i32): f64 {
  if (isDefined(CHECKED)) checkAccess(record, record + ((<usize>word) << 2), 8, 8);
  return load<f64>(record + ((<usize>word) << 2));
}

/** Writes the 64-bit float that begins at a word of a record. @param word even */
export function setDoubleIn(record: usize, word: i32, value: f64): void {
  if (isDefined(CHECKED)) checkAccess(record, record + ((<usize>word) << 2), 8, 8);
  store<f64>(record + ((<usize>word) << 2), value);
}

/** Reads two words side by side as one number of 64 bits, the first word lowest. @param place of the first word */
export function longAt(base: usize, place: i32): u64 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 2), 8, 4);
  return load<u64>(base + ((<usize>place) << 2));
}

/** Reads two words side by side into the low half of a vector; the high half is 0. @param place of the first word */
export function twoWordsAt(base: usize, place: i32): v128 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 2), 8, 4);
  return v128.load64_zero(base + ((<usize>place) << 2));
}

/** Reads four bytes side by side, the first one lowest. @param place of the first byte */
export function fourBytesAt(base: usize, place: i32): u32 {
  if (isDefined(CHECKED)) checkAccess(base, base + <usize>place, 4, 1);
  return load<u32>(base + <usize>place);
}

/** Reads four words side by side. @param offset in bytes, a multiple of 4 */
export function fourWordsAt(base: usize, offset: usize): v128 {
  if (isDefined(CHECKED)) checkAccess(base, base + offset, 16, 4);
  return v128.load(base + offset);
}

/** Writes four words side by side. @param offset in bytes, a multiple of 4 */
export function setFourWords(base: usize, offset: usize, words: v128): void {
  if (isDefined(CHECKED)) checkAccess(base, base + offset, 16, 4);
  v128.store(base + offset, words);
}

/** Reads eight 16-bit numbers side by side. @param offset in bytes, a multiple of 2 */
export function eightShortsAt(base: usize, offset: usize): v128 {
  if (isDefined(CHECKED)) checkAccess(base, base + offset, 16, 2);
  return v128.load(base + offset);
}

/** Writes eight 16-bit numbers side by side. @param offset in bytes, a multiple of 2 */
export function setEightShorts(base: usize, offset: usize, shorts: v128): void {
  if (isDefined(CHECKED)) checkAccess(base, base + offset, 16, 2);
  v128.store(base + offset, shorts);
}

/** Reads two 64-bit floats side by side. @param place of the first one */
export function twoDoublesAt(base: usize, place: i32): v128 {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 3), 16, 8);
  return v128.load(base + ((<usize>place) << 3));
}

/** Writes two 64-bit floats side by side. @param place of the first one */
export function setTwoDoubles(base: usize, place: i32, doubles: v128): void {
  if (isDefined(CHECKED)) checkAccess(base, base + ((<usize>place) << 3), 16, 8);
  v128.store(base + ((<usize>place) << 3), doubles);
}

/** Fills words with a byte. @param byte 0, or 0xff for words of -1 */
export function fillWords(base: usize, place: i32, count: i32, byte: u8): void {
  const from = base + ((<usize>place) << 2);
  if (isDefined(CHECKED)) checkAccess(base, from, count << 2, 4);
  memory.fill(from, byte, (<usize>count) << 2);
}

/** Copies words from the place of one base to the beginning of another. */
export function copyWords(to: usize, from: usize, place: i32, count: i32): void {
  const source = from + ((<usize>place) << 2);
  if (isDefined(CHECKED)) {
    checkAccess(to, to, count << 2, 4);
    checkAccess(from, source, count << 2, 4);
  }
  memory.copy(to, source, (<usize>count) << 2);
}
