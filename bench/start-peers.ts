import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../tests/browser/support/start-shop.ts';
import type { DescribedPage } from './describe-page.ts';
import { benchFolder } from './install-bench.ts';

/** Servers that answer with the same markup. */
export const peerNames = ['Next', 'Astro', 'file'] as const;
export type PeerName = (typeof peerNames)[number];

/** What peers serve, by page, such as `abendmeer-home`. */
export interface PeerPages {
  /** Rendered again by Next and Astro. */
  readonly described: Readonly<Record<string, DescribedPage>>;
  /** Documents as the shop sends them, without their scripts' data: served as files. */
  readonly documents: Readonly<Record<string, string>>;
}

export interface Peer {
  readonly process: ChildProcess;
  readonly port: number;
}

type Settings = Readonly<Record<string, string>>;

/** Builds the peers and starts each on the given core; resolves when all answer. */
export async function startPeers(
  { described, documents }: PeerPages,
  prefix: readonly string[],
): Promise<Readonly<Record<PeerName, Peer>>> {
  const [first = ''] = Object.keys(described);
  const path = first.replace('-', '/');
  const inPages = (peer: string) => ({
    PEER_PAGES: writeFiles(join(benchFolder, peer, '.pages'), 'json', described, JSON.stringify),
  });
  const nextFolder = join(benchFolder, 'next-peer');
  const next = join(benchFolder, 'node_modules/next/dist/bin/next');
  const ofNext = { ...inPages('next-peer'), NEXT_TELEMETRY_DISABLED: '1' };
  build(nextFolder, [next, 'build'], ofNext);
  const astroFolder = join(benchFolder, 'astro-peer');
  const ofAstro = { ...inPages('astro-peer'), ASTRO_TELEMETRY_DISABLED: '1' };
  build(astroFolder, [join(benchFolder, 'node_modules/astro/bin/astro.mjs'), 'build'], ofAstro);
  const files = writeFiles(join(benchFolder, '.pages'), 'html', documents, (text) => text);

  const ports = { Next: await findFreePort(), Astro: await findFreePort(), file: await findFreePort() };
  const start = (args: readonly string[], port: number, cwd: string, settings: Settings) =>
    startPeer([...prefix, process.execPath, ...args], { port, cwd, settings, path });
  return {
    Next: await start(
      [next, 'start', '-H', '127.0.0.1', '-p', String(ports.Next)],
      ports.Next,
      nextFolder,
      ofNext,
    ),
    Astro: await start(['dist/server/entry.mjs'], ports.Astro, astroFolder, {
      ...ofAstro,
      HOST: '127.0.0.1',
      PORT: String(ports.Astro),
    }),
    file: await start(
      [join(benchFolder, 'plain-peer.ts'), String(ports.file), files],
      ports.file,
      benchFolder,
      {},
    ),
  };
}

function writeFiles<Content>(
  folder: string,
  extension: string,
  contents: Readonly<Record<string, Content>>,
  format: (content: Content) => string,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(contents))
    writeFileSync(join(folder, `${name}.${extension}`), format(content));
  return folder;
}

const environment = (settings: Settings) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  ...settings,
});

function build(cwd: string, args: readonly string[], settings: Settings): void {
  const built = spawnSync(process.execPath, args, { cwd, env: environment(settings), encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${args.join(' ')} failed:\n${built.stdout}${built.stderr}`);
}

async function startPeer(
  [command = '', ...args]: readonly string[],
  {
    port,
    cwd,
    settings,
    path,
  }: { readonly port: number; readonly cwd: string; readonly settings: Settings; readonly path: string },
): Promise<Peer> {
  const peer = spawn(command, args, { cwd, env: environment(settings), stdio: 'ignore' });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`).catch(() => null);
    if (answer !== null && answer.status < 500) return { process: peer, port };
    await wait(200);
  }
  peer.kill();
  throw new Error(`${args.join(' ')} does not answer`);
}
