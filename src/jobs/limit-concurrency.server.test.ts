import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.server.ts';

/** Work that ends when the test ends it. */
function handWork() {
  const running: ((value: string) => void)[] = [];
  const work = () => new Promise<string>((finish) => running.push(finish));
  return { running, work };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs and queues up to its limits, and refuses further work', async () => {
  const { running, work } = handWork();
  const runLimited = limitConcurrency(2, 1);
  const asked = [runLimited(work), runLimited(work), runLimited(work)];
  expect(await runLimited(work)).toBeNull();
  expect(running).toHaveLength(2);
  running[0]?.('first');
  await turn();
  expect(running).toHaveLength(3);
  running[1]?.('second');
  running[2]?.('third');
  expect(await Promise.all(asked)).toEqual(['first', 'second', 'third']);
});

test('failed work starts the next in the queue', async () => {
  const runLimited = limitConcurrency(1, 1);
  const failing = runLimited(() => Promise.reject(new Error('broken')));
  const next = runLimited(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
