const storageKey = 'scrollPositions';

type Position = readonly [left: number, top: number];

/** Where the visitor left the entries of the session history. */
export interface ScrollPositions {
  /** Notes the position of the entry that is about to be left. */
  remember(key: string): void;
  /** Scrolls to where the entry was left, for the first time to its fragment, or to the top. */
  restore(key: string, hash: string): void;
}

/**
 * Takes over from the browser, which would scroll while the page of before is still there. It stays in charge where a document is
 * come back to.
 */
export function createScrollPositions(): ScrollPositions {
  const positions = readPositions();
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    storePositions(positions);
  });
  return {
    remember: (key) => void positions.set(key, [scrollX, scrollY]),
    restore(key, hash) {
      const position = positions.get(key);
      const part = position === undefined ? findPart(hash) : null;
      if (part !== null) return part.scrollIntoView({ behavior: 'instant' });
      const [left, top] = position ?? [0, 0];
      scrollTo({ left, top, behavior: 'instant' });
    },
  };
}

/** As https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element says. */
function findPart(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(decodeFragment(fragment));
}

/** Empty for a fragment that is no encoded text, such as `50%`. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

/** Survives a reload. */
function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][]);
  } catch {
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // The storage is full or switched off: after a reload, going back leads to the top of pages.
  }
}
