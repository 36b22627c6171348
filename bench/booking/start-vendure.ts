import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { benchFolder } from '../install-bench.ts';

const peerFolder = join(benchFolder, 'vendure-peer');
/** The first start creates its tables. */
const readyWithinMs = 180_000;

/** Installs the peer's own packages, once: they are many, and only this benchmark needs them. */
function installVendure(): void {
  if (existsSync(join(peerFolder, 'node_modules/.package-lock.json'))) return;
  console.log('Installing Vendure …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: peerFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci in bench/vendure-peer failed');
}

/** Starts Vendure on a database of its own; resolves when it takes orders. */
export async function startVendure(port: number, databaseUrl: string): Promise<ChildProcess> {
  installVendure();
  const peer = spawn(process.execPath, ['serve.js', String(port), databaseUrl], {
    cwd: peerFolder,
    env: { ...process.env, NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [peer.stdout, peer.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const deadline = performance.now() + readyWithinMs;
  while (!/^ready$/m.test(output)) {
    if (peer.exitCode !== null || performance.now() > deadline) {
      peer.kill();
      throw new Error(`Vendure does not start:\n${output}`);
    }
    await wait(200);
  }
  return peer;
}
