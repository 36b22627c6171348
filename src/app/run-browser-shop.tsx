import { type ReactNode, StrictMode, startTransition, useLayoutEffect, useSyncExternalStore } from 'react';
import { clientActions, initializeStore } from '../site/client-store.ts';
import { findSessionHistory } from '../site/session-history.ts';
import { reportEvent } from '../site/tracking/report-event.ts';
import { holdFocusInSheets } from './hold-focus-in-sheets.ts';
import { Root, type RootProps } from './root.tsx';
import type { CurrentRoot } from './turn-page.ts';
import { watchNavigation } from './watch-navigation.ts';

/** The current root as a store that React subscribes to. */
interface RootStore extends CurrentRoot {
  subscribe(listener: () => void): () => void;
}

function createRootStore(first: RootProps): RootStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

interface BrowserShopProps {
  readonly shown: RootStore;
  /** Called once React has taken the page over. */
  readonly onReady: () => void;
}

function BrowserShop({ shown, onReady }: BrowserShopProps) {
  // In a layout effect: `boot.ts` would withhold a press in between from React although it is ready.
  useLayoutEffect(onReady, [onReady]);
  return <Root {...useSyncExternalStore(shown.subscribe, shown.read, shown.read)} />;
}

/**
 * Starts the shop in the browser: takes over the served page and follows navigations from there. React takes it over bit by bit, as it
 * would show a transition: a press in the middle of it is drawn before it goes on.
 * @returns when it has been taken over
 */
export async function runBrowserShop(options: {
  first: RootProps;
  mount: (element: ReactNode) => unknown;
}): Promise<void> {
  if (findSessionHistory() === null) await import('./history/provide-history-api-session.ts');
  const store = initializeStore();
  const shown = createRootStore({
    ...options.first,
    onLogo: () => store.dispatch(clientActions.startOver()),
  });
  await new Promise<void>((resolve) =>
    startTransition(() => {
      options.mount(
        <StrictMode>
          <BrowserShop shown={shown} onReady={resolve} />
        </StrictMode>,
      );
    }),
  );
  watchNavigation(shown, (error) => reportEvent(options.first.visit.locale, error));
  holdFocusInSheets();
  document.documentElement.dataset.hydrated = '';
}
