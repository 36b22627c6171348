/** One part at a time for one reader: the writer waits until it is wanted. */
export interface PartChannel<Part> {
  readonly parts: AsyncIterable<Part>;
  /** Resolves when the part was taken, or will never be. */
  push(part: Part): Promise<void>;
  /** Ends the parts; with an error, the reader throws it. */
  end(error?: unknown): void;
  /** The reader wants no more. */
  leave(): void;
}

export function createPartChannel<Part>(): PartChannel<Part> {
  let waiting: { part: Part; taken: () => void } | null = null;
  let wake = () => {};
  let isOver = false;
  let failure: { error: unknown } | null = null;

  async function* read(): AsyncGenerator<Part> {
    for (;;) {
      if (waiting) {
        const { part, taken } = waiting;
        waiting = null;
        taken();
        yield part;
      } else if (failure) {
        throw failure.error;
      } else if (isOver) {
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }

  return {
    parts: read(),
    push(part) {
      if (isOver) return Promise.resolve();
      return new Promise((taken) => {
        waiting = { part, taken };
        wake();
      });
    },
    end(error) {
      isOver = true;
      if (error !== undefined) failure = { error };
      wake();
    },
    leave() {
      isOver = true;
      waiting?.taken();
      waiting = null;
      wake();
    },
  };
}
