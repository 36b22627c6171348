import { fileTypeFromBuffer } from 'file-type';
import { hasAllowedExtension } from './file-rules.ts';

/** Media types by extension (CONTACT-026, CONTACT-027): a file has to pass both (CONTACT-032). MPEG has no extension of its own. */
const videos = ['video/mp4', 'video/quicktime', 'video/mpeg'];
const typesOf: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  mov: videos,
  mp4: videos,
};

/** What the library calls an allowed type by another name. */
const sameTypes: Readonly<Record<string, string>> = {
  'video/MP1S': 'video/mpeg',
  'video/MP2P': 'video/mpeg',
  'video/x-m4v': 'video/mp4',
  'image/apng': 'image/png',
};

/** What a browser would take for a page, or a script in one: no picture, film or document begins with it. */
const markup = /<(?:!doctype\s|html|head|body|script|iframe|svg|object|embed)[\s>]/i;

/** First bytes of the record that ends an archive (ZIP, 4.3.16), and the place of the length of the comment after it. */
const archiveEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const archiveEndBytes = 22;

/**
 * The media type of a file by its content; null where its content is of no allowed type, is of another type than its name says, or is
 * two things at once: a page at its beginning, or an archive at its end, as in files that are a PDF to one program and a ZIP to
 * another. Nothing is unpacked: what is inside a PDF stays there, and PDFs are only ever downloaded.
 * @param head the first bytes of the file
 * @param tail its last ones
 */
export async function findFileType(name: string, head: Uint8Array, tail: Uint8Array): Promise<string | null> {
  if (!hasAllowedExtension(name)) return null;
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const mime = found === undefined ? '' : (sameTypes[found.mime] ?? found.mime);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (typesOf[extension]?.includes(mime) !== true) return null;
  if (mime === 'application/pdf' && !startsAsPdf(head)) return null;
  return markup.test(Buffer.from(head).toString('latin1')) || endsAsArchive(Buffer.from(tail)) ? null : mime;
}

/** Some readers find `%PDF` anywhere near the beginning; what comes before it may be something else. */
function startsAsPdf(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 5)).toString('latin1') === '%PDF-';
}

/** Whether the end is that of an archive: the record whose comment reaches to the end of the file. */
function endsAsArchive(tail: Buffer): boolean {
  for (
    let at = tail.lastIndexOf(archiveEnd);
    at !== -1;
    at = at === 0 ? -1 : tail.lastIndexOf(archiveEnd, at - 1)
  ) {
    const end = at + archiveEndBytes;
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true;
  }
  return false;
}
