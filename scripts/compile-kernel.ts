import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const folder = join(import.meta.dirname, '../src/offer-index');

/** Options of the compiler: the kernel imports the index's memory and has no runtime, since it allocates no objects. */
const options = [
  // Names of functions stay in the program: profiler and stack traces show them.
  '--noAssert',
  '--debug',
  '--runtime',
  'stub',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '65536',
  '--enable',
  'simd,threads',
  '--disableWarning',
  '112',
];

const builds = {
  /** What the shop runs. */
  production: ['kernel/index.ts', '-O3'],
  /** Every load and store is checked, see `kernel/access.ts`; for tests. */
  checked: ['kernel/checked.ts', '-O2', '--use', 'CHECKED=1'],
} as const;

/** Changes a source before it is compiled, by its name in `src/offer-index`. */
export type SourceChange = (name: string, source: string) => string;

/**
 * Compiles the kernel of the offer index from its sources.
 * @throws Error with what the compiler says
 */
export async function compileKernel(
  build: keyof typeof builds,
  change: SourceChange = (_name, source) => source,
): Promise<Uint8Array<ArrayBuffer>> {
  let program: Uint8Array<ArrayBuffer> | null = null;
  const { error, stderr } = await asc.main([...builds[build], '--outFile', 'kernel.wasm', ...options], {
    readFile: (name: string) => readSource(name, change),
    writeFile(name: string, contents: string | Uint8Array) {
      if (name === 'kernel.wasm') program = Uint8Array.from(Buffer.from(contents));
    },
    listFiles: () => [],
  });
  if (error || program === null) throw new Error(`${error?.message}\n${stderr.toString()}`);
  return program;
}

/** The text of `kernel-code.ts` for a compiled kernel. */
export function toKernelCode(program: Uint8Array): string {
  const code = Buffer.from(program).toString('base64');
  return `/** The kernel, compiled from the folder \`kernel\` by \`npm run build:kernel\`. */\nexport const kernelCode =\n  '${code}';\n`;
}

function readSource(name: string, change: SourceChange): string | null {
  try {
    return change(name, readFileSync(join(folder, name), 'utf8'));
  } catch {
    return null;
  }
}
