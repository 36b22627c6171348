/**
 * `node bench/overload/send-searches.ts <plan.json>`: searches at a steady rate, whether or not earlier ones are answered, as shoppers do
 * who know nothing of each other. In a process of its own, so that asking does not count as serving. Prints a `SearchReport` as JSON.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export interface SearchPlan {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One for each search. */
  readonly paths: readonly string[];
  /** Searches a second. */
  readonly rate: number;
}

/** Milliseconds from the moment at which each search was due to the end of its answer. */
export interface SearchReport {
  readonly answered: readonly number[];
  readonly refused: readonly number[];
  /** Refusals that do not say when to come back. */
  readonly withoutRetryAfter: number;
  /** Everything else: other statuses by number, and errors of connections by code. */
  readonly failed: Readonly<Record<string, number>>;
}

/** Browsers give up after this long (`browserTimeouts.fetchTimeoutMs`). */
const timeoutMs = 8_000;

const { origin, headers, paths, rate } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as SearchPlan;
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const answered: number[] = [];
const refused: number[] = [];
const failed: Record<string, number> = {};
let withoutRetryAfter = 0;

function send(path: string, due: number): Promise<void> {
  return new Promise((resolve) => {
    const fail = (reason: string) => {
      failed[reason] = (failed[reason] ?? 0) + 1;
      resolve();
    };
    const request = get(origin + path, { agent, headers, timeout: timeoutMs }, (answer) => {
      answer.resume().once('end', () => {
        const { statusCode } = answer;
        if (statusCode !== 200 && statusCode !== 503) return fail(String(statusCode));
        (statusCode === 200 ? answered : refused).push(performance.now() - due);
        if (statusCode === 503 && answer.headers['retry-after'] === undefined) withoutRetryAfter += 1;
        resolve();
      });
    });
    request.once('timeout', () => request.destroy(Object.assign(new Error(), { code: 'timed out' })));
    request.once('error', ({ code = 'error' }: NodeJS.ErrnoException) => fail(code));
  });
}

const begun = performance.now();
const sent: Promise<void>[] = [];
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    for (let path = paths[sent.length]; path !== undefined; path = paths[sent.length]) {
      const due = begun + (sent.length * 1000) / rate;
      if (due > performance.now()) return;
      sent.push(send(path, due));
    }
    clearInterval(timer);
    resolve();
  }, 1);
});
await Promise.all(sent);
agent.destroy();
console.log(JSON.stringify({ answered, refused, withoutRetryAfter, failed } satisfies SearchReport));
