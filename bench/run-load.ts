import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchFolder } from './install-bench.ts';

const run = promisify(execFile);

export interface Target {
  /** The serving process, whose processor time is read. */
  readonly pid: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Status every answer must have; anything else makes the figure worthless. */
  readonly status: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Requests per second of processor time: stays the same on a machine that has other things to do. */
  readonly perCpuSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of a whole answer, headers included. */
  readonly bytes: number;
}

interface AutocannonReport {
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly throughput: { readonly total: number };
  readonly duration: number;
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}

/** Ten visitors who ask again as soon as they are answered, from the second core. */
export async function runLoad(target: Target, seconds: number): Promise<LoadResult> {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const script = join(benchFolder, 'node_modules/autocannon/autocannon.js');
  const load = ['-c', '10', '-d', String(seconds), '--json', '--no-progress', ...headers, target.url];
  const cpuBefore = readCpuSeconds(target.pid);
  const { stdout } = await run('taskset', ['-c', '1', process.execPath, script, ...load], { maxBuffer: 1e8 });
  const cpuSeconds = readCpuSeconds(target.pid) - cpuBefore;
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as AutocannonReport;
  const wrong = Object.keys(report.statusCodeStats).filter((status) => Number(status) !== target.status);
  if (report.errors > 0 || wrong.length > 0) {
    throw new Error(
      `${target.url}: ${report.errors} errors, unexpected answers ${wrong.join(', ') || 'none'}`,
    );
  }
  return {
    requestsPerSecond: report.requests.total / report.duration,
    perCpuSecond: report.requests.total / cpuSeconds,
    p50: report.latency.p50,
    p99: report.latency.p99,
    bytes: report.throughput.total / report.requests.total,
  };
}

/**
 * Waiting times in milliseconds, the shortest first, of visitors who come at a steady rate, from the second core; and how many of them the
 * server refused.
 */
export async function runSteadyLoad(
  target: Target,
  seconds: number,
  perSecond: number,
): Promise<{ readonly waits: readonly number[]; readonly refused: number }> {
  const { url, headers, status } = target;
  const script = join(import.meta.dirname, 'send-steadily.ts');
  const scriptArgs = [url, String(perSecond), String(seconds), JSON.stringify(headers), String(status)];
  const { stdout } = await run('taskset', ['-c', '1', process.execPath, script, ...scriptArgs], {
    maxBuffer: 1e8,
  });
  const answers = JSON.parse(stdout) as (number | null)[];
  const waits = answers.filter((wait) => wait !== null).sort((one, other) => one - other);
  return { waits, refused: answers.length - waits.length };
}

/** Processor time of a process with all its threads (proc(5): fields 14 and 15, in hundredths). */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Middle value of the rounds; an even number of rounds gives the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
