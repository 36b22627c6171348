import { defineConfig } from 'vitest/config';
import { pollTimeout } from '../poll-timeout.ts';
import type { Size } from './support/browser.ts';
import { findEngines } from './support/find-engines.ts';

const sizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A project for each installed engine in both windows; `npm run test:engines` starts the shop and the display that they need. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.journey.ts'],
    maxWorkers: 2,
    // A journey takes ten seconds, and on a machine that is ten times as busy as it can be two minutes.
    testTimeout: 180_000,
    // Shared machines make Firefox and WebKit stall for longer than a journey waits. A journey that fails is made once more, and the list says
    // so: "(retry x1)" after its name. What fails twice is a fault.
    retry: 1,
    expect: { poll: pollTimeout },
    projects: findEngines()
      .filter(({ isInstalled }) => isInstalled)
      .flatMap(({ name: engine }) =>
        sizes.map((size) => ({
          extends: true as const,
          test: { name: `${engine} ${size.width}×${size.height}`, provide: { engine, size } },
        })),
      ),
  },
});
