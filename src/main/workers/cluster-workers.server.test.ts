import { expect, it } from 'vitest';
import { pauseBeforeRestart } from './cluster-workers.server.ts';

it.each([
  [0, 250],
  [1, 500],
  [6, 16_000],
  [7, 30_000],
  [5_000, 30_000],
])('after %i quick deaths a worker starts again in %i ms', (deaths, pause) => {
  expect(pauseBeforeRestart(deaths)).toBe(pause);
});
