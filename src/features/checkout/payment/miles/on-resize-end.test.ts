import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResizeEnd } from './on-resize-end.ts';

let runs: number;
let page: EventTarget;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  runs = 0;
  page = new EventTarget();
  end = onResizeEnd(() => {
    runs += 1;
  }, page);
});
afterEach(() => {
  vi.useRealTimers();
});
const resize = () => page.dispatchEvent(new Event('resize'));

test('[CONST-038] the slider is measured once, 450 milliseconds after the last change of the window', () => {
  resize();
  vi.advanceTimersByTime(449);
  resize();
  vi.advanceTimersByTime(449);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(runs).toBe(1);
});

test('a slider that is gone is not measured', () => {
  resize();
  end();
  resize();
  vi.advanceTimersByTime(10_000);
  expect(runs).toBe(0);
});
