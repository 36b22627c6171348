import { browserTimeouts } from '../../defaults.ts';
import { buildPath } from '../../url.ts';

/** True where the server answers anything: before a document is loaded again, since offline that shows the browser's own error page. Never throws. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(browserTimeouts.fetchTimeoutMs);
  return fetch(buildPath('health', {}), { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
