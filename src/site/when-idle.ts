/** Milliseconds after which it is done even if the browser never has a quiet moment. */
const patience = 2000;
/** Milliseconds to wait in browsers that do not tell when they are idle (Safari). */
const pause = 300;

/** Does something in the browser's next quiet moment. @returns calls it off */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, pause);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(request);
}
