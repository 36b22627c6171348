import { browserTimings } from '../../../../defaults.ts';

/**
 * Calls back once the window has kept its size for a moment (CONST-038).
 * @param window the browser's own
 * @returns ends it
 */
export function onResizeEnd(run: () => void, window: EventTarget = globalThis): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, browserTimings.sliderResizeDelayMs);
  };
  window.addEventListener('resize', runSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', runSoon);
  };
}
