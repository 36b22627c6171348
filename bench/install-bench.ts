import { installPart } from '../tests/install-part.ts';

export const benchFolder = import.meta.dirname;

/** Installs the benchmark's own packages into `bench/node_modules`, once. */
export const installBench = (): void => installPart(benchFolder, 'the benchmark');
