import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const folder = join(import.meta.dirname, '../src/offer-index');

/** Options of the compiler: the memory is the index's own, and it has no runtime, for it allocates nothing. */
const options = [
  // With names: the profiler shows where time goes.
  ...['-O3', '--noAssert', '--debug', '--runtime', 'stub'],
  ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  ...['--enable', 'simd,threads'],
];

/**
 * Compiles the kernel of the offer index from its sources.
 * @param change what becomes of a source before it is compiled, by its name in `src/offer-index`
 * @returns the text of `kernel-code.ts`
 * @throws Error with what the compiler says
 */
export async function compileKernel(change = (_name: string, source: string) => source): Promise<string> {
  let code = '';
  const { error, stderr } = await asc.main(['kernel/index.ts', '--outFile', 'kernel.wasm', ...options], {
    readFile: (name: string) => readSource(name, change),
    writeFile(name: string, contents: string | Uint8Array) {
      if (name === 'kernel.wasm') code = Buffer.from(contents).toString('base64');
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  return `/** The kernel, compiled from the folder \`kernel\` by \`npm run build:kernel\`. */\nexport const kernelCode =\n  '${code}';\n`;
}

function readSource(name: string, change: (name: string, source: string) => string): string | null {
  try {
    return change(name, readFileSync(join(folder, name), 'utf8'));
  } catch {
    return null;
  }
}
