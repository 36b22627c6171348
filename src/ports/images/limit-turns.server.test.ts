import { expect, test } from 'vitest';
import { limitTurns } from './limit-turns.server.ts';

/** Work that ends when told to. */
function handWork() {
  const running: ((value: string) => void)[] = [];
  const work = () => new Promise<string>((finish) => running.push(finish));
  return { running, work };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so much runs at once, so much waits, and one more is turned away', async () => {
  const { running, work } = handWork();
  const takeTurn = limitTurns(2, 1);
  const asked = [takeTurn(work), takeTurn(work), takeTurn(work)];
  expect(await takeTurn(work)).toBeNull();
  expect(running).toHaveLength(2);
  running[0]?.('first');
  await turn();
  expect(running).toHaveLength(3);
  running[1]?.('second');
  running[2]?.('third');
  expect(await Promise.all(asked)).toEqual(['first', 'second', 'third']);
});

test('work that fails leaves its turn to the next', async () => {
  const takeTurn = limitTurns(1, 1);
  const failing = takeTurn(() => Promise.reject(new Error('broken')));
  const next = takeTurn(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
