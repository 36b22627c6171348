import { browserTimings } from '../defaults.ts';
import type { PageRouteName } from '../routes.ts';
import { isMove } from '../site/move-to.ts';
import type { PageData } from '../site/page-data.ts';
import { isPlainLinkPath } from '../site/resolve-link.ts';
import { findSessionHistory, type SessionNavigateEvent } from '../site/session-history.ts';
import { buildPath, matchPath } from '../url.ts';
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
        const answer = fetchPage(locale, target, event);
        // Awaited where it is shown, which may be after it has failed.
        answer.catch(() => undefined);
        try {
          const { turnPage } = await import('./turn-page.ts');
          await turnPage(shown, { event, target, answer, focused, report });
        } catch {
          // A newer release has replaced the module: the document names its own.
          if (!event.signal.aborted) location.reload();
        } finally {
          stopLoading();
        }
      },
    });
  });
}

/** Pages that only a document shows. Those where one pays have a content policy of their own: what the provider's frames need holds nowhere else. */
const ownDocuments = [
  // Leads to the issuer.
  'login',
  'checkout_customer_payment',
  'checkout_payment',
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
  return isMove(event.info) || !isPlainLinkPath(target.pathname, locale);
}

/** @returns null for an answer that is no page data: its address is loaded as a document */
async function fetchPage(
  locale: string,
  { pathname, search }: URL,
  { info, signal }: Pick<SessionNavigateEvent, 'info' | 'signal'>,
): Promise<PageData | null> {
  const query = isMove(info) ? info.query : search;
  const address = buildPath('page_content', { _locale: locale }, { path: pathname, query });
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (response.status >= 500) throw new Error(`Page content: ${response.status}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as PageData) : null;
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
