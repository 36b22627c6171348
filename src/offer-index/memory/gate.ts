/**
 * Lets many readers in, or one writer: no answer mixes two states. Works between threads, on shared memory, and blocks
 * the thread that waits; it therefore belongs in workers, never on the thread that serves requests.
 */
export interface Gate {
  /** Waits until no writer is in. @param slot the reader's own, from 0 */
  enterReader(slot: number): void;
  leaveReader(slot: number): void;
  /** Waits until all readers have left; new ones wait from now on. */
  enterWriter(): void;
  leaveWriter(): void;
  /** Opens what a reader's thread left closed when it died. */
  releaseReader(slot: number): void;
}

const WRITER = 0;
const WAITING = 1;
const READERS = 2;
export const MOST_READERS = 64;
/** Readers that had to wait go first after a batch, unless they do not come at all. */
const LONGEST_COURTESY_MS = 5;

export const reserveGate = (): SharedArrayBuffer => new SharedArrayBuffer((READERS + MOST_READERS) * 4);

export function openGate(buffer: SharedArrayBuffer): Gate {
  const state = new Int32Array(buffer);

  const leaveReader = (slot: number) => {
    Atomics.store(state, READERS + slot, 0);
    Atomics.notify(state, READERS + slot);
  };

  const waitForWriter = () => {
    Atomics.add(state, WAITING, 1);
    Atomics.wait(state, WRITER, 1);
    Atomics.sub(state, WAITING, 1);
    Atomics.notify(state, WAITING);
  };

  return {
    enterReader(slot) {
      for (;;) {
        while (Atomics.load(state, WRITER) === 1) waitForWriter();
        Atomics.store(state, READERS + slot, 1);
        // A writer that came in between has not seen this reader: it has to give way.
        if (Atomics.load(state, WRITER) === 0) return;
        leaveReader(slot);
      }
    },
    leaveReader,
    enterWriter() {
      const deadline = performance.now() + LONGEST_COURTESY_MS;
      for (let waiting = Atomics.load(state, WAITING); waiting > 0 && performance.now() < deadline; ) {
        Atomics.wait(state, WAITING, waiting, 1);
        waiting = Atomics.load(state, WAITING);
      }
      Atomics.store(state, WRITER, 1);
      for (let slot = 0; slot < MOST_READERS; slot += 1) {
        while (Atomics.load(state, READERS + slot) === 1) Atomics.wait(state, READERS + slot, 1);
      }
    },
    leaveWriter() {
      Atomics.store(state, WRITER, 0);
      Atomics.notify(state, WRITER);
    },
    releaseReader: leaveReader,
  };
}
