import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTimeouts } from '../../../../defaults.ts';
import { loadScript } from './load-script.ts';

/** A script element, as far as a page loads it. */
class FakeScript {
  src = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  remove() {
    inPage.delete(this);
  }
}

const inPage = new Set<FakeScript>();
const scripts = () => [...inPage];
const firstScript = () => scripts()[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => inPage.add(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  inPage.clear();
});

test('a script is loaded once for all who ask', async () => {
  const address = 'https://provider.example/once.js';
  const both = Promise.all([loadScript(address), loadScript(address)]);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
  firstScript()?.onload?.();
  await expect(both).resolves.toHaveLength(2);
  vi.advanceTimersByTime(browserTimeouts.scriptTimeoutMs);
  await expect(loadScript(address)).resolves.toBeUndefined();
});

test('a script that does not come in time is an error that names it, and is loaded again', async () => {
  const address = 'https://provider.example/late.js';
  const loading = loadScript(address);
  vi.advanceTimersByTime(browserTimeouts.scriptTimeoutMs - 1);
  expect(scripts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect(loading).rejects.toThrow(`The script ${address} of the payment provider did not come within`);
  expect(scripts()).toEqual([]);
  const again = loadScript(address);
  firstScript()?.onload?.();
  await expect(again).resolves.toBeUndefined();
});

test('a script that cannot be loaded is an error at once', async () => {
  const loading = loadScript('https://provider.example/gone.js');
  firstScript()?.onerror?.();
  await expect(loading).rejects.toThrow('could not be loaded');
});
