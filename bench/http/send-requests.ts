/**
 * `node bench/http/send-requests.ts <plan.json>`: asks a server from a process of its own, so that asking does not count as serving.
 * Prints a `LoadReport` as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchFolder } from '../install-bench.ts';
import { describeTimes } from '../search/describe-times.ts';

export interface LoadPlan {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Dealt out to the connections. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Target rate in requests per second; null for as many as are answered. */
  readonly rate: number | null;
}

export interface LoadReport {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly bytes: number;
  /** Status codes of answers that were no lists. */
  readonly failed: readonly number[];
  /** Processor seconds of asking, and of getting ready for it. */
  readonly cpuSeconds: number;
  readonly startSeconds: number;
}

interface LoadClient {
  setRequests(requests: readonly { path: string }[]): void;
}

/** What is used of the load generator's package, which only the benchmark installs. */
type Autocannon = (
  options: object,
  done: (error: Error | null, result: { duration: number; throughput: { total: number } }) => void,
) => {
  on(event: 'start', listen: () => void): void;
  on(
    event: 'response',
    listen: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
  ): void;
};

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadPlan;
const { default: autocannon } = (await import(
  pathToFileURL(join(benchFolder, 'node_modules/autocannon/autocannon.js')).href
)) as { default: Autocannon };
console.log(JSON.stringify(await sendRequests(plan)));

function sendRequests({ origin, headers, paths, connections, seconds, rate }: LoadPlan): Promise<LoadReport> {
  let started = 0;
  const times: number[] = [];
  let spentBefore = process.cpuUsage();
  const failed: number[] = [];
  const options = {
    url: origin,
    connections,
    duration: seconds,
    headers,
    ...(rate === null ? {} : { overallRate: rate }),
    setupClient(client: LoadClient) {
      const own = paths.filter((_, at) => at % connections === started);
      started += 1;
      client.setRequests(own.map((path) => ({ path })));
    },
  };
  return new Promise((settle, fail) => {
    const running = autocannon(options, (error, { duration, throughput }) => {
      if (error) return fail(error);
      const { p50, p99, max } = describeTimes(times);
      const { user, system } = process.cpuUsage(spentBefore);
      settle({
        requestsPerSecond: times.length / duration,
        p50,
        p99,
        max,
        bytes: throughput.total / times.length,
        failed,
        cpuSeconds: (user + system) / 1e6,
        startSeconds: (spentBefore.user + spentBefore.system) / 1e6,
      });
    });
    running.on('start', () => {
      spentBefore = process.cpuUsage();
    });
    running.on('response', (_, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status !== 200) failed.push(status);
    });
  });
}
