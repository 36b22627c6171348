import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Replacement } from './cluster-workers.server.ts';

/** What a cluster serves from. */
interface ServedBuild {
  /** Folder of the build that workers are of which start now. */
  readonly build: string;
  /** False where a replacement has failed after some workers: the others are of an earlier build. */
  readonly isWhole: boolean;
}

type Served = ServedBuild & { readonly ok: true };

interface SocketOptions {
  readonly dataDir: string;
  readonly served: () => ServedBuild;
  readonly replace: (build: string) => Promise<Replacement>;
}

/** Short, as the system allows a path of a socket some hundred bytes. */
const socketIn = (dataDir: string): string => relative(process.cwd(), join(dataDir, 'workers.sock'));

/**
 * Lets programs of the shop's own user replace its workers: HTTP at a socket in the data folder that nobody else may open. A POST names the
 * folder of a build and is answered when its workers serve, or with the reason why they do not.
 * @returns null where another cluster with the same data folder listens already
 */
export async function openReplacementSocket({
  dataDir,
  served,
  replace,
}: SocketOptions): Promise<Server | null> {
  mkdirSync(dataDir, { recursive: true });
  const path = socketIn(dataDir);
  const answer = async (incoming: IncomingMessage): Promise<Replacement | Served> => {
    if (incoming.method !== 'POST') return { ok: true, ...served() };
    const { build } = (await json(incoming)) as { readonly build?: unknown };
    return typeof build === 'string'
      ? replace(build)
      : { ok: false, replaced: 0, reason: 'No build is named.' };
  };
  const server = createServer((incoming, response) => {
    const send = (result: Replacement | Served) =>
      response
        .writeHead(result.ok ? 200 : 409, { 'content-type': 'application/json' })
        .end(JSON.stringify(result));
    // What is no JSON ends no shop.
    answer(incoming).then(send, (error: Error) => send({ ok: false, replaced: 0, reason: error.message }));
  });
  if ((await ask(path, null)) !== null) return null;
  // A process that was killed has left its socket.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    listenForOwner(server, path, resolve);
  });
  return server;
}

/** The socket is there as soon as `listen` returns: a mode that is set afterwards would let others in for a moment. */
function listenForOwner(server: Server, path: string, onListening: () => void): void {
  const mask = process.umask(0o177);
  try {
    server.listen(path, onListening);
  } finally {
    process.umask(mask);
  }
}

/** What the shop on a data folder serves from; null where none runs as a cluster. */
export async function findServedBuild(dataDir: string): Promise<ServedBuild | null> {
  const found = (await ask(socketIn(dataDir), null)) as Served | null;
  return found === null ? null : { build: found.build, isWhole: found.isWhole };
}

/** Replaces the workers of the shop on a data folder, which takes as long as they take to start. */
export async function askForReplacement(dataDir: string, build: string): Promise<Replacement> {
  const result = (await ask(socketIn(dataDir), { build })) as Replacement | null;
  return result ?? { ok: false, replaced: 0, reason: 'The shop has ended.' };
}

/** @returns null where nobody listens */
function ask(socketPath: string, body: object | null): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, method: body === null ? 'GET' : 'POST', path: '/workers' },
      (response) => json(response).then(resolve, reject),
    );
    asked.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(error.code ?? '') ? resolve(null) : reject(error),
    );
    asked.end(body === null ? undefined : JSON.stringify(body));
  });
}
