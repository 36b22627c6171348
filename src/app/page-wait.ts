import type { PageWait } from '../features/shell/ui/page-wait-notice.tsx';
import { isReachable } from '../site/calls/is-reachable.ts';
import type { CurrentRoot } from './turn-page.ts';

/**
 * Shows why a page turn waits, until it may go on: after the time, when the browser is online again, or when the visitor says so.
 * @param milliseconds null waits for the network or the visitor alone
 * @throws when another navigation overtakes the turn
 */
export async function waitOnPage(
  shown: CurrentRoot,
  { reason, milliseconds, signal }: Pick<PageWait, 'reason'> & WaitOptions,
): Promise<void> {
  signal.throwIfAborted();
  const { loading } = document.documentElement.dataset;
  delete document.documentElement.dataset.loading;
  const over = new AbortController();
  try {
    await new Promise<void>((retry, fail) => {
      const options = { signal: over.signal };
      signal.addEventListener('abort', () => fail(signal.reason), options);
      addEventListener('online', () => retry(), options);
      if (milliseconds !== null) {
        const timer = setTimeout(retry, milliseconds);
        over.signal.addEventListener('abort', () => clearTimeout(timer));
      }
      shown.show({ ...shown.read(), wait: { reason, retry } });
    });
    if (loading !== undefined) document.documentElement.dataset.loading = loading;
  } finally {
    over.abort();
    shown.show({ ...shown.read(), wait: null });
  }
}

interface WaitOptions {
  readonly milliseconds: number | null;
  /** Of the navigation. */
  readonly signal: AbortSignal;
}

/** Loads the document of the current address as soon as that is possible; until then the page stays and says why it waits. */
export async function reloadOnceReachable(shown: CurrentRoot, signal: AbortSignal): Promise<void> {
  while (!(await isReachable())) await waitOnPage(shown, { reason: 'offline', milliseconds: null, signal });
  if (!signal.aborted) location.reload();
}
