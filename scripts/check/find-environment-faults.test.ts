import { expect, test } from 'vitest';
import { findEnvironmentFaults } from './find-environment-faults.ts';
import { parseSource } from './parse-source.ts';

const find = (text: string, file = 'src/a.ts') => findEnvironmentFaults(parseSource(file, text));

test('process.env in a file of the product is a fault', () => {
  expect(find('const { port } = config;\nconst host = process.env.HOST;')).toEqual([
    'src/a.ts:2: process.env; take the setting from src/main/settings/env.server.ts',
  ]);
});

test.each([
  ['src/main/settings/env.server.ts', 'readEnv(process.env);'],
  ['scripts/build.ts', 'run({ ...process.env });'],
  ['src/a.test.ts', 'run({ PATH: process.env.PATH });'],
  ['src/a.ts', '/* Not process.env: a setting is checked once. */ export const host = env.host;'],
])('it is none in %s: %s', (file, text) => {
  expect(find(text, file)).toEqual([]);
});
