import { expect, test } from 'vitest';
import { repeat } from './repeat.server.ts';

test('turns come one after another, also after one that failed, until it is closed', async () => {
  const reported: unknown[] = [];
  const third = Promise.withResolvers<void>();
  let turns = 0;
  let isBusy = false;
  const repetition = repeat(
    1,
    async () => {
      expect(isBusy).toBe(false);
      isBusy = true;
      turns += 1;
      await Promise.resolve();
      isBusy = false;
      if (turns === 3) third.resolve();
      if (turns === 1) throw new Error('first turn');
    },
    (error) => reported.push(error),
  );
  await third.promise;
  await repetition.close();
  const seen = turns;
  await new Promise((done) => setTimeout(done, 10));
  expect(turns).toBe(seen);
  expect(reported).toEqual([new Error('first turn')]);
});
