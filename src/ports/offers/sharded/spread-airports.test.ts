import { expect, it } from 'vitest';
import { spreadAirports } from './spread-airports.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));

it.each([1, 2, 5, 8])('spreads airports evenly over %i shards', (shards) => {
  const shardOf = spreadAirports(shards);
  const counts = Array.from({ length: shards }, () => 0);
  for (const code of codes) counts[shardOf(code)] = (counts[shardOf(code)] ?? 0) + 1;
  for (const count of counts) expect(count * shards).toBeGreaterThan(codes.length * 0.9);
  expect(counts.reduce((sum, count) => sum + count)).toBe(codes.length);
});

it('puts hotels without an airport into the first shard', () => {
  expect(spreadAirports(4)(null)).toBe(0);
});
