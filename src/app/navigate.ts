import { flushSync } from 'react-dom';
import { browserTimings } from '../defaults.ts';
import type { PageRouteName } from '../routes.ts';
import { clientActions, requireStore } from '../site/client-store.ts';
import { isMove, moveTo } from '../site/move-to.ts';
import type { PageData } from '../site/page-data.ts';
import { isPlainLinkPath } from '../site/resolve-link.ts';
import { trackEvent } from '../site/tracking/track-event.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { buildPath, matchPath } from '../url.ts';
import type { RootProps } from './root.tsx';
import { listTextAreas, loadNotices, loadView, viewTexts } from './views.ts';

interface Shown {
  read(): RootProps;
  show(next: RootProps): void;
}

/**
 * Follows links inside the shop without a new document. The browser's Navigation API owns history, back and forward,
 * interrupted navigations, focus and scroll; where it is missing every link is an ordinary one (ADR 0001).
 */
export function watchNavigation(shown: Shown, report: (error: unknown) => void): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (event.navigationType === 'reload' || !isOurs(event, target, shown.read().visit.locale)) return;
    const keepsPlace = isMove(event.info) && event.info.keepsPlace;
    event.intercept({
      scroll: 'manual',
      focusReset: keepsPlace ? 'manual' : 'after-transition',
      handler: async () => {
        try {
          await showPage(shown, target, event.signal);
          if (!keepsPlace) event.scroll();
        } catch (error) {
          if (event.signal.aborted) return;
          report(error);
          await showFailure(shown);
        }
      },
    });
  });
}

/** Pages whose documents are served with a content policy of their own: what the payment provider's frames need holds nowhere else. */
const ownDocuments = [
  'checkout_customer_payment',
  'checkout_payment',
] as const satisfies readonly PageRouteName[];

/**
 * Links to lists and hotels load documents (SHELL-047 to SHELL-049). The shop itself moves there without one when a search
 * changes (MASK-029), and so does going back to an entry that was made that way: there is no document to go back to.
 */
function isOurs(event: NavigateEvent, target: URL, locale: string): boolean {
  const match = matchPath(target.pathname, [locale]);
  if (target.origin !== location.origin || match?.kind !== 'page') return false;
  const isWithinDocument = event.navigationType === 'traverse' && event.destination.sameDocument;
  if (!isWithinDocument && (ownDocuments as readonly string[]).includes(match.name)) return false;
  return isMove(event.info) || isWithinDocument || !isPlainLinkPath(target.pathname, locale);
}

async function showPage(shown: Shown, target: URL, signal: AbortSignal): Promise<void> {
  const stopLoading = showLoadingSoon();
  try {
    const answer = await fetchPage(shown.read().visit.locale, target, signal);
    if (answer.redirectTo !== undefined) return moveTo(answer.redirectTo, { replaces: true });
    const before = shown.read();
    const page = reuseNotices(before.page, answer);
    const reusesNotices = page !== answer;
    const [texts, view, noticeComponents] = await Promise.all([
      loadTexts(before.visit.language, reusesNotices ? viewTexts[page.view] : listTextAreas(page)),
      loadView(page.view),
      reusesNotices ? before.noticeComponents : loadNotices(page),
    ]);
    if (signal.aborted) return;
    const next = { ...before, texts, page, view, noticeComponents, path: target.pathname + target.search };
    if (pathOf(before) !== pathOf(next)) {
      requireStore().dispatch(clientActions.changePage(before.page.route, page.route));
    }
    await transitionTo(shown, next);
    for (const event of page.events ?? []) trackEvent(before.visit.locale, event);
  } finally {
    stopLoading();
  }
}

/**
 * The answer with the notices on the page where it has the same: they stay unchanged, mostly as the server rendered
 * them (ADR 0020).
 */
function reuseNotices({ notices, noticesTag }: PageData, answer: PageData): PageData {
  const isSame = noticesTag !== undefined && noticesTag === answer.noticesTag;
  return isSame && notices ? { ...answer, notices } : answer;
}

async function fetchPage(locale: string, target: URL, signal: AbortSignal): Promise<PageData> {
  const address = buildPath(
    'page_content',
    { _locale: locale },
    { path: target.pathname, query: target.search },
  );
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  const isPageData = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isPageData || response.status >= 500) throw new Error(`Page content answered ${response.status}`);
  return (await response.json()) as PageData;
}

async function showFailure(shown: Shown): Promise<void> {
  const current = shown.read();
  const page: PageData = {
    code: 500,
    pageMetaContent: { title: current.texts('failure.title'), description: '' },
    route: null,
    view: 'failure',
    props: {},
  };
  await transitionTo(shown, { ...current, page, view: await loadView('failure'), noticeComponents: null });
}

async function transitionTo(shown: Shown, next: RootProps): Promise<void> {
  const update = () => {
    flushSync(() => shown.show(next));
    document.title = next.page.pageMetaContent.title;
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A filter or another month changes what a page shows: it is no other page that would have to come and go.
  const isSamePage = shown.read().page.route === next.page.route && pathOf(shown.read()) === pathOf(next);
  if (isSamePage || isStill || !('startViewTransition' in document)) return update();
  // The page is usable as soon as it is drawn: the animation runs on its own (SHELL-053 … SHELL-055 in page-transition.css).
  await document.startViewTransition(update).updateCallbackDone;
}

function pathOf({ path }: RootProps): string {
  return path.split('?', 1)[0] ?? '';
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
