import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{js,css,svg}';

/**
 * Compresses each text file of the folder at the highest level: `.br` and `.gz` next to
 * it.
 * The server then sends the encoding that the browser accepts without compressing.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    globSync(compressible, { cwd: folder }).map(async (name) => {
      const file = join(folder, name);
      const data = readFileSync(file);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(data, { params: quality }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
    }),
  );
}
