import { findSessionHistory } from './session-history.ts';
import { dropShownPrice } from './shown-price.ts';

/** What `moveTo` passes to the shop's router along with the address. */
export interface Move {
  readonly kind: 'move';
  /** The page stays where it is scrolled to and keeps the focus: only what it shows has changed. */
  readonly keepsPlace: boolean;
  /** What the page's data is asked for with: the query of the link with what that showed, which the address does not have. */
  readonly query: string;
}

export interface MoveOptions {
  /** The new address takes the place of the current one in the history. */
  readonly replaces?: boolean;
  /** See `Move`; a filter or another page of the calendar, but not another list. */
  readonly keepsPlace?: boolean;
  /** Stored with the entry of the history; must be cloneable. */
  readonly state?: unknown;
}

/**
 * Moves inside the shop without a new document: the page's data is loaded again from the server and shown (MASK-027 to
 * MASK-029). In the editor and the gallery of a browser without the Navigation API it does nothing.
 * @param address path and query of a page of this site
 */
export function moveTo(
  address: string,
  { replaces = false, keepsPlace = false, state }: MoveOptions = {},
): void {
  const move: Move = { kind: 'move', keepsPlace, query: /\?[^#]*|$/.exec(address)?.[0] ?? '' };
  const moved = findSessionHistory()?.navigate(dropShownPrice(address), {
    history: replaces ? 'replace' : 'push',
    info: move,
    ...(state === undefined ? {} : { state }),
  });
  // A move that a later one overtakes ends in an error that is no failure.
  moved?.committed?.catch(() => undefined);
  moved?.finished?.catch(() => undefined);
}

/** True for what `moveTo` said of a navigation. */
export function isMove(info: unknown): info is Move {
  return (info as Partial<Move> | undefined)?.kind === 'move';
}
