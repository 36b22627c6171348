import { afterEach, expect, it, vi } from 'vitest';
import { keepScrollPosition } from './keep-scroll-position.ts';

afterEach(() => vi.unstubAllGlobals());

interface Moved {
  readonly anchors?: boolean;
  readonly isConnected?: boolean;
  readonly hasFocus?: boolean;
}

/** What is seen is first at one place and then at another; returns how far the page was scrolled. */
function holdMoved({ anchors = false, isConnected = true, hasFocus = true }: Moved): unknown[] {
  const scrolled: unknown[] = [];
  const tops = [300, 269];
  const seen = { isConnected, getBoundingClientRect: () => ({ top: tops.shift() }) };
  const body = {};
  vi.stubGlobal('CSS', { supports: () => anchors });
  vi.stubGlobal('scrollBy', (by: object) => scrolled.push(by));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const elementFromPoint = (x: number, y: number) => (x === 195 && y === 422 && !hasFocus ? seen : null);
  vi.stubGlobal('document', { body, activeElement: hasFocus ? seen : body, elementFromPoint });
  keepScrollPosition()();
  return scrolled;
}

it('scrolls by what the focused element has moved, where the browser anchors nothing', () => {
  expect(holdMoved({})).toEqual([{ top: -31, behavior: 'instant' }]);
});

it('scrolls by what the middle of the window has moved where nothing has the focus', () => {
  expect(holdMoved({ hasFocus: false })).toEqual([{ top: -31, behavior: 'instant' }]);
});

it('leaves the place to a browser that anchors it, and what is gone where it was', () => {
  expect(holdMoved({ anchors: true })).toEqual([]);
  expect(holdMoved({ isConnected: false })).toEqual([]);
});
