import { expect, test } from 'vitest';
import { createMarkupCache } from './markup-cache.server.ts';

const markupOf = (bytes: number) => Buffer.alloc(bytes, 'x');

test('a full cache drops what was used least recently', () => {
  const cache = createMarkupCache(303);
  for (const key of ['a', 'b', 'c']) cache.store(key, markupOf(100));
  cache.find('a');
  cache.store('d', markupOf(100));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true]);
});

test('markup that is stored again takes its room once', () => {
  const cache = createMarkupCache(202);
  cache.store('a', markupOf(100));
  for (let time = 0; time < 5; time += 1) cache.store('b', markupOf(100));
  expect(cache.find('a')).toBeDefined();
});

test('markup larger than the cache is not stored', () => {
  const cache = createMarkupCache(50);
  cache.store('a', markupOf(100));
  expect(cache.find('a')).toBeUndefined();
  cache.store('b', markupOf(40));
  expect(cache.find('b')).toBeDefined();
});
