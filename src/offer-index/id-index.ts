/**
 * Finds rows by number: open addressing over shared memory, keys and values side by side. A number once put stays; 0 is
 * no key. The table has at least twice as many places as rows, so that chains stay short.
 */
function placeOf(table: Uint32Array, key: number): number {
  const mask = table.length / 2 - 1;
  let place = Math.imul(key ^ (key >>> 15), 0x9e3779b1) & mask;
  while (table[place * 2] !== key && table[place * 2] !== 0) place = (place + 1) & mask;
  return place * 2;
}

/** Row of a number, or -1. */
export function findRow(table: Uint32Array, key: number): number {
  const place = placeOf(table, key);
  return table[place] === 0 ? -1 : (table[place + 1] as number);
}

export function putRow(table: Uint32Array, key: number, row: number): void {
  const place = placeOf(table, key);
  table[place + 1] = row;
  table[place] = key;
}
