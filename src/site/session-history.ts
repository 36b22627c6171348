/**
 * The part of the browser's Navigation API that the shop uses to turn pages without a new document, with its names and meanings
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface).
 */
export interface SessionHistory {
  readonly currentEntry: SessionHistoryEntry | null;
  /** Entries of this site, from the oldest. Without the Navigation API the current one and the nearest before it with another path. */
  entries(): readonly SessionHistoryEntry[];
  navigate(
    url: string,
    options: { readonly history: 'push' | 'replace'; readonly info: unknown; readonly state?: unknown },
  ): StartedNavigation;
  traverseTo(key: string): StartedNavigation;
  /** May throw: Safari allows 100 changes of the history in 30 seconds. */
  updateCurrentEntry(options: { readonly state: unknown }): void;
  /** Called before each navigation of this tab that could do without a new document. */
  addEventListener(type: 'navigate', listener: (event: SessionNavigateEvent) => void): void;
}

export interface SessionHistoryEntry {
  readonly key: string;
  readonly url: string | null;
  /** Place in `entries()`. */
  readonly index: number;
  getState(): unknown;
}

/** Rejects when a later navigation overtakes this one. */
interface StartedNavigation {
  readonly committed?: Promise<unknown>;
  readonly finished?: Promise<unknown>;
}

export interface SessionNavigateEvent
  extends Pick<
    NavigateEvent,
    'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'info' | 'navigationType' | 'signal'
  > {
  readonly destination: Pick<NavigationDestination, 'url' | 'sameDocument'>;
  /** Changes the address at once, then calls the handler in place of loading a document. */
  intercept(options: Interception): void;
  /**
   * Scrolls to the top or the fragment of a new entry, or to where the visitor left an earlier one.
   * @throws where another navigation has overtaken this one
   */
  scroll(): void;
}

export interface Interception {
  readonly handler: () => Promise<void>;
  readonly scroll: 'manual';
  readonly focusReset: 'manual';
}

let sessionHistory: SessionHistory | null = globalThis.navigation ?? null;

/** The browser's own where it has the Navigation API; else what was provided, null for nothing. */
export function findSessionHistory(): SessionHistory | null {
  return sessionHistory;
}

/** Sets the history of a browser without the Navigation API. */
export function provideSessionHistory(history: SessionHistory): void {
  sessionHistory = history;
}
