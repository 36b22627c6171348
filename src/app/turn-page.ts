import { flushSync } from 'react-dom';
import { findPageGroup } from '../routes.ts';
import { clientActions, requireStore } from '../site/client-store.ts';
import { isMove, moveTo } from '../site/move-to.ts';
import type { PageData } from '../site/page-data.ts';
import type { SessionNavigateEvent } from '../site/session-history.ts';
import { startAtHeading } from '../site/start-at-heading.ts';
import { trackEvent } from '../site/tracking/track-event.ts';
import type { Visit } from '../site/visit.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { keepScrollPosition } from './keep-scroll-position.ts';
import type { RootProps } from './root.tsx';
import { listTextAreas, loadNotices, loadView, viewTexts } from './views.ts';

/** The props of the root that the browser shows now, and how to show others. */
export interface CurrentRoot {
  read(): RootProps;
  show(next: RootProps): void;
}

/** A navigation that the shop answers. */
export interface PageTurn {
  readonly event: SessionNavigateEvent;
  readonly target: URL;
  /** Null for an answer that is no page data: its address is loaded as a document. */
  readonly answer: Promise<PageData | null>;
  /** Loads the document of the address, once the network allows it. */
  readonly loadDocument: () => Promise<void>;
  /** What had the focus when the last page was left. */
  readonly focused: Element | null;
  readonly report: (error: unknown) => void;
}

/** Shows another page in place of the current one, or that it failed, then scrolls and moves the focus unless the move keeps the place. */
export async function turnPage(shown: CurrentRoot, turn: PageTurn): Promise<void> {
  const { event, focused, report } = turn;
  try {
    await showPage(shown, turn);
    if (isMove(event.info) && event.info.keepsPlace) return;
    event.scroll();
    startAtHeading(focused);
  } catch (error) {
    if (event.signal.aborted) return;
    report(error);
    await showFailure(shown);
    startAtHeading(focused);
  }
}

async function showPage(
  shown: CurrentRoot,
  { target, answer: answered, event: { signal }, loadDocument }: PageTurn,
): Promise<void> {
  const answer = await answered;
  if (answer === null) return loadDocument();
  if (answer.redirectTo !== undefined) return moveTo(answer.redirectTo, { replaces: true });
  const before = shown.read();
  const page = reuseNotices(before.page, answer);
  const reusesNotices = page !== answer;
  const parts = await Promise.all([
    loadTexts(before.visit.language, reusesNotices ? viewTexts[page.view] : listTextAreas(page)),
    loadView(page.view),
    reusesNotices ? before.noticeComponents : loadNotices(page),
  ]).catch(() => null);
  if (signal.aborted) return;
  // A newer release has replaced the code: the document of the address, which is the new one already, names its own. Or there is no network.
  if (parts === null) return loadDocument();
  const [texts, view, noticeComponents] = parts;
  const visit = visitOn(page, before.visit);
  const path = target.pathname + target.search;
  const next = { ...before, visit, texts, page, view, noticeComponents, path };
  if (pathOf(before) !== pathOf(next)) {
    requireStore().dispatch(clientActions.changePage(before.page.route, page.route));
  }
  await transitionTo(shown, next);
  for (const event of page.events ?? []) trackEvent(before.visit.locale, event);
}

/** The visit from a page on: a checkout has entered the code of a gift, and no bar says any more that it will. */
function visitOn({ route }: PageData, visit: Visit): Visit {
  if (visit.pendingCode === undefined || route === null || findPageGroup(route) !== 'checkout') return visit;
  const { pendingCode: _, ...rest } = visit;
  return rest;
}

/**
 * The answer with the notices on the page where it has the same: they stay unchanged, mostly as the server rendered
 * them (ADR 0020).
 */
function reuseNotices({ notices, noticesTag }: PageData, answer: PageData): PageData {
  const isSame = noticesTag !== undefined && noticesTag === answer.noticesTag;
  return isSame && notices ? { ...answer, notices } : answer;
}

async function showFailure(shown: CurrentRoot): Promise<void> {
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

async function transitionTo(shown: CurrentRoot, next: RootProps): Promise<void> {
  // A filter or another month changes what a page shows: it is no other page that would have to come and go.
  const isSamePage = shown.read().page.route === next.page.route && pathOf(shown.read()) === pathOf(next);
  const update = () => {
    const backToPlace = isSamePage ? keepScrollPosition() : null;
    flushSync(() => shown.show(next));
    backToPlace?.();
    document.title = next.page.pageMetaContent.title;
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSamePage || isStill || !('startViewTransition' in document)) return update();
  // The page is usable as soon as it is drawn: the animation runs on its own (SHELL-053 … SHELL-055 in page-transition.css).
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // A browser skips the animation of a hidden page, or when the next one begins, and rejects these: that is no failure.
  void Promise.allSettled([ready, finished]);
  await updateCallbackDone;
}

function pathOf({ path }: RootProps): string {
  return path.split('?', 1)[0] ?? '';
}
