/**
 * `npm run bench:memory [-- --hotels 2000 --idle 60]`
 * Memory of the demo shop that nobody visits, some time after its first start: what of Node is resident, and PostgreSQL's proportional share, in
 * which memory that its processes share counts once. Says where Node's goes: heaps of the main thread and of workers, memory outside them, and
 * what is shared with the search threads. Needs Linux.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type RunningShop, startShop } from '../tests/browser/support/start-shop.ts';

const { values } = parseArgs({
  options: { hotels: { type: 'string', default: '2000' }, idle: { type: 'string', default: '60' } },
});

/** Bytes of Node and PostgreSQL together that the demo may take. */
const aimMegabytes = 450;

interface Heap {
  readonly totalMemory: number;
  readonly usedMemory: number;
  readonly externalMemory?: number;
}

/** What this program reads of Node's own report. */
interface NodeReport {
  /** The main thread is 0. */
  readonly header: { readonly threadId: number };
  readonly javascriptHeap: Heap;
  readonly workers: readonly NodeReport[];
}

const reports = mkdtempSync(join(tmpdir(), 'fernweh-memory-'));
const shop = await startShop({
  settings: {
    WORLD_HOTELS: values.hotels,
    DEMO_BOOKINGS: '1',
    // As `npm start` sets it.
    MALLOC_MMAP_THRESHOLD_: '1048576',
    NODE_OPTIONS: `--report-on-signal --report-exclude-network --report-directory=${reports}`,
  },
});
try {
  await wait(Number(values.idle) * 1_000);
  const node = readShare(shop.process.pid ?? 0);
  const postgres = listPostgres(shop)
    .map(readShare)
    .reduce((sum, { proportional }) => sum + proportional, 0);
  const report = await readReport(shop);
  const threads = [report, ...report.workers];
  const heaps = threads.reduce((sum, { javascriptHeap }) => sum + javascriptHeap.totalMemory, 0);
  console.log(`${values.hotels} hotels, ${values.idle} s after the start, nobody asks:`);
  console.table({
    'Node, resident': { MB: toMegabytes(node.resident) },
    '  heaps of its threads': { MB: toMegabytes(heaps) },
    '  files: program and libraries': { MB: toMegabytes(node.files) },
    '  shared and other memory': { MB: toMegabytes(node.resident - heaps - node.files) },
    'PostgreSQL, proportional': { MB: toMegabytes(postgres) },
    together: { MB: toMegabytes(node.resident + postgres) },
  });
  console.table(
    threads.map(({ header, javascriptHeap }) => ({
      thread: header.threadId === 0 ? 'main' : header.threadId,
      'heap MB': toMegabytes(javascriptHeap.totalMemory),
      'in use MB': toMegabytes(javascriptHeap.usedMemory),
      'outside MB': toMegabytes(javascriptHeap.externalMemory ?? 0),
    })),
  );
  const together = toMegabytes(node.resident + postgres);
  console.log(`The aim is at most ${aimMegabytes} MB together.`);
  process.exitCode = together <= aimMegabytes ? 0 : 1;
} finally {
  await shop.stop();
  rmSync(reports, { recursive: true, force: true });
}

/** Bytes of a process: resident, resident of files, and its proportional share. */
function readShare(pid: number) {
  const sums = { resident: 0, files: 0, proportional: 0 };
  let isFile = false;
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const [, name, kilobytes] = /^(\w+): +(\d+) kB/.exec(line) ?? [];
    // The first line of a mapping ends with its file.
    if (/^[0-9a-f]+-[0-9a-f]+ /.test(line)) isFile = / \/(?!dev\/(?:zero|shm)|memfd:)/.test(line);
    const bytes = Number(kilobytes) * 1024;
    if (name === 'Rss') {
      sums.resident += bytes;
      if (isFile) sums.files += bytes;
    }
    if (name === 'Pss') sums.proportional += bytes;
  }
  return sums;
}

/** PostgreSQL's first process, and those that it has started. */
function listPostgres({ dataFolder }: RunningShop): readonly number[] {
  const postmaster = Number(
    readFileSync(join(dataFolder, 'postgres-18/postmaster.pid'), 'utf8').split('\n')[0],
  );
  const others = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && readParent(pid) === postmaster);
  return [postmaster, ...others.map(Number)];
}

/** 0 for a process that has ended meanwhile. */
function readParent(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]);
  } catch {
    return 0;
  }
}

async function readReport({ process: server }: RunningShop): Promise<NodeReport> {
  server.kill('SIGUSR2');
  for (;;) {
    const [file] = readdirSync(reports);
    const text = file === undefined ? '' : readFileSync(join(reports, file), 'utf8');
    if (text.trimEnd().endsWith('}')) return JSON.parse(text) as NodeReport;
    await wait(100);
  }
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
