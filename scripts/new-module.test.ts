import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './recipes/copy-project.ts';
import { requireRecipe } from './recipes/read-recipes.ts';
import { planModule } from './scaffold/plan-module.ts';

/** What types and tests of a module reach; packages are linked. */
const copied = [
  'src',
  'scripts',
  'tests',
  'bench',
  'migrations',
  'docs',
  'package.json',
  '.dependency-cruiser.cjs',
  '*.ts',
  'tsconfig.json',
  'biome.json',
];

test('a new module is complete: it has its types, passes the tests of all modules and has its texts', {
  timeout: 240_000,
}, () => {
  const folder = copyProject(copied);
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const { status, output } = run('node', 'scripts/new-module.ts', 'weather-box');
  expect(output).toContain('new      src/content-modules/weather-box/schema.ts');
  expect(status).toBe(0);
  for (const [command = '', ...args] of [
    ['tsc', '-p', '.'],
    ['biome', 'check', '--error-on-warnings', 'src/content-modules', 'src/app', 'src/editor'],
    ['node', 'scripts/check/check-texts.ts'],
    [
      'vitest',
      'run',
      'src/content-modules/registry',
      'src/content-modules/weather-box',
      'src/editor/fields/label-fields',
    ],
  ]) {
    const { status, output } = run(command, ...args);
    expect(status, `${command}: ${output}`).toBe(0);
  }
});

test('the recipe names every file of a new module, and their number', () => {
  const { text, terms } = requireRecipe('Add a content module');
  const named = terms.map((term) => term.replace(/<name>\/$/, 'weather-box/*'));
  const files = [...planModule('weather-box', (file) => readFileSync(file, 'utf8')).keys()];
  for (const file of files)
    expect(
      named.some((term) => matchesGlob(file, term)),
      file,
    ).toBe(true);
  expect(text).toContain(`: ${files.length} files,`);
});

test('writes nothing for a name that exists or is not kebab-case', () => {
  const read = () => '  countdown: {';
  expect(() => planModule('WeatherBox', read)).toThrow('is no name of a module');
  expect(() => planModule('countdown', read)).toThrow('There is a module countdown already');
});
