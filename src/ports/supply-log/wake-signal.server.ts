/** Wakes one sleeper; a ring without a sleeper wakes the next one at once. */
export interface WakeSignal {
  ring(): void;
  /** Sleeps until it rings, so many milliseconds have passed or the signal ends it. True when it rang. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<boolean>;
}

export function createWakeSignal(): WakeSignal {
  let hasRung = false;
  let wake = () => {};

  function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds).unref();
      signal.addEventListener('abort', wake);
    });
  }

  return {
    ring() {
      hasRung = true;
      wake();
    },
    async sleep(milliseconds, signal) {
      if (!hasRung && !signal.aborted) await wait(milliseconds, signal);
      const rang = hasRung;
      hasRung = false;
      return rang;
    },
  };
}
