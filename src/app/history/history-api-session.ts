import type { Interception, SessionHistory, SessionNavigateEvent } from '../../site/session-history.ts';
import { findLinkTarget } from './find-link-target.ts';
import {
  createHistoryEntry,
  type Entry,
  findPrevious,
  findReferrer,
  listEntries,
  readHistoryEntry,
  storeHistoryEntry,
} from './history-entry.ts';
import { createScrollPositions } from './scroll-positions.ts';

interface Asked {
  readonly type: 'push' | 'replace' | 'traverse';
  readonly target: URL;
  readonly info?: unknown;
  readonly state?: unknown;
}

/**
 * The session history by the History API, for browsers without the Navigation API (Safari before 26.2, older Firefox). It sees
 * clicks on links, back and forward, and what `navigate` is called for; forms and other scripts load documents.
 */
export function createHistoryApiSession(): SessionHistory {
  const positions = createScrollPositions();
  let entry = readHistoryEntry() ?? createHistoryEntry(findReferrer(), history.state);
  let address = new URL(location.href);
  let listener: (event: SessionNavigateEvent) => void = () => undefined;
  let underWay = new AbortController();
  /** Of the entry that a pressed link to a fragment is about to make; an entry older than this script has no known one. */
  let beforeFragment: Entry['previous'] = null;
  storeHistoryEntry(entry);

  /** Asks the listener. @returns null for a navigation that it leaves to the browser */
  function ask({ type, target, info }: Asked, { signal }: AbortController): Interception | null {
    let interception: Interception | null = null;
    listener({
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      hashChange: false,
      info,
      navigationType: type,
      signal,
      destination: { url: target.href, sameDocument: type === 'traverse' },
      intercept: (asked) => {
        interception = asked;
      },
      scroll: () => {
        signal.throwIfAborted();
        positions.restore(entry.key, address.hash);
      },
    });
    return interception;
  }

  /** @returns false for a navigation that is left to the browser */
  function open(asked: Asked): boolean {
    const { type, target, state } = asked;
    const started = new AbortController();
    const interception = ask(asked, started);
    if (interception === null) return false;
    if (type !== 'traverse') {
      const isPush = type === 'push';
      const next = createHistoryEntry(isPush ? findPrevious(entry, address, target) : entry.previous, state);
      try {
        history[isPush ? 'pushState' : 'replaceState'](next, '', target);
      } catch {
        // Safari allows 100 changes in 30 seconds: the address can still be loaded.
        return false;
      }
      if (isPush) positions.remember(entry.key);
      entry = next;
      address = target;
    }
    void run(interception, started);
    return true;
  }

  async function run({ handler }: Interception, started: AbortController): Promise<void> {
    underWay.abort();
    underWay = started;
    const abort = () => started.abort();
    // A document that is left for another one loses its requests, which is no failure.
    addEventListener('beforeunload', abort);
    await handler().finally(() => removeEventListener('beforeunload', abort));
  }

  addEventListener('popstate', () => {
    const known = readHistoryEntry();
    // The browser itself has scrolled to the fragment of a link. Pressed again, the link has the same entry, in Chromium with its state.
    const isByLink = known === null || known.key === entry.key;
    if (!isByLink) positions.remember(entry.key);
    const from = address;
    address = new URL(location.href);
    entry = known ?? createHistoryEntry(beforeFragment, history.state);
    beforeFragment = null;
    if (known === null) storeHistoryEntry(entry);
    const isPart = isSamePage(address, from) && (isByLink || address.hash !== from.hash);
    if (!isPart) open({ type: 'traverse', target: address });
    else if (!isByLink) positions.restore(entry.key, address.hash);
  });

  // On the document, after React, whose handlers may prevent what a link does by itself.
  document.addEventListener('click', (event) => {
    const target = findLinkTarget(event);
    if (target === null) return;
    if (target.href.includes('#') && isSamePage(target, address)) {
      // The browser makes the entry, in place of the current one where the address is the same, and has scrolled to the
      // fragment by the time it says so.
      const isPush = target.href !== address.href;
      if (isPush) positions.remember(entry.key);
      beforeFragment = isPush ? findPrevious(entry, address, target) : entry.previous;
      return;
    }
    const type = target.href === address.href ? 'replace' : 'push';
    if (open({ type, target })) event.preventDefault();
  });

  return {
    get currentEntry() {
      return listEntries(entry, address).at(-1) ?? null;
    },
    entries: () => listEntries(entry, address),
    navigate(url, { history: type, info, state }) {
      const target = new URL(url, address);
      // In a preview nothing leads anywhere.
      const isPreview = document.documentElement.dataset.preview !== undefined;
      if (isPreview || open({ type, target, info, state })) return {};
      if (type === 'replace') location.replace(target);
      else location.assign(target);
      return {};
    },
    traverseTo(key) {
      if (entry.previous?.key === key) history.go(-entry.previous.steps);
      return {};
    },
    updateCurrentEntry({ state }) {
      const next = { ...entry, state };
      history.replaceState(next, '');
      entry = next;
    },
    addEventListener: (_type, added) => {
      listener = added;
    },
  };
}

function isSamePage(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
