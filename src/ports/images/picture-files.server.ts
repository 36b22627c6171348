import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { retention } from '../../defaults.ts';

/** Pictures stored on disk, so that each is painted once. Several processes may share one folder. */
export interface PictureFiles {
  /** The picture stored under a name, or null when there is none or its file is damaged. */
  find(name: string): Promise<Uint8Array | null>;
  /** Whether a picture is stored under a name, without reading it and without counting as its use. */
  has(name: string): Promise<boolean>;
  /** Stores a picture atomically; a concurrent reader sees the whole file or none. */
  store(name: string, data: Uint8Array): Promise<void>;
}

/** A file is this mark, the checksum of the picture in 4 bytes, and the picture. */
const mark = Buffer.from('FWP1');
const headLength = mark.length + 4;

/** Of the limit: after a process has stored so much, it counts again what all have stored. */
const recountedShare = 0.05;

/**
 * @param folder is created when first needed
 * @param limit bytes in all; above it the least recently used pictures are deleted, down to four fifths
 */
export function openPictureFiles(folder: string, limit: number): PictureFiles {
  const noted = new Map<string, number>();
  /** Bytes of all files when they were last counted, and of those stored by this process since: other processes store, too. */
  let counted: number | null = null;
  let added = 0;
  let tidying: Promise<void> | null = null;

  async function markUsed(name: string): Promise<void> {
    const now = Date.now();
    if (now - (noted.get(name) ?? 0) < retention.pictureUseIntervalMs) return;
    noted.set(name, now);
    await utimes(join(folder, name), now / 1000, now / 1000).catch(() => undefined);
  }

  async function tidy(): Promise<void> {
    const files = await listFiles(folder);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > limit) {
      for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
        if (bytes <= limit * 0.8) break;
        await rm(join(folder, file.name), { force: true });
        noted.delete(file.name);
        bytes -= file.bytes;
      }
    }
    counted = bytes;
    added = 0;
  }

  return {
    async find(name) {
      const file = await readFile(join(folder, name)).catch(() => null);
      const picture = file === null ? null : readPicture(file);
      if (picture !== null) await markUsed(name);
      return picture;
    },
    async has(name) {
      const file = await stat(join(folder, name)).catch(() => null);
      return file !== null && file.size > headLength;
    },
    async store(name, data) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.draft`);
      await writeFile(draft, [mark, checksum(data), data]);
      await rename(draft, join(folder, name));
      added += data.length + headLength;
      if (counted !== null && counted + added <= limit && added <= limit * recountedShare) return;
      tidying ??= tidy().finally(() => {
        tidying = null;
      });
      await tidying;
    },
  };
}

function checksum(data: Uint8Array): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data));
  return sum;
}

function readPicture(file: Buffer): Uint8Array | null {
  if (file.length <= headLength || !file.subarray(0, mark.length).equals(mark)) return null;
  const picture = file.subarray(headLength);
  return checksum(picture).equals(file.subarray(mark.length, headLength)) ? picture : null;
}

async function listFiles(folder: string): Promise<{ name: string; bytes: number; usedAt: number }[]> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file?.isFile() ? [{ name, bytes: file.size, usedAt: file.mtimeMs }] : [];
    }),
  );
  return files.flat();
}
