import { PLAN_WORDS } from './layout.ts';
import { type Memory, planField } from './memory.ts';

/** Tables that find rows by number, and where each row keeps its own. */
const numberOf = {
  hotelIndex: ({ hotelId }: Memory, row: number) => hotelId[row] as number,
  planIndex: ({ plan }: Memory, row: number) => (plan[row * PLAN_WORDS + planField.id] as number) >>> 0,
  routeIndex: ({ routeFrom, routeTo }: Memory, row: number) =>
    routeKey(routeFrom[row] as number, routeTo[row] as number),
} as const;

type IndexName = keyof typeof numberOf;

const AIRPORT_ROWS = 4_096;

/** Number of a directed pair of airports in the route index; never 0. */
export const routeKey = (from: number, to: number): number => from * AIRPORT_ROWS + to + 1;

/**
 * Open addressing over shared memory; a place holds a row plus one, 0 is empty. A number once put stays. The table has at
 * least twice as many places as rows, so that chains stay short.
 */
function placeOf(memory: Memory, name: IndexName, key: number): number {
  const table = memory[name];
  const mask = table.length - 1;
  let place = Math.imul(key ^ (key >>> 15), 0x9e3779b1) & mask;
  while (table[place] !== 0 && numberOf[name](memory, (table[place] as number) - 1) !== key) {
    place = (place + 1) & mask;
  }
  return place;
}

/** Row of a number, or -1. */
export function findRow(memory: Memory, name: IndexName, key: number): number {
  return (memory[name][placeOf(memory, name, key)] as number) - 1;
}

/** Puts a row that has its number already. */
export function indexRow(memory: Memory, name: IndexName, row: number): void {
  memory[name][placeOf(memory, name, numberOf[name](memory, row))] = row + 1;
}
