import { expect, it } from 'vitest';
import { buildBatch } from './conformance.ts';
import { decodeBatch, encodeBatch } from './encode-batch.server.ts';

it('reads a batch as it was written', () => {
  expect(decodeBatch(encodeBatch(buildBatch(7)))).toEqual(buildBatch(7));
  expect(decodeBatch(encodeBatch({ sequence: 8, at: 0, changes: [] }))).toEqual({
    sequence: 8,
    at: 0,
    changes: [],
  });
});

it('takes less than a third of the JSON for a batch of some hundred changes', () => {
  const changes = Array.from({ length: 100 }, (_, index) => buildBatch(index * 37).changes).flat();
  const batch = { ...buildBatch(1), changes };
  expect(encodeBatch(batch).byteLength).toBeLessThan(JSON.stringify(batch).length / 3);
});

it('refuses bytes that were damaged', () => {
  const bytes = encodeBatch(buildBatch(7));
  expect(() => decodeBatch(bytes.subarray(0, bytes.length - 4))).toThrow();
  expect(() => decodeBatch(new Uint8Array([1, 2, 3]))).toThrow();
});
