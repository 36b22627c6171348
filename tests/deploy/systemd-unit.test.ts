import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { processTimings } from '../../src/defaults.ts';
import { readSettings } from './read-settings.ts';

const file = 'deploy/systemd/fernweh@.service';
const unit = readFileSync(file, 'utf8');
const valuesOf = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

it('starts a program of the release, and waits for it with another one', () => {
  const [start, wait] = [...valuesOf('ExecStart'), ...valuesOf('ExecStartPost')].map((line) =>
    line.split(' '),
  );
  expect(start).toEqual(['/usr/bin/node', 'dist/server/main.server.js']);
  expect(existsSync(wait?.[1] ?? '')).toBe(true);
  const [longest = ''] = valuesOf('TimeoutStartSec');
  expect(Number(wait?.[3])).toBeLessThan(Number(longest));
});

it('gives the server the time it needs to end in order', () => {
  const [seconds = ''] = valuesOf('TimeoutStopSec');
  expect(Number(seconds) * 1000).toBeGreaterThan(processTimings.shutdownTimeoutMs);
});

it('sets nothing that the shop does not know', () => {
  const known = new Set([...readSettings('.env.example'), 'NODE_ENV', 'MALLOC_MMAP_THRESHOLD_']);
  const names = valuesOf('Environment').map((line) => line.split('=')[0] ?? '');
  expect(names).toHaveLength(5);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('writes to its own state alone', () => {
  expect([valuesOf('ProtectSystem'), valuesOf('PrivateTmp'), valuesOf('NoNewPrivileges')]).toEqual([
    ['strict'],
    ['yes'],
    ['yes'],
  ]);
  const states = new Set((valuesOf('StateDirectory')[0] ?? '').split(' ').map((name) => `/var/lib/${name}`));
  const folders = valuesOf('Environment').flatMap((line) => /=(\/.+)$/.exec(line)?.[1] ?? []);
  expect(folders).toHaveLength(2);
  expect(folders.filter((folder) => !states.has(folder))).toEqual([]);
});

const whyNoSystemd =
  spawnSync('systemd-analyze', ['--version']).status === 0 ? '' : ': there is no systemd-analyze here';

it.skipIf(whyNoSystemd)(`is taken by systemd, which finds little that it exposes${whyNoSystemd}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copy = join(folder, 'fernweh@3000.service');
  copyFileSync(file, copy);
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', ['--no-pager', '--man=no', ...args, copy], { encoding: 'utf8' });
  // Whether Node is installed there is a matter of the machine.
  const withoutNode = (text: string) =>
    text.replace(/^.*Command \/usr\/bin\/node is not executable.*\n/gm, '');
  expect(withoutNode(analyze('verify').stderr)).toBe('');
  expect(analyze('security', '--offline=yes', '--threshold=20')).toMatchObject({ status: 0 });
  writeFileSync(copy, unit.replace('ProtectSystem=strict', 'ProtectSystems=strict'));
  expect(withoutNode(analyze('verify').stderr)).toContain('ProtectSystems');
});
