export interface IntervalOptions {
  /** Milliseconds from the end of a run to the start of the next one. */
  readonly intervalMs: number;
  /** Milliseconds from the end of a run that failed to the next one; `intervalMs` when it is absent. */
  readonly retryDelayMs?: number;
  readonly run: () => Promise<unknown>;
  /** Receives the error of a run and must not throw; the next run starts anyway. */
  readonly report: (error: unknown) => void;
}

export interface Interval {
  /** Runs now, or once more right after the run under way; resolves when that run has ended. */
  runNow(): Promise<void>;
  /** Starts no further run and resolves when the run under way has ended. */
  close(): Promise<void>;
}

/**
 * Repeats a job until it is closed. Runs never overlap, the first one starts after `intervalMs`, and waiting does not keep
 * the process alive.
 */
export function startInterval(options: IntervalOptions): Interval {
  const { intervalMs, retryDelayMs = intervalMs, run, report } = options;
  let timer: NodeJS.Timeout;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  let isClosed = false;

  function schedule(delayMs: number): void {
    if (isClosed) return;
    timer = setTimeout(() => void runNow(), delayMs);
    timer.unref();
  }

  /** @returns milliseconds until the next run */
  async function runOnce(): Promise<number> {
    clearTimeout(timer);
    try {
      await run();
      return intervalMs;
    } catch (error) {
      report(error);
      return retryDelayMs;
    }
  }

  function runNow(): Promise<void> {
    if (isClosed) return running ?? Promise.resolve();
    if (running === null) {
      running = runOnce().then((delayMs) => {
        running = null;
        schedule(delayMs);
      });
      return running;
    }
    following ??= running.then(() => {
      following = null;
      return runNow();
    });
    return following;
  }

  schedule(intervalMs);
  return {
    runNow,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
