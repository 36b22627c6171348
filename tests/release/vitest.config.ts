import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';
import { pollTimeout } from '../poll-timeout.ts';

/** Tests that start the built release in processes of its own, as an operator does: `npm test` runs them after the build. */
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        include: ['tests/release/*.test.ts'],
        globalSetup: ['tests/global-setup.ts', 'tests/release/write-test-release.ts'],
        // Whole shops, each slow to start where all cores are busy.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: pollTimeout },
        maxWorkers: 1,
        sequence: { shuffle: true },
      },
    }),
  ),
);
