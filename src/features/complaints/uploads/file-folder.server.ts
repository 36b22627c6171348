import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Contents on disk, each in a file that has its id as name. */
export interface FileFolder {
  /** Bytes that are there; null for no file. */
  sizeOf(id: string): Promise<number | null>;
  /**
   * Writes from a position on and cuts what was there before; piece by piece, never the whole in memory. What arrived before an error
   * stays.
   * @throws what the content throws, and TooLongError past `mostBytes`
   */
  write(id: string, from: number, content: AsyncIterable<Uint8Array>, mostBytes: number): Promise<number>;
  read(id: string, part?: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
  /** Ids of files that nobody has written to since a moment. */
  listUntouched(since: Date): Promise<readonly string[]>;
}

/** More came than may. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** @param folder absolute; made where it is missing, for this system's user alone */
export function openFileFolder(folder: string): FileFolder {
  const pathOf = (id: string) => {
    if (!idShape.test(id)) throw new Error('This is not the id of a file');
    return join(folder, id);
  };
  const sizeOf = async (id: string) => {
    const found = await stat(pathOf(id)).catch(ignoreMissing);
    return found === null ? null : found.size;
  };
  return {
    sizeOf,
    async write(id, from, content, mostBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), from === 0 ? 'w' : 'r+', 0o600);
      try {
        if (from > 0) await file.truncate(from);
        return await writePieces(file, from, content, mostBytes);
      } finally {
        await file.close();
      }
    },
    read: (id, part) => createReadStream(pathOf(id), part ?? {}),
    remove: (id) => rm(pathOf(id), { force: true }),
    async listUntouched(since) {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const untouched: string[] = [];
      for (const name of names.filter((name) => idShape.test(name))) {
        const found = await stat(pathOf(name)).catch(ignoreMissing);
        if (found !== null && found.mtime < since) untouched.push(name);
      }
      return untouched;
    },
  };
}

async function writePieces(
  file: FileHandle,
  from: number,
  content: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<number> {
  let at = from;
  for await (const piece of content) {
    if (at + piece.length > mostBytes) throw new TooLongError('More came than may');
    const { bytesWritten } = await file.write(piece, 0, piece.length, at);
    if (bytesWritten < piece.length) throw new Error('The disk is full');
    at += piece.length;
  }
  return at;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
