import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, small enough to be filled to the last byte. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  remove(): void;
}

/** Megabytes: room for a database and its log, filled in a moment. */
const size = 512;

/** Mounts a small disk at a folder; null where this account may not mount any. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  const options = `size=${size}m,mode=755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'fernweh-chaos', folder]);
  if (status !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'w');
      for (const bytes of [1 << 20, 1 << 12]) writeUntilFull(file, Buffer.alloc(bytes));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void spawnSync('umount', ['--lazy', folder]),
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) === chunk.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
