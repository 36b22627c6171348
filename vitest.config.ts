import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Rules and server tests: beside the files they prove, and whole processes under tests/process. */
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        include: [
          'src/**/*.test.{ts,tsx}',
          'seeds/**/*.test.ts',
          'scripts/**/*.test.ts',
          'tests/process/**/*.test.ts',
          'tests/oracle/**/*.test.ts',
        ],
        globalSetup: ['tests/global-setup.ts'],
        setupFiles: ['tests/quiet-console.ts'],
        environment: 'node',
        maxWorkers: 2,
        sequence: { shuffle: true },
        testTimeout: 20_000,
        hookTimeout: 60_000,
      },
    }),
  ),
);
