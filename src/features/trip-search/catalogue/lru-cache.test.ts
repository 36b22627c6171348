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
