/** Runs work when a slot is free; null when the queue is full. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Runs at most `atOnce` jobs and queues at most `mayWait`; further ones are refused, so that a burst fills no memory. */
export function limitConcurrency(atOnce: number, mayWait: number): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) return null;
      await new Promise<void>((begin) => waiting.push(begin));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
