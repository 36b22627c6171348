import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileKernel, toKernelCode } from './compile-kernel.ts';

/**
 * `npm run build:kernel`: compiles the kernel of the offer index; call it after every change of
 * `src/offer-index/kernel` or
 * `layout.ts`. `--check`: only reports whether the compiled kernel matches its sources.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = join(import.meta.dirname, '../src/offer-index/kernel-code.ts');
const code = toKernelCode(await compileKernel('production'));

if (!values.check) writeFileSync(file, code);
else if (readFileSync(file, 'utf8') === code) console.log('The kernel is what its sources say.');
else {
  console.log('The kernel differs from its sources: npm run build:kernel');
  process.exitCode = 1;
}
