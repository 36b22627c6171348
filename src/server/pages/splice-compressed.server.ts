import { constants, crc32, deflateRawSync, zstdCompressSync } from 'node:zlib';

/** Encodings whose format lets uncompressed bytes stand before what was compressed earlier. */
export const SPLICED_ENCODINGS = ['zstd', 'gzip'] as const;
export type SplicedEncoding = (typeof SPLICED_ENCODINGS)[number];

/** The end of a document, compressed once for all documents that end so. */
export interface CompressedEnd {
  readonly encoding: SplicedEncoding;
  readonly bytes: Buffer;
  /** Blocks of the format, without its header. */
  readonly blocks: Buffer;
}

/** Compresses what many documents end with; slower than for one answer, since it is done once. */
export function compressEnd(bytes: Buffer, encoding: SplicedEncoding): CompressedEnd {
  return { encoding, bytes, blocks: encoding === 'zstd' ? zstdBlocks(bytes) : deflateRawSync(bytes) };
}

/**
 * One valid compressed document: its beginning as it is, its end as it was compressed before. What differs from answer to
 * answer is a nonce in the head; to compress a hundred kilobytes again for it would cost more than to render them.
 * @param start at most 65,535 bytes
 */
export function spliceCompressed(start: Buffer, end: CompressedEnd): Buffer {
  return end.encoding === 'zstd' ? spliceZstd(start, end) : spliceGzip(start, end);
}

const ZSTD_LEVEL = 9;

/** The blocks of a frame (RFC 8878, section 3.1.1.1: what its header consists of). */
function zstdBlocks(bytes: Buffer): Buffer {
  const frame = zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } });
  const descriptor = frame[4] ?? 0;
  const isSingleSegment = (descriptor & 0b10_0000) !== 0;
  const sizeFlag = descriptor >> 6;
  const sizeBytes = sizeFlag === 0 ? Number(isSingleSegment) : 2 ** sizeFlag;
  if ((descriptor & 0b111) !== 0)
    throw new Error('A frame with a checksum or a dictionary was not asked for');
  return frame.subarray(5 + (isSingleSegment ? 0 : 1) + sizeBytes);
}

/** A frame of our own: a raw block, then the blocks of the other frame. References reach back within that one alone. */
function spliceZstd(start: Buffer, { bytes, blocks }: CompressedEnd): Buffer {
  const window = Math.max(start.length, bytes.length, 1024);
  const exponent = Math.ceil(Math.log2(window)) - 10;
  const rawBlock = start.length << 3;
  const header = [0x28, 0xb5, 0x2f, 0xfd, 0, exponent << 3, rawBlock, rawBlock >> 8, rawBlock >> 16];
  return Buffer.concat([Buffer.from(header), start, blocks]);
}

/** A member of our own (RFC 1952): a stored block, then the other's blocks, then the check of both. */
function spliceGzip(start: Buffer, { bytes, blocks }: CompressedEnd): Buffer {
  const { length } = start;
  const header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
  const stored = [0, length, length >> 8, ~length, ~length >> 8];
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes, crc32(start)), 0);
  trailer.writeUInt32LE(length + bytes.length, 4);
  return Buffer.concat([Buffer.from([...header, ...stored]), start, blocks, trailer]);
}
