import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { type Capacity, describeLayout, head, listUsedParts, type Memory, reserveMemory } from './memory.ts';

/**
 * A snapshot is one file: a line of JSON that says what follows, then the used part of every table as it lies in memory.
 * Another layout of the memory, or a damaged byte, makes it unreadable; then the state is loaded from the supplier.
 */
interface Contents {
  readonly layout: string;
  readonly capacity: Capacity;
  readonly parts: readonly { readonly name: string; readonly bytes: number; readonly crc: number }[];
}

const longestLine = 65_536;

/** Changes with every change of what lies where. */
const layoutDigest = createHash('sha256').update(describeLayout()).digest('hex').slice(0, 16);

/** Writes a second file and renames it, so that there is always a whole snapshot: the new one or the old one. Returns its sequence. */
export function saveSnapshotFile(memory: Memory, file: string): number {
  const used = listUsedParts(memory);
  const contents: Contents = {
    layout: layoutDigest,
    capacity: memory.capacity,
    parts: used.map(({ name, bytes }) => ({ name, bytes: bytes.length, crc: crc32(bytes) })),
  };
  const unfinished = `${file}.${process.pid}.part`;
  const handle = openSync(unfinished, 'w');
  try {
    writeSync(handle, `${JSON.stringify(contents)}\n`);
    for (const { bytes } of used) writeAll(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
  return memory.header[head.sequence] as number;
}

function writeAll(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at, bytes.length - at);
}

/** The memory that a snapshot holds, or null where the file is missing, damaged or of another layout. */
export function readSnapshot(file: string): Memory | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    const read = readContents(handle);
    return read === null ? null : readParts(handle, read.contents, read.length);
  } finally {
    closeSync(handle);
  }
}

function readContents(handle: number): { contents: Contents; length: number } | null {
  const start = Buffer.alloc(longestLine);
  const got = readSync(handle, start, 0, longestLine, 0);
  const end = start.subarray(0, got).indexOf('\n');
  if (end < 0) return null;
  try {
    const contents = JSON.parse(start.toString('utf8', 0, end)) as Contents;
    return contents.layout === layoutDigest ? { contents, length: end + 1 } : null;
  } catch {
    return null;
  }
}

/** Tables come in the order and sizes in which the header says they are used. */
function readParts(handle: number, { capacity, parts }: Contents, start: number): Memory | null {
  const memory = reserveMemory(capacity);
  const header = parts[0];
  if (header === undefined || !readPart(handle, headerBytes(memory), start, header.crc)) return null;
  const used = listUsedParts(memory);
  if (used.length !== parts.length) return null;
  let at = start;
  for (const [place, { name, bytes }] of used.entries()) {
    const part = parts[place];
    if (part?.name !== name || part.bytes !== bytes.length) return null;
    if (!readPart(handle, bytes, at, part.crc)) return null;
    at += bytes.length;
  }
  return memory;
}

const headerBytes = ({ buffer, header }: Memory) =>
  new Uint8Array(buffer, header.byteOffset, header.byteLength);

function readPart(handle: number, into: Uint8Array, start: number, crc: number): boolean {
  for (let done = 0; done < into.length; ) {
    const got = readSync(handle, into, done, into.length - done, start + done);
    if (got === 0) return false;
    done += got;
  }
  return crc32(into) === crc;
}
