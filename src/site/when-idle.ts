import { browserTimeouts } from '../defaults.ts';

/** Does something in the browser's next quiet moment. @returns calls it off */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, browserTimeouts.idleDelayMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: browserTimeouts.idleTimeoutMs });
  return () => cancelIdleCallback(request);
}
