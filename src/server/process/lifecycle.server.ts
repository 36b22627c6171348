import cluster from 'node:cluster';
import { processTimings } from '../../defaults.ts';
import { describeFailure } from './describe-failure.server.ts';

/** The end of a process: what has to be closed, in which order, and how long that may take. */
export type Lifecycle = {
  /** Registers a step of the end; the last one registered runs first. */
  atEnd(step: () => Promise<void>): void;
  /** Sets what comes before an end that can wait, when another worker has taken over. */
  whenRetired(step: () => Promise<void>): void;
  /** Prints why the process cannot go on, then ends it with code 1. */
  fail(error: unknown): void;
  /** Ends the process in order; a second call changes nothing. */
  end(exitCode: number): void;
};

/** Messages from the cluster's primary to a worker. */
export const workerWords = {
  /** Ends it: unlike a signal it may come after a Ctrl-C without forcing the end. */
  end: 'end',
  /** Ends it once it has answered what it has accepted: another one serves in its place. */
  retire: 'retire',
} as const;

/**
 * Ends the process in order on SIGTERM, SIGINT, a word from the cluster's primary or an unexpected error.
 * A second signal ends it at once. To be called before anything is opened.
 */
export function beginLifecycle(): Lifecycle {
  const steps: (() => Promise<void>)[] = [];
  let retire = async () => {};
  let endingSince: number | null = null;

  async function runSteps(exitCode: number): Promise<void> {
    let code = exitCode;
    setTimeout(() => process.exit(code), processTimings.shutdownTimeoutMs);
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(describeFailure(error));
        code = 1;
      }
    }
    process.exit(code);
  }

  const lifecycle: Lifecycle = {
    atEnd: (step) => void steps.push(step),
    whenRetired(step) {
      retire = step;
    },
    fail(error) {
      // What breaks while things are being closed breaks because of that.
      if (endingSince === null) {
        console.error(describeFailure(error));
        if (cluster.isWorker && process.connected) process.send?.({ failed: describeFailure(error) });
      }
      lifecycle.end(1);
    },
    end(exitCode) {
      if (endingSince !== null) return;
      endingSince = performance.now();
      void runSteps(exitCode);
    },
  };

  const onSignal = () => {
    if (endingSince !== null && performance.now() - endingSince > processTimings.repeatedSignalMs)
      process.exit(1);
    lifecycle.end(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', lifecycle.fail);
  if (cluster.isWorker)
    process.on('message', (word) => {
      if (word === workerWords.end) lifecycle.end(0);
      if (word === workerWords.retire) retire().then(() => lifecycle.end(0), lifecycle.fail);
    });
  return lifecycle;
}
