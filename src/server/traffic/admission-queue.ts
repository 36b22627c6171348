/** Bounds of one class of traffic in one process. */
export interface AdmissionLimits {
  /** Requests handled at once. */
  readonly atOnce: number;
  /** Requests that may wait; one more is refused at once. */
  readonly waiting: number;
  /** Milliseconds after which a waiting request is refused. */
  readonly waitMs: number;
}

/**
 * - `admitted`: it has a slot until its turn ends
 * - `full`: too many wait already
 * - `late`: it has waited for too long
 * - `gone`: its caller has gone while it waited
 */
export type Admission = 'admitted' | 'full' | 'late' | 'gone';

export interface Turn {
  /** A promise only where the request waits. */
  readonly admission: Admission | Promise<Admission>;
  /** The caller has gone. Takes a waiting request out of the queue; one that has a slot keeps it, for its work goes on. */
  abandon(): void;
  /** The work has ended: gives the slot to the request that waits longest. Only the first call has an effect. */
  end(): void;
}

export interface AdmissionQueue {
  enter(): Turn;
  /** Whether a request that enters now is refused at once. */
  isFull(): boolean;
  /** Requests that are handled and that wait now, and how all former ones were received. */
  read(): { readonly running: number; readonly waiting: number; readonly counts: Record<Admission, number> };
}

/** Admits requests in the order in which they come, never more at once than the limit. */
export function createAdmissionQueue({ atOnce, waiting: mayWait, waitMs }: AdmissionLimits): AdmissionQueue {
  /** In the order of arrival; each is called once, with how its wait has ended. */
  const waiting = new Set<(admission: Admission) => void>();
  const counts: Record<Admission, number> = { admitted: 0, full: 0, late: 0, gone: 0 };
  let running = 0;

  function passSlotOn(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next('admitted');
  }

  function openTurn(admission: Turn['admission'], abandon: () => void): Turn {
    let hasEnded = false;
    return {
      admission,
      abandon,
      end() {
        if (hasEnded) return;
        hasEnded = true;
        passSlotOn();
      },
    };
  }

  function refuse(admission: Admission): Turn {
    counts[admission] += 1;
    return { admission, abandon: () => {}, end: () => {} };
  }

  function wait(): Turn {
    const { promise, resolve } = Promise.withResolvers<Admission>();
    let isAdmitted = false;
    const settle = (admission: Admission) => {
      if (!waiting.delete(settle)) return;
      clearTimeout(timer);
      counts[admission] += 1;
      isAdmitted = admission === 'admitted';
      // Not in the same turn of the event loop: what arrives for other classes is read between two pieces of work.
      if (isAdmitted) setImmediate(resolve, admission);
      else resolve(admission);
    };
    const timer = setTimeout(settle, waitMs, 'late').unref();
    waiting.add(settle);
    const turn = openTurn(promise, () => settle('gone'));
    return { ...turn, end: () => void (isAdmitted && turn.end()) };
  }

  return {
    enter() {
      if (running < atOnce) {
        running += 1;
        counts.admitted += 1;
        return openTurn('admitted', () => {});
      }
      return waiting.size < mayWait ? wait() : refuse('full');
    },
    isFull: () => running >= atOnce && waiting.size >= mayWait,
    read: () => ({ running, waiting: waiting.size, counts: { ...counts } }),
  };
}
