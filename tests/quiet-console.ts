import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console.error or console.warn fails the test that caused it; a test that expects one spies on it itself.
const spies = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };

beforeEach(() => {
  for (const spy of Object.values(spies)) spy.mockClear();
});

afterEach(() => {
  for (const [name, spy] of Object.entries(spies)) {
    if (console[name as keyof typeof spies] === spy) expect(spy.mock.calls, `console.${name}`).toEqual([]);
  }
});
