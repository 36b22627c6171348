/** Work that waits for its turn; null where too much waits already. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T | null>;

/**
 * Lets so much work run at once and so much wait: one more is turned away, so that a rush costs patience and never the
 * server.
 */
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
