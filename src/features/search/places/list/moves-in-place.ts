import type { MouseEvent } from 'react';
import { isPlainPress } from '../../../../site/is-plain-press.ts';
import { moveTo } from '../../../../site/move-to.ts';

/**
 * What a link needs to be followed without a new document, keeping the place on the page: it shows the same gallery otherwise.
 * Pressed before React is there, it waits for it (`boot.ts`).
 */
export const movesInPlace = { onClick: moveOnClick, 'data-needs-script': '' } as const;

/** A click that asks the browser for something else, such as a new tab, is left to it. */
function moveOnClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || !isPlainPress(event)) return;
  event.preventDefault();
  moveTo(event.currentTarget.pathname + event.currentTarget.search, { keepsPlace: true });
}
