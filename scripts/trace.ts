import path from 'node:path';
import { runTrace } from './trace/run-trace.ts';

/** `npm run trace` prints which requirement has a test; with `--check` it fails on citations that prove nothing. */
const { output, exitCode } = runTrace(path.resolve(import.meta.dirname, '..'), {
  check: process.argv.includes('--check'),
});
process.stdout.write(output);
process.exitCode = exitCode;
