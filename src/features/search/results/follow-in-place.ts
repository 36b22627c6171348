import type { MouseEvent } from 'react';
import { isPlainPress } from '../../../site/is-plain-press.ts';
import { moveTo } from '../../../site/move-to.ts';

/**
 * Follows a pressed link marked `data-move` without a new document: `keep` leaves the page where it is, `list` goes to the top
 * of another list. Without script, and with a key that asks for a new tab, it is an ordinary link.
 */
export function followInPlace(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a[data-move]');
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  moveTo(link.pathname + link.search, { keepsPlace: link.dataset.move === 'keep' });
}
