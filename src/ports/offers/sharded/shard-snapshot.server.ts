import { readFile, writeFile } from 'node:fs/promises';
import { createDirectory, type HotelHome, type WholeDirectory } from './shard-directory.ts';

export interface DirectorySnapshot {
  readonly sequence: number;
  readonly at: number;
  readonly directory: WholeDirectory;
}

/** Changes whenever a file of this version could not be read any more. */
const version = 1;

/** File of a shard's own snapshot, next to that of the directory. */
export function shardFile(file: string, shard: number): string {
  return `${file}.${shard}`;
}

export async function saveDirectory(file: string, snapshot: DirectorySnapshot): Promise<void> {
  const { sequence, at, directory } = snapshot;
  const reach = directory.reach.map((places) => [...places]);
  await writeFile(file, JSON.stringify({ version, sequence, at, reach, hotels: [...directory.hotels] }));
}

/** Null where the file is missing, damaged, of another version or for another number of shards. */
export async function readDirectory(file: string, shards: number): Promise<DirectorySnapshot | null> {
  try {
    const read = JSON.parse(await readFile(file, 'utf8')) as Written;
    if (read.version !== version || read.reach.length !== shards) return null;
    const directory = createDirectory(shards);
    read.reach.forEach((places, shard) => {
      for (const place of places) directory.reach[shard]?.add(place);
    });
    for (const [id, home] of read.hotels) {
      directory.hotels.set(id, home);
      for (const planId of home.plans) directory.plans.set(planId, id);
    }
    return { sequence: read.sequence, at: read.at, directory };
  } catch {
    return null;
  }
}

interface Written {
  readonly version: number;
  readonly sequence: number;
  readonly at: number;
  readonly reach: readonly (readonly (string | number)[])[];
  readonly hotels: readonly (readonly [number, HotelHome])[];
}
