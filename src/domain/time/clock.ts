/** Where all code takes the time from, so that a test or a rehearsal can set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type SettableClock = Clock & {
  set(instant: Date | string): void;
  /** Moves the clock on; a negative number moves it back. */
  advance(milliseconds: number): void;
};

function requireTime(instant: Date | string): number {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return time;
}

/**
 * A clock that changes only when a test sets it.
 * @param start instant, as a Date or in ISO 8601
 * @testSupport
 */
export function settableClock(start: Date | string): SettableClock {
  let time = requireTime(start);
  return {
    now: () => new Date(time),
    set: (instant) => {
      time = requireTime(instant);
    },
    advance: (milliseconds) => {
      time = requireTime(new Date(time + milliseconds));
    },
  };
}
