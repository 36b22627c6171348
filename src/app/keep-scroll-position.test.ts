import { afterEach, expect, it, vi } from 'vitest';
import { keepScrollPosition } from './keep-scroll-position.ts';

afterEach(() => vi.unstubAllGlobals());

interface Moved {
  readonly anchors?: boolean;
  readonly isFirefox?: boolean;
  readonly isConnected?: boolean;
  readonly hasFocus?: boolean;
}

/** What is seen is first at one place and then at another; returns how far the page was scrolled. */
function holdMoved({
  anchors = false,
  isFirefox = false,
  isConnected = true,
  hasFocus = true,
}: Moved): unknown[] {
  const scrolled: unknown[] = [];
  const tops = [300, 269];
  const seen = { isConnected, getBoundingClientRect: () => ({ top: tops.shift() }) };
  const body = {};
  vi.stubGlobal('CSS', {
    supports: (name: string) => (name === '-moz-appearance' ? isFirefox : anchors),
  });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('scrollBy', (by: object) => scrolled.push(by));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const elementFromPoint = (x: number, y: number) => (x === 195 && y === 422 && !hasFocus ? seen : null);
  const documentElement = { style: new Map<string, string>() };
  Object.assign(documentElement.style, {
    setProperty: (name: string, value: string) => void documentElement.style.set(name, value),
    removeProperty: (name: string) => void documentElement.style.delete(name),
  });
  const activeElement = hasFocus ? seen : body;
  vi.stubGlobal('document', { body, documentElement, activeElement, elementFromPoint });
  keepScrollPosition()();
  // The browser goes on by itself afterwards.
  expect(documentElement.style.size).toBe(0);
  return scrolled;
}

it('scrolls by what the focused element has moved, where the browser anchors nothing', () => {
  expect(holdMoved({})).toEqual([{ top: -31, behavior: 'instant' }]);
});

it('scrolls by what the middle of the window has moved where nothing has the focus', () => {
  expect(holdMoved({ hasFocus: false })).toEqual([{ top: -31, behavior: 'instant' }]);
});

it('keeps the place in Firefox, too, which loses it where what it holds on to is replaced', () => {
  expect(holdMoved({ anchors: true, isFirefox: true })).toEqual([{ top: -31, behavior: 'instant' }]);
});

it('leaves the place to a browser that anchors it, and what is gone where it was', () => {
  expect(holdMoved({ anchors: true })).toEqual([]);
  expect(holdMoved({ isConnected: false })).toEqual([]);
});
