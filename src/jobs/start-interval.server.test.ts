import { describe, expect, it, vi } from 'vitest';
import { startInterval } from './start-interval.server.ts';

/** Longer than any test takes. */
const neverMs = 3_600_000;

describe('startInterval', () => {
  it('starts the next run after the last one has ended, also after one that failed', async () => {
    const reported: unknown[] = [];
    const third = Promise.withResolvers<void>();
    let runs = 0;
    let atOnce = 0;
    const interval = startInterval({
      intervalMs: 1,
      run: async () => {
        atOnce += 1;
        expect(atOnce).toBe(1);
        runs += 1;
        if (runs === 3) third.resolve();
        await new Promise((done) => setTimeout(done, 5));
        atOnce -= 1;
        if (runs === 1) throw new Error('first run');
      },
      report: (error) => reported.push(error),
    });
    await third.promise;
    await interval.close();
    expect(reported).toEqual([new Error('first run')]);
  });

  it('reports a job that throws before it returns a promise, and continues', async () => {
    const reported: unknown[] = [];
    const interval = startInterval({
      intervalMs: neverMs,
      run: () => {
        throw new Error('at once');
      },
      report: (error) => reported.push(error),
    });
    await interval.runNow();
    await interval.runNow();
    await interval.close();
    expect(reported).toEqual([new Error('at once'), new Error('at once')]);
  });

  it('repeats a run that failed after its own delay', async () => {
    const second = Promise.withResolvers<void>();
    let runs = 0;
    const interval = startInterval({
      intervalMs: neverMs,
      retryDelayMs: 1,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('first run');
        second.resolve();
      },
      report: () => {},
    });
    await interval.runNow();
    await second.promise;
    await interval.close();
  });

  it('runs once more when it is called during a run, however often', async () => {
    const first = Promise.withResolvers<void>();
    const run = vi.fn(() => (run.mock.calls.length === 1 ? first.promise : Promise.resolve()));
    const interval = startInterval({ intervalMs: neverMs, run, report: () => {} });
    const calls = [interval.runNow(), interval.runNow(), interval.runNow()];
    expect(run).toHaveBeenCalledTimes(1);
    first.resolve();
    await Promise.all(calls);
    expect(run).toHaveBeenCalledTimes(2);
    await interval.close();
  });

  it('starts no run once it is closed, and closes after the run under way', async () => {
    const under = Promise.withResolvers<void>();
    const run = vi.fn(() => under.promise);
    const interval = startInterval({ intervalMs: 1, run, report: () => {} });
    void interval.runNow();
    void interval.runNow();
    let isClosed = false;
    const closing = interval.close().then(() => {
      isClosed = true;
    });
    await new Promise((done) => setTimeout(done, 10));
    expect(isClosed).toBe(false);
    under.resolve();
    await closing;
    await interval.runNow();
    await new Promise((done) => setTimeout(done, 10));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
