import { expect, test } from 'vitest';
import { staffPolicy } from '../../../defaults.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

const { freeAttempts, firstPauseMs, maxPauseMs } = staffPolicy;

test('each pause is twice as long, up to five minutes', () => {
  const clock = settableClock('2026-11-21T12:00:00Z');
  const throttle = createSignInThrottle(clock);
  const admit = () => throttle.admit('network', 'mira@staff.example');
  for (let attempt = 1; attempt <= freeAttempts; attempt += 1) expect(admit()).toBe(attempt);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** attempt);
    clock.advance(pauseMs - 1);
    expect(admit()).toBeNull();
    clock.advance(1);
    expect(admit()).toBe(freeAttempts + attempt + 1);
  }
});

test('remembers a limited number of attempts, the latest', () => {
  const throttle = createSignInThrottle(settableClock('2026-11-21T12:00:00Z'));
  throttle.admit('network', 'first@staff.example');
  throttle.admit('network', 'second@staff.example');
  throttle.admit('network', 'first@staff.example');
  for (let n = 0; n < staffPolicy.maxRememberedAttempts - 1; n += 1) throttle.admit(`network ${n}`, 'x');
  expect(throttle.admit('network', 'first@staff.example')).toBe(3);
  expect(throttle.admit('network', 'second@staff.example')).toBe(1);
});
