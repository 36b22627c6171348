import { type ReactNode, StrictMode, useSyncExternalStore } from 'react';
import { clientActions, initializeStore } from '../site/client-store.ts';
import { reportEvent } from '../site/report-event.ts';
import { watchNavigation } from './navigate.ts';
import { Root, type RootProps } from './root.tsx';

interface Shown {
  read(): RootProps;
  subscribe(listener: () => void): () => void;
  show(next: RootProps): void;
}

function createShown(first: RootProps): Shown {
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

function BrowserShop({ shown }: { shown: Shown }) {
  return <Root {...useSyncExternalStore(shown.subscribe, shown.read, shown.read)} />;
}

/** Starts the shop in the browser: takes over the served page and follows navigations from there. */
export function runBrowserShop(options: { first: RootProps; mount: (element: ReactNode) => unknown }): void {
  const store = initializeStore();
  const shown = createShown({ ...options.first, onLogo: () => store.dispatch(clientActions.startOver()) });
  options.mount(
    <StrictMode>
      <BrowserShop shown={shown} />
    </StrictMode>,
  );
  watchNavigation(shown, (error) => reportEvent(options.first.visit.locale, error));
  document.documentElement.dataset.hydrated = '';
}
