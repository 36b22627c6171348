/** Prints the steps of a start with the seconds that each took. */
export interface StartProgress {
  /** Ends the current step and begins the next one; does nothing after `finish`. */
  begin(step: string): void;
  /** Adds to the line of the current step what it has done, such as '3 migrations'. */
  note(result: string): void;
  /** Ends the current step; no further one is printed. */
  finish(): void;
  /** Gives up the current step, because it fails or a message has to be printed; the message gets a line of its own. */
  interrupt(): void;
}

interface Output {
  readonly write: (text: string) => unknown;
  /** True to print a step's name when it begins; false where log lines may come before its end: then each line is written whole. */
  readonly isAnnounced: boolean;
  /** Milliseconds of a clock that only moves forward. */
  readonly now: () => number;
}

export function createStartProgress({ write, isAnnounced, now }: Output): StartProgress {
  let current: { readonly step: string; readonly since: number; result: string } | null = null;
  let isFinished = false;

  function end(): void {
    if (current === null) return;
    const seconds = ((now() - current.since) / 1000).toFixed(1);
    const ending = `${current.result}${seconds} s\n`;
    write(isAnnounced ? ` ${ending}` : `${current.step} … ${ending}`);
    current = null;
  }

  return {
    begin(step) {
      if (isFinished) return;
      end();
      current = { step, since: now(), result: '' };
      if (isAnnounced) write(`${step} …`);
    },
    note(result) {
      if (current !== null) current.result = `${result}, `;
    },
    finish() {
      end();
      isFinished = true;
    },
    interrupt() {
      if (current !== null && isAnnounced) write('\n');
      current = null;
    },
  };
}

/** The progress of this process on its standard output; announces steps on a terminal, or always where nothing else prints. */
export function createConsoleProgress(isAnnounced = process.stdout.isTTY === true): StartProgress {
  return createStartProgress({
    write: (text) => process.stdout.write(text),
    isAnnounced,
    now: () => performance.now(),
  });
}
