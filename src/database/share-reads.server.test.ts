import { expect, test } from 'vitest';
import { shareReads } from './share-reads.server.ts';

function count() {
  const asked: string[] = [];
  const share = shareReads<string>();
  const read = (key: string) =>
    share(key, async () => {
      asked.push(key);
      await Promise.resolve();
      if (key === 'broken') throw new Error(key);
      return `${key} ${asked.length}`;
    });
  return { asked, read };
}

test('who asks the same at the same time shares one read', async () => {
  const { asked, read } = count();
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual(['a 2', 'b 2', 'a 2']);
  expect(asked).toEqual(['a', 'b']);
});

test('who asks later reads again', async () => {
  const { read } = count();
  expect([await read('a'), await read('a')]).toEqual(['a 1', 'a 2']);
});

test('a read that fails does so for all who share it, and for nobody after them', async () => {
  const { asked, read } = count();
  const both = await Promise.allSettled([read('broken'), read('broken')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(read('broken')).rejects.toThrow('broken');
  expect(asked).toHaveLength(2);
});
