import type { ShardOfAirport } from './shard-directory.ts';

/** Spreads airports by their code, the same on every machine; hotels without an airport go to the first shard. */
export function spreadAirports(shards: number): ShardOfAirport {
  return (airport) => {
    let digest = 0;
    for (const letter of airport ?? '') digest = Math.imul(digest ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
    // The high bits depend on all letters.
    return Math.floor((digest / 2 ** 32) * shards);
  };
}
