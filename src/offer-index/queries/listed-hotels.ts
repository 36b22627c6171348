import { head, type Memory, NoRoom } from '../memory/memory.ts';

/** Which hotels are sold in a place: a run of rows a place, that moves to a bigger one when it is full. */
const FIRST_ROOM = 4;

export function listHotel(memory: Memory, place: number, hotel: number): void {
  const entry = place * 3;
  const count = memory.placeList[entry + 1] as number;
  if (count === memory.placeList[entry + 2]) moveRun(memory, entry, count);
  memory.listedHotels[(memory.placeList[entry] as number) + count] = hotel;
  memory.placeList[entry + 1] = count + 1;
}

export function unlistHotel(memory: Memory, place: number, hotel: number): void {
  const entry = place * 3;
  const start = memory.placeList[entry] as number;
  const count = memory.placeList[entry + 1] as number;
  const at = memory.listedHotels.subarray(start, start + count).indexOf(hotel);
  if (at < 0) return;
  memory.listedHotels.copyWithin(start + at, start + at + 1, start + count);
  memory.placeList[entry + 1] = count - 1;
}

function moveRun(memory: Memory, entry: number, count: number): void {
  const room = Math.max(FIRST_ROOM, count * 2);
  const start = memory.header[head.listed] as number;
  if (start + room > memory.listedHotels.length) throw new NoRoom('no room for more lists of hotels');
  memory.header[head.listed] = start + room;
  const old = memory.placeList[entry] as number;
  memory.listedHotels.copyWithin(start, old, old + count);
  memory.placeList[entry] = start;
  memory.placeList[entry + 2] = room;
}

/** Hotels of a place, as rows. The view is only good until the next change. */
export function hotelsOf(memory: Memory, place: number): Uint32Array {
  const start = memory.placeList[place * 3] as number;
  return memory.listedHotels.subarray(start, start + (memory.placeList[place * 3 + 1] as number));
}
