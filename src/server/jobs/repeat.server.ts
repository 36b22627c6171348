export interface Repetition {
  /** Resolves when the last turn is over. */
  close(): Promise<void>;
}

/**
 * Does something every so often, one turn after another; a turn that fails is reported and the next one comes all the same.
 * @param every milliseconds from the end of a turn to the next
 */
export function repeat(
  every: number,
  turn: () => Promise<void>,
  report: (error: unknown) => void,
): Repetition {
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      running = turn()
        .catch(report)
        .then(() => (isClosed ? undefined : wait()));
    }, every);
    timer.unref();
  };
  wait();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
