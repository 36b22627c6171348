import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressEnd, SPLICED_ENCODINGS, spliceCompressed } from './splice-compressed.server.ts';

const decompressors = { zstd: zstdDecompressSync, gzip: gunzipSync };

test.each(SPLICED_ENCODINGS)('%s: what is spliced reads as start and end', (encoding) => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 4000 }),
      fc.array(fc.constantFrom('<p>', 'Kreta ', 'é', '</p>', '🏝'), { maxLength: 3000 }),
      (start, words) => {
        const end = Buffer.from(words.join(''));
        const spliced = spliceCompressed(Buffer.from(start), compressEnd(end, encoding));
        expect(decompressors[encoding](spliced)).toEqual(Buffer.concat([Buffer.from(start), end]));
      },
    ),
    { numRuns: 60 },
  );
});

test.each(SPLICED_ENCODINGS)('%s: a long end of several blocks, and the longest start', (encoding) => {
  const end = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `<li>${index}</li>`).join(''));
  const start = Buffer.alloc(65_535, 'a');
  expect(decompressors[encoding](spliceCompressed(start, compressEnd(end, encoding)))).toEqual(
    Buffer.concat([start, end]),
  );
});

test.each(SPLICED_ENCODINGS)('%s: the end is compressed', (encoding) => {
  const end = Buffer.from('Kreta, Mallorca, '.repeat(2000));
  expect(spliceCompressed(Buffer.from('start'), compressEnd(end, encoding)).length).toBeLessThan(300);
});
