import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DescribedPage } from './describe-page.ts';
import { benchFolder } from './install-bench.ts';

const peerFolder = join(benchFolder, 'next-peer');
const pagesFolder = join(peerFolder, '.pages');
const next = join(benchFolder, 'node_modules/next/dist/bin/next');

/** The peer's pages by name, such as `abendmeer-home`. */
export type PeerPages = Readonly<Record<string, DescribedPage>>;

/** Builds the peer and starts it on the given port and core; resolves when it answers. */
export async function startPeer(
  pages: PeerPages,
  port: number,
  prefix: readonly string[],
): Promise<ChildProcess> {
  rmSync(pagesFolder, { recursive: true, force: true });
  mkdirSync(pagesFolder, { recursive: true });
  for (const [name, page] of Object.entries(pages)) {
    writeFileSync(join(pagesFolder, `${name}.json`), JSON.stringify(page));
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    PEER_PAGES: pagesFolder,
  };
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: peerFolder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`next build failed:\n${built.stdout}${built.stderr}`);

  const [command = process.execPath, ...rest] = [...prefix, process.execPath];
  const start = [...rest, next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const peer = spawn(command, start, { cwd: peerFolder, env, stdio: 'ignore' });
  const [first = ''] = Object.keys(pages);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const address = `http://127.0.0.1:${port}/${first.replace('-', '/')}`;
    const answer = await fetch(address).catch(() => null);
    if (answer !== null && answer.status < 500) return peer;
    await wait(200);
  }
  peer.kill();
  throw new Error('The peer does not answer');
}
