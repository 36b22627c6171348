import { describe, expect, it } from 'vitest';
import { settableClock, systemClock } from './clock.ts';

const NOON = '2026-07-01T12:00:00.000Z';

describe('settableClock', () => {
  it('does not move by itself', () => {
    const clock = settableClock(NOON);
    expect([clock.now(), clock.now()]).toEqual([new Date(NOON), new Date(NOON)]);
  });

  it('moves on, back and to an instant', () => {
    const clock = settableClock(new Date(NOON));
    clock.advance(1500);
    expect(clock.now().toISOString()).toBe('2026-07-01T12:00:01.500Z');
    clock.advance(-1500);
    expect(clock.now().toISOString()).toBe(NOON);
    clock.set('2027-01-01T00:00:00Z');
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  it('is not changed through a date it returned', () => {
    const clock = settableClock(NOON);
    clock.now().setFullYear(1999);
    expect(clock.now()).toEqual(new Date(NOON));
  });

  it('refuses what is no instant', () => {
    const clock = settableClock(NOON);
    expect(() => settableClock('soon')).toThrow(RangeError);
    expect(() => clock.set('soon')).toThrow(RangeError);
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
    expect(clock.now()).toEqual(new Date(NOON));
  });
});

describe('systemClock', () => {
  it('gives the time of the machine', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
