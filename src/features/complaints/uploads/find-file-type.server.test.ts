import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { archiveEnd, fileContents } from '../../../../tests/factories/complaint-files.ts';
import { findFileType } from './find-file-type.server.ts';

const typeOf = (name: string, content: Buffer) => findFileType(name, content, content);

test.each([
  ['a.pdf', 'pdf', 'application/pdf'],
  ['a.jpg', 'jpeg', 'image/jpeg'],
  ['a.jpeg', 'jpeg', 'image/jpeg'],
  ['a.PNG', 'png', 'image/png'],
  ['a.mp4', 'mp4', 'video/mp4'],
  ['a.mov', 'quicktime', 'video/quicktime'],
  ['a.mp4', 'quicktime', 'video/quicktime'],
  ['a.mp4', 'mpeg', 'video/mpeg'],
] as const)(
  '[CONTACT-026] [CONTACT-027] [CONTACT-032] %s with the content of %s is allowed',
  async (name, content, type) => {
    expect(await typeOf(name, fileContents[content])).toBe(type);
  },
);

test.each([
  ['a renamed program', 'a.jpg', fileContents.exe],
  ['a renamed drawing with script', 'a.png', fileContents.svg],
  ['a renamed page', 'a.pdf', fileContents.html],
  ['a renamed archive', 'a.pdf', fileContents.zip],
  ['a picture of another type', 'a.png', fileContents.jpeg],
  ['a picture of a type that is not taken', 'a.jpg', fileContents.gif],
  ['a photograph of a phone that is no JPEG', 'a.jpg', fileContents.heic],
  ['an allowed content under another extension', 'a.exe', fileContents.pdf],
  ['nothing that is known', 'a.pdf', Buffer.from('hello')],
  ['a page before a PDF', 'a.pdf', Buffer.concat([fileContents.html, fileContents.pdf])],
  ['bytes before a PDF', 'a.pdf', Buffer.concat([Buffer.from('\n'), fileContents.pdf])],
  ['a PDF that a browser reads as a page', 'a.pdf', Buffer.concat([fileContents.pdf, fileContents.html])],
  ['a PDF that is an archive at its end', 'a.pdf', Buffer.concat([fileContents.pdf, fileContents.zip])],
  ['a photograph with an archive behind it', 'a.jpg', Buffer.concat([fileContents.jpeg, fileContents.zip])],
])('[CONTACT-063] %s is refused', async (_what, name, content) => {
  expect(await typeOf(name, content)).toBeNull();
});

test('the end of an archive counts where its comment reaches to the end, however long it is', async () => {
  const end = Buffer.from(archiveEnd);
  end.writeUInt16LE(5, end.length - 2);
  expect(await typeOf('a.pdf', Buffer.concat([fileContents.pdf, end, Buffer.from('%%EOF')]))).toBeNull();
  expect(await typeOf('a.pdf', Buffer.concat([fileContents.pdf, end, Buffer.from('%%EOF\n')]))).toBe(
    'application/pdf',
  );
});

test('a bomb inside a PDF is never unpacked: its type is found by some kilobytes', async () => {
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj <</Filter /FlateDecode>> stream\n'), bomb]);
  const before = process.memoryUsage().rss;
  expect(await findFileType('a.pdf', pdf.subarray(0, 4_100), pdf.subarray(-1_000))).toBe('application/pdf');
  expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
});
