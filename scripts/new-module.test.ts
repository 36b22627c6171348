import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { planModule } from './scaffold/plan-module.ts';

const project = resolve(import.meta.dirname, '..');

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
];

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'module-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const entry of [...copied, ...globSync(['*.ts', 'tsconfig.json', 'biome.json'], { cwd: project })])
    cpSync(join(project, entry), join(folder, entry), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('a new module is complete: it has its types, passes the tests of all modules and has its texts', {
  timeout: 240_000,
}, () => {
  const folder = copyProject();
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
      ...[
        'src/content-modules/registry',
        'src/content-modules/weather-box',
        'src/editor/fields/label-fields',
      ],
    ],
  ]) {
    const { status, output } = run(command, ...args);
    expect(status, `${command}: ${output}`).toBe(0);
  }
});

test('a name that is no kebab-case or is taken writes nothing', () => {
  const read = () => '  countdown: {';
  expect(() => planModule('WeatherBox', read)).toThrow('is no name of a module');
  expect(() => planModule('countdown', read)).toThrow('There is a module countdown already');
});
