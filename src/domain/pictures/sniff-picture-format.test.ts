import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sniffPictureFormat } from './sniff-picture-format.ts';

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffaa88' } });

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s is known by its first bytes',
  async (format) => {
    expect(sniffPictureFormat(await square.clone().toFormat(format).toBuffer())).toBe(format);
  },
);

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a drawing after a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><html><body>not a picture</body></html>'],
  ['a document', '%PDF-1.7 and so on, and so on'],
  ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
  ['a sound in the same box as WebP', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'],
  ['too little', '\xff\xd8\xff'],
  ['nothing', ''],
])('%s is none', (_, text) => {
  expect(sniffPictureFormat(Buffer.from(text, 'latin1'))).toBeNull();
});

test('a TIFF is none', async () => {
  expect(sniffPictureFormat(await square.clone().tiff().toBuffer())).toBeNull();
});
