import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('the answer asked for longest ago is forgotten first', async () => {
  const asked: string[] = [];
  const recent = createRecent<string, string>(2);
  const find = (key: string) =>
    recent.find(key, async () => {
      asked.push(key);
      return key.toUpperCase();
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await find(key)).toBe(key.toUpperCase());
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
