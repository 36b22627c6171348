import { defineConfig, mergeConfig } from 'vitest/config';
import { pollTimeout } from './tests/poll-timeout.ts';
import viteConfig from './vite.config.ts';

const server = '**/*.server.test.{ts,tsx}';
const pure = 'src/{brands,content-modules,design,domain,features,site,texts,trip-search}/**';
const rules = `${pure}/*.test.{ts,tsx}`;
/** They set up the client store, of which a worker has one. */
const storeTests = ['client-store', 'favorites-calls', 'filter-panel', 'load-offers', 'use-trip-slots'];
const ofStore = `**/{${storeTests}}.test.ts`;
const rulesAlone = `${pure}/!(${['*.server', ...storeTests].join('|')}).test.{ts,tsx}`;
const everything = [
  'src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/factories/**/*.test.ts',
  'tests/process/**/*.test.ts',
  'tests/oracle/**/*.test.ts',
  'tests/mutants/**/*.test.ts',
  'tests/fuzz/**/*.test.ts',
  'tests/ledger/**/*.test.ts',
  'tests/mails/**/*.test.ts',
  'tests/attacks/**/*.test.ts',
  'tests/warentest/**/*.test.ts',
  'tests/deploy/**/*.test.ts',
];

/** Rules and server tests: next to the files they test, and whole processes under tests/process. */
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        globalSetup: ['tests/global-setup.ts'],
        setupFiles: ['tests/quiet-console.ts'],
        environment: 'node',
        // Pictures take the colours of brands from their themes; other style sheets are empty in tests.
        css: { include: [/(?:theme|tokens)\.css\?raw$/] },
        maxWorkers: 2,
        sequence: { shuffle: true },
        testTimeout: 20_000,
        hookTimeout: 60_000,
        expect: { poll: pollTimeout },
        projects: [
          // Rules and markup share their workers: a fresh start for each file costs two thirds of their time.
          {
            extends: true,
            test: {
              name: 'rules',
              include: [rules],
              exclude: [server, ofStore],
              isolate: false,
              unstubGlobals: true,
            },
          },
          { extends: true, test: { name: 'server', include: everything, exclude: [rulesAlone] } },
        ],
      },
    }),
  ),
);
