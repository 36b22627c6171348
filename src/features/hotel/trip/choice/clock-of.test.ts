import { expect, test } from 'vitest';
import { clockOf } from './clock-of.ts';

test('a time is in the time zone of its airport', () => {
  expect(clockOf('2027-05-02T00:15')).toBe('00:15');
});
