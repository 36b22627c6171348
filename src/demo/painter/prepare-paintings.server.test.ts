import { expect, test } from 'vitest';
import { createPreparation } from './prepare-paintings.server.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A painter whose every picture takes 100 ms of a clock that the test winds; what was there takes none. */
function openPreparation(there: readonly string[] = []) {
  const events: string[] = [];
  let finish = () => {};
  const preparation = createPreparation<string>(
    (order) => {
      events.push(order);
      if (there.includes(order)) return Promise.resolve(0);
      return new Promise((resolve) => {
        finish = () => resolve(100);
      });
    },
    async (ms) => void events.push(`rests ${ms} ms`),
  );
  const paint = async () => {
    finish();
    await turn();
  };
  return { preparation, events, paint };
}

test('pictures needed soon are painted before the long list, also when they come later', async () => {
  const { preparation, events, paint } = openPreparation();
  preparation.add(['lead 1', 'lead 2'], 'idle');
  preparation.add(['booked'], 'soon');
  for (let i = 0; i < 3; i += 1) await paint();
  expect(events).toEqual(['lead 1', 'rests 300 ms', 'booked', 'lead 2', 'rests 300 ms']);
});

test('a picture needed soon ends the rest between those of the long list', async () => {
  const events: string[] = [];
  const preparation = createPreparation<string>(
    async (order) => {
      events.push(order);
      return 100;
    },
    () => new Promise(() => undefined),
  );
  preparation.add(['lead 1', 'lead 2'], 'idle');
  await turn();
  expect(events).toEqual(['lead 1']);
  preparation.add(['booked'], 'soon');
  await turn();
  expect(events.slice(0, 2)).toEqual(['lead 1', 'booked']);
});

test('no rest is longer than ten seconds, however long a picture waited for others', async () => {
  const rests: number[] = [];
  const preparation = createPreparation<string>(
    async () => 60_000,
    async (ms) => void rests.push(ms),
  );
  preparation.add(['lead'], 'idle');
  await turn();
  expect(rests).toEqual([10_000]);
});

test('the long list leaves three quarters of a core to pages', async () => {
  const { preparation, events, paint } = openPreparation();
  preparation.add(['lead'], 'idle');
  await paint();
  expect(events).toEqual(['lead', 'rests 300 ms']);
});

test('after a restart, pictures that are on disk take no rest', async () => {
  const { preparation, events, paint } = openPreparation(['lead 1', 'lead 2']);
  preparation.add(['lead 1', 'lead 2', 'lead 3'], 'idle');
  await turn();
  await paint();
  expect(events).toEqual(['lead 1', 'lead 2', 'lead 3', 'rests 300 ms']);
});

test('after the end nothing more is begun', async () => {
  const { preparation, events, paint } = openPreparation();
  preparation.add(['lead 1', 'lead 2'], 'idle');
  preparation.end();
  await paint();
  expect(events).toEqual(['lead 1', 'rests 300 ms']);
});
