import { flushSync } from 'react-dom';
import type { PageAnswer } from '../site/page-answer.ts';
import { isPlainLinkPath } from '../site/resolve-link.ts';
import { buildPath, matchPath } from '../url.ts';
import type { RootProps } from './root.tsx';
import { loadView } from './views.ts';

interface Shown {
  read(): RootProps;
  show(next: RootProps): void;
}

/** How long a page may take before the loading state shows: quicker answers would only make it flicker. */
const loadingDelayMs = 150;

/**
 * Follows links inside the shop without a new document. The browser's Navigation API owns history, back and forward,
 * interrupted navigations, focus and scroll; where it is missing every link is an ordinary one (ADR 0001).
 */
export function watchNavigation(shown: Shown, report: (error: unknown) => void): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (event.navigationType === 'reload' || !isShopPage(target, shown.read().visit.locale)) return;
    event.intercept({
      scroll: 'manual',
      handler: async () => {
        try {
          await showPage(shown, target, event.signal);
          event.scroll();
        } catch (error) {
          if (event.signal.aborted) return;
          report(error);
          await showFailure(shown);
        }
      },
    });
  });
}

function isShopPage(target: URL, locale: string): boolean {
  if (target.origin !== location.origin || isPlainLinkPath(target.pathname, locale)) return false;
  return matchPath(target.pathname, [locale])?.kind === 'page';
}

async function showPage(shown: Shown, target: URL, signal: AbortSignal): Promise<void> {
  const stopLoading = showLoadingSoon();
  try {
    const page = await fetchPage(shown.read().visit.locale, target, signal);
    const view = await loadView(page.view);
    if (signal.aborted) return;
    await transitionTo(shown, { ...shown.read(), page, view, path: target.pathname + target.search });
  } finally {
    stopLoading();
  }
}

async function fetchPage(locale: string, target: URL, signal: AbortSignal): Promise<PageAnswer> {
  const address = buildPath(
    'page_content',
    { _locale: locale },
    { path: target.pathname, query: target.search },
  );
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  const isPageAnswer = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isPageAnswer || response.status >= 500) throw new Error(`Page content answered ${response.status}`);
  return (await response.json()) as PageAnswer;
}

async function showFailure(shown: Shown): Promise<void> {
  const current = shown.read();
  const page: PageAnswer = {
    code: 500,
    pageMetaContent: { title: current.texts('failure.title'), description: '' },
    route: null,
    view: 'failure',
    props: {},
  };
  await transitionTo(shown, { ...current, page, view: await loadView('failure') });
}

async function transitionTo(shown: Shown, next: RootProps): Promise<void> {
  const update = () => {
    flushSync(() => shown.show(next));
    document.title = next.page.pageMetaContent.title;
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return update();
  // The page is usable as soon as it is drawn: the animation runs on its own (SHELL-053 … SHELL-055 in page-transition.css).
  await document.startViewTransition(update).updateCallbackDone;
}

function showLoadingSoon(): () => void {
  const timer = setTimeout(() => {
    document.documentElement.dataset.loading = '';
  }, loadingDelayMs);
  return () => {
    clearTimeout(timer);
    delete document.documentElement.dataset.loading;
  };
}
