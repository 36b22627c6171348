import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import type { feedArchives } from '../../../../defaults.ts';
import type { FeedFile } from '../import-files.server.ts';
import { FeedError, refuse } from '../records/feed-record.ts';

export type ArchiveLimits = Readonly<Record<keyof typeof feedArchives, number>>;

interface NumberedEntry {
  readonly entry: Entry;
  /** From 1, as in the archive's directory. */
  readonly number: number;
}

/**
 * The files of a ZIP archive, each read to its end once: lengths and checksums are those that the archive states. They can be opened as
 * long as the descriptor is open.
 * @throws FeedError with the number of the entry as its line, before any file is given out
 */
export async function readArchive(
  archive: string,
  descriptor: number,
  limits: ArchiveLimits,
): Promise<readonly FeedFile[]> {
  const zip = await orDamaged(1, fromFdPromise(descriptor, { autoClose: false }));
  const { maxEntries } = limits;
  if (zip.entryCount > maxEntries)
    refuse(`the archive has ${zip.entryCount} entries, ${maxEntries} are the most that is taken`);
  const entries = await listFiles(zip, limits);
  if (entries.length === 0) refuse('the archive contains no file');
  for (const each of entries) await readToItsEnd(zip, each);
  return entries.map(({ entry }) => ({
    name: `${archive}/${entry.fileName}`,
    async *open() {
      yield* await zip.openReadStreamPromise(entry);
    },
  }));
}

async function listFiles(zip: ZipFile, limits: ArchiveLimits): Promise<readonly NumberedEntry[]> {
  const files: NumberedEntry[] = [];
  const names = new Set<string>();
  let unpackedBytes = 0;
  for (let number = 1; number <= zip.entryCount; number += 1) {
    const entry = await orDamaged(number, readNextEntry(zip));
    const { fileName } = entry;
    const fault = names.has(fileName) ? 'is in the archive twice' : findFault(entry, limits);
    if (fault !== null) refuse(`'${fileName}' ${fault}`, number);
    names.add(fileName);
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > limits.maxUnpackedBytes)
      refuse(`the archive has more than ${limits.maxUnpackedBytes} bytes unpacked`, number);
    if (!isSkipped(fileName)) files.push({ entry, number });
  }
  return files;
}

function readNextEntry(zip: ZipFile): Promise<Entry> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry>();
  zip.once('entry', resolve).once('error', reject).readEntry();
  return promise.finally(() => zip.off('entry', resolve).off('error', reject));
}

/** Kind of a file as Unix keeps it in the upper half of the attributes, where the archive was made there. */
const unix = 3;
const [kindBits, directory, regularFile] = [0o170000, 0o040000, 0o100000];

/** What is wrong with an entry, as the end of a sentence; names that leave the archive never get here. */
function findFault(entry: Entry, { maxRatio, ratioFromBytes }: ArchiveLimits): string | null {
  const { compressedSize, uncompressedSize, versionMadeBy, externalFileAttributes } = entry;
  if (/\p{Cc}/u.test(entry.fileName)) return 'has control characters in its name';
  const kind = versionMadeBy >> 8 === unix ? (externalFileAttributes >>> 16) & kindBits : 0;
  if (kind !== 0 && kind !== directory && kind !== regularFile) return 'is a link or a device, no file';
  if (entry.isEncrypted()) return 'is encrypted';
  if (!entry.canDecodeFileData()) return 'is compressed by another method than deflate';
  if (uncompressedSize > ratioFromBytes && uncompressedSize > maxRatio * compressedSize)
    return `unpacks to more than ${maxRatio} times its size`;
  return null;
}

/** Folders, and what systems put into archives by themselves. */
function isSkipped(name: string): boolean {
  return /\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/.test(name);
}

/** The library itself ends where a file has another length than the archive states. */
async function readToItsEnd(zip: ZipFile, { entry, number }: NumberedEntry): Promise<void> {
  const stream = await orDamaged(number, zip.openReadStreamPromise(entry));
  const read = async () => {
    let checksum = 0;
    for await (const part of stream) checksum = crc32(part, checksum);
    return checksum;
  };
  if ((await orDamaged(number, read())) !== entry.crc32)
    refuse(`'${entry.fileName}' is damaged: its checksum is another one`, number);
}

/** @throws FeedError with what the library says of the archive */
async function orDamaged<Read>(number: number, reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FeedError || !(error instanceof Error)) throw error;
    return refuse(`the archive cannot be read: ${error.message.replace(/\.$/, '')}`, number);
  }
}
