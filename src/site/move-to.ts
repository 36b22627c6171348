/** What `moveTo` passes to the shop's router along with the address. */
export interface Move {
  readonly kind: 'move';
  /** The page stays where it is scrolled to and keeps the focus: only what it shows has changed. */
  readonly keepsPlace: boolean;
}

export interface MoveOptions {
  /** The new address takes the place of the current one in the history. */
  readonly replaces?: boolean;
  /** See `Move`; a filter or another page of the calendar, but not another list. */
  readonly keepsPlace?: boolean;
  /** Stored with the entry of the history, see `NavigationHistoryEntry.getState`; must be cloneable. */
  readonly state?: unknown;
}

/**
 * Moves inside the shop without a new document: the page's data is loaded again from the server and shown (MASK-027 to
 * MASK-029). Where the browser has no Navigation API the address is loaded as a document.
 * @param address path and query of a page of this site
 */
export function moveTo(
  address: string,
  { replaces = false, keepsPlace = false, state }: MoveOptions = {},
): void {
  if (!('navigation' in window)) {
    if (replaces) location.replace(address);
    else location.assign(address);
    return;
  }
  const move: Move = { kind: 'move', keepsPlace };
  const moved = window.navigation.navigate(address, {
    history: replaces ? 'replace' : 'push',
    info: move,
    ...(state === undefined ? {} : { state }),
  });
  // A move that a later one overtakes ends in an error that is no failure.
  moved.committed?.catch(() => undefined);
  moved.finished?.catch(() => undefined);
}

/** True for what `moveTo` said of a navigation. */
export function isMove(info: unknown): info is Move {
  return typeof info === 'object' && info !== null && (info as Partial<Move>).kind === 'move';
}
