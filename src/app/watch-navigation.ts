import { browserTimings } from '../defaults.ts';
import type { PageRouteName } from '../routes.ts';
import { isReachable } from '../site/calls/is-reachable.ts';
import { readRetryAfter } from '../site/calls/retry-after.ts';
import { isMove } from '../site/move-to.ts';
import type { PageData } from '../site/page-data.ts';
import { isPlainLinkPath } from '../site/resolve-link.ts';
import { findSessionHistory, type SessionNavigateEvent } from '../site/session-history.ts';
import { buildPath, matchPath } from '../url.ts';
import { reloadOnceReachable, waitOnPage } from './page-wait.ts';
import type { CurrentRoot } from './turn-page.ts';

/**
 * Follows links inside the shop without a new document. The session history owns back and forward, interrupted navigations and scroll
 * (ADR 0001). What shows the page loads together with its data.
 */
export function watchNavigation(shown: CurrentRoot, report: (error: unknown) => void): void {
  findSessionHistory()?.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    const { locale } = shown.read().visit;
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    // What stays within the document without going back or forward is a fragment, also of a link that is pressed again.
    if (event.destination.sameDocument !== (event.navigationType === 'traverse')) return;
    if (event.navigationType === 'reload' || !isOurs(event, target, locale)) return;
    const focused = document.activeElement;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        const stopLoading = showLoadingSoon();
        const { signal } = event;
        const loadDocument = () => reloadOnceReachable(shown, signal);
        const answer = fetchPage(shown, target, event);
        // Awaited where it is shown, which may be after it has failed.
        answer.catch(() => undefined);
        try {
          const { turnPage } = await import('./turn-page.ts');
          await turnPage(shown, { event, target, answer, loadDocument, focused, report });
        } catch {
          // A newer release has replaced the module: the document names its own.
          if (!signal.aborted) await loadDocument().catch(() => undefined);
        } finally {
          stopLoading();
        }
      },
    });
  });
  // A page that was left in the middle of a turn is cached so: its request is gone, and its address already another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shown.read().path !== location.pathname + location.search) location.reload();
  });
}

/** Pages that only a document shows. Those where one pays have a content policy of their own: what the provider's frames need holds nowhere else. */
const ownDocuments = [
  // Leads to the issuer.
  'login',
  'checkout_customer_payment',
  'checkout_payment',
  'voucher_form',
  'payment_link',
  'trip_change_review',
] as const satisfies readonly PageRouteName[];

/**
 * Links to lists and hotels load documents (SHELL-047 to SHELL-049). The shop itself moves there without one when a search
 * changes (MASK-029), and so does going back to an entry that was made that way: there is no document to go back to.
 */
function isOurs(event: SessionNavigateEvent, target: URL, locale: string): boolean {
  const match = matchPath(target.pathname, [locale]);
  if (target.origin !== location.origin || match?.kind !== 'page') return false;
  if (event.destination.sameDocument) return true;
  if ((ownDocuments as readonly string[]).includes(match.name)) return false;
  // Without a network there is no document to load: the page stays until there is one again.
  return isMove(event.info) || !navigator.onLine || !isPlainLinkPath(target.pathname, locale);
}

/**
 * Loads the data of a page. Without a network the current page stays until there is one; a request that was refused under load is
 * sent once more after its `Retry-After`.
 * @returns null for an answer that is no page data: its address is loaded as a document
 */
async function fetchPage(
  shown: CurrentRoot,
  { pathname, search }: URL,
  { info, signal }: Pick<SessionNavigateEvent, 'info' | 'signal'>,
): Promise<PageData | null> {
  const query = isMove(info) ? info.query : search;
  const params = { _locale: shown.read().visit.locale };
  const address = buildPath('page_content', params, { path: pathname, query });
  const request = () => fetchWhenOnline(shown, address, signal);
  let response = await request();
  const milliseconds = readRetryAfter(response);
  if (milliseconds !== null) {
    await waitOnPage(shown, { reason: 'busy', milliseconds, signal });
    response = await request();
  }
  if (response.status >= 500) throw new Error(`Page content: ${response.status}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as PageData) : null;
}

async function fetchWhenOnline(shown: CurrentRoot, address: string, signal: AbortSignal): Promise<Response> {
  for (;;) {
    try {
      return await fetch(address, { signal, headers: { accept: 'application/json' } });
    } catch (error) {
      if (signal.aborted || (await isReachable())) throw error;
      await waitOnPage(shown, { reason: 'offline', milliseconds: null, signal });
    }
  }
}

function showLoadingSoon(): () => void {
  const timer = setTimeout(() => {
    document.documentElement.dataset.loading = '';
  }, browserTimings.loadingStateDelayMs);
  return () => {
    clearTimeout(timer);
    delete document.documentElement.dataset.loading;
  };
}
