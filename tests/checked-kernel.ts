import { compileKernel, type SourceChange } from '../scripts/compile-kernel.ts';
import type { StartKernel } from '../src/offer-index/kernel.ts';
import { listTables, type Memory } from '../src/offer-index/memory/memory.ts';

/** What the checked build reports, by the kinds of `kernel/extents.ts`. */
const faults = [
  'has a base outside of every table and of all words that the question has taken',
  'leaves the table or the words of its base',
  'is not aligned to its items',
  'has another item size than its table',
  'finds no room in the list of extents',
];

/** An access of the kernel that its tables do not allow; the stack names the functions of the kernel. */
export class KernelFault extends Error {
  override readonly name = 'KernelFault';
}

/**
 * Compiles the checked build of the kernel, in which every load and store is compared with the extents of its table or of the words
 * that it was taken for. Production runs without checks.
 * @param change changes a source before it is compiled
 * @throws KernelFault by each call of the kernel with a wrong access
 */
export async function compileCheckedKernel(change?: SourceChange): Promise<StartKernel> {
  const program = new WebAssembly.Module(await compileKernel('checked', change));
  return (memory) => {
    const { exports } = new WebAssembly.Instance(program, {
      env: { memory: memory.wasm },
      extents: { fault: (kind, base, address, bytes) => fail(memory, { kind, base, address, bytes }) },
    } satisfies Imports);
    const { addExtent, fixExtents, ...kernel } = exports;
    for (const { start, end, item } of listTables(memory)) (addExtent as AddExtent)(start, end, item);
    return kernel;
  };
}

type AddExtent = (start: number, end: number, item: number) => void;
type Fault = (kind: number, base: number, address: number, bytes: number) => void;
interface Imports extends WebAssembly.Imports {
  readonly env: { readonly memory: WebAssembly.Memory };
  readonly extents: { readonly fault: Fault };
}

interface Access {
  readonly kind: number;
  /** Signed, as numbers of 32 bits come out of WebAssembly. */
  readonly base: number;
  readonly address: number;
  readonly bytes: number;
}

function fail(memory: Memory, { kind, base, address, bytes }: Access): never {
  const table = listTables(memory).find(({ start, end }) => start <= base >>> 0 && base >>> 0 < end);
  const of = table === undefined ? `address ${base >>> 0}` : `${table.name} (${table.start} to ${table.end})`;
  throw new KernelFault(`Access of ${bytes} bytes at ${address >>> 0}, from ${of}, ${faults[kind]}`);
}
