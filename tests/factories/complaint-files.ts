/** Contents of files as cameras, offices and attackers make them; only as much as a look at their type needs. */
const text = (words: string) => Buffer.from(words, 'latin1');
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const filled = (start: Buffer, bytes = 64) =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length), 0x20)]);

/** A box of an ISO film: `ftyp` with its brand. */
const film = (brand: string) =>
  filled(Buffer.concat([hex('00000018'), text(`ftyp${brand}`), hex('00000000'), text(brand)]));

/** The end of an archive, without anything in it. */
export const archiveEnd = hex('504b0506 0000 0000 0000 0000 00000000 00000000 0000');

export const fileContents = {
  pdf: filled(text('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')),
  jpeg: filled(hex('ffd8ffe000104a46494600010100000100010000ffd9')),
  png: filled(
    hex('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489 0000000049454e44ae426082'),
  ),
  mp4: film('isom'),
  quicktime: film('qt  '),
  mpeg: filled(hex('000001ba44000400040100')),
  exe: filled(text('MZ\u0090\u0000This program cannot be run in DOS mode.')),
  svg: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: text('<!doctype html><script>alert(1)</script>'),
  gif: filled(text('GIF89a')),
  zip: Buffer.concat([hex('504b0304 1400 0000 0000'), Buffer.alloc(40), archiveEnd]),
  heic: film('heic'),
} as const;

/** An endless-looking picture of a size, without having it in memory. */
export async function* streamOf(start: Buffer, bytes: number, pieceBytes = 65_536): AsyncGenerator<Buffer> {
  const zeros = Buffer.alloc(pieceBytes);
  let left = bytes - start.length;
  yield start;
  while (left > 0) {
    yield zeros.subarray(0, Math.min(left, pieceBytes));
    left -= pieceBytes;
  }
}
