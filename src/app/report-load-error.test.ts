import { afterEach, expect, it, vi } from 'vitest';
import { reportLoadError } from './report-load-error.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports a failed load in a task of its own, which a page that was left no longer runs', async () => {
  vi.useFakeTimers();
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const failure = new TypeError('Importing a module script failed');
  await Promise.reject(failure).catch(reportLoadError);
  expect(reported).toEqual([]);
  vi.runAllTimers();
  expect(reported).toEqual([failure]);
});
