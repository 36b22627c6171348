import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('the least recently used answer is evicted first', async () => {
  const loaded: string[] = [];
  const recent = createLruCache<string, string>(2);
  const find = (key: string) =>
    recent.find(key, async () => {
      loaded.push(key);
      return key.toUpperCase();
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await find(key)).toBe(key.toUpperCase());
  expect(loaded).toEqual(['a', 'b', 'c', 'b']);
});

test('of answers with sizes there are as many as fit together, and one that is too large pushes none out', async () => {
  const loaded: number[] = [];
  const recent = createLruCache<number, number>(10, (size) => size);
  const find = (size: number) =>
    recent.find(size, async () => {
      loaded.push(size);
      return size;
    });
  for (const size of [4, 5, 1, 4, 2, 1, 5]) await find(size);
  expect(loaded).toEqual([4, 5, 1, 2, 5]);
  for (const size of [11, 11, 5]) await find(size);
  expect(loaded.slice(5)).toEqual([11, 11]);
});
