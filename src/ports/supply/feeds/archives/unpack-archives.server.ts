import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedArchives } from '../../../../defaults.ts';
import { detectFeed } from '../detect-feed.ts';
import type { FeedFile } from '../import-files.server.ts';
import { attempt, refuse } from '../records/feed-record.ts';
import { type ArchiveLimits, readArchive } from './read-archive.server.ts';

interface UnpackedDelivery {
  /** The files that were no archives, those of each archive, named `archive.zip/folder/file`, and archives that are refused. */
  readonly files: readonly FeedFile[];
  /** Gives the disk back that archives take; their files cannot be opened any more. */
  close(): Promise<void>;
}

/**
 * Replaces ZIP archives by the files in them. An archive is read through once before any of its files is given out: one that is damaged,
 * leaves its folder, contains a link or is larger than `feedArchives` allows is refused whole. Nothing is unpacked to disk.
 */
export async function unpackArchives(
  files: readonly FeedFile[],
  limits: ArchiveLimits = feedArchives,
): Promise<UnpackedDelivery> {
  const handles: FileHandle[] = [];
  const close = async () => {
    for (const handle of handles.splice(0)) await handle.close();
  };
  const unpacked: FeedFile[] = [];
  try {
    for (const file of files) {
      if ((await detectFeed(file.open())) !== 'archive') {
        unpacked.push(file);
        continue;
      }
      const opened = await attempt(file.name, 1, async () => {
        const handle = await copyArchive(file, limits.maxBytes);
        handles.push(handle);
        return { ok: true, files: await readArchive(file.name, handle.fd, limits) } as const;
      });
      unpacked.push(...(opened.ok ? opened.files : [{ ...file, refused: opened }]));
    }
    return { files: unpacked, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A file without a name on this disk: it goes with its handle, also where the process is killed.
 * @throws FeedError for an archive that is too large
 */
async function copyArchive(file: FeedFile, maxBytes: number): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'fernweh-archive-'));
  const handle = await open(join(folder, 'archive'), 'wx+', 0o600).finally(() =>
    rm(folder, { recursive: true }),
  );
  try {
    let length = 0;
    for await (const part of file.open()) {
      length += part.length;
      if (length > maxBytes) refuse(`the archive is larger than ${maxBytes} bytes`);
      await handle.appendFile(part);
    }
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
