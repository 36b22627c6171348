/** What panels that lie over the page below a width of the window, in pixels, say of it: SHELL-028, and where a list has no room for a map. */
const panelsBelow = { 768: 'narrow', 1280: 'medium' } as const;

/**
 * Panels that overlay a narrow window are in the page on a wide one: the mask, the filters, the map next to them, the
 * checkout's ticket. When a phone or a tablet is turned, this moves them and preserves what is open in them and the
 * focus; no page stays locked behind them.
 * @param below the width that was passed
 * @param lastFocused what got the focus last: the browser takes it, at some time of its own, from what is no longer shown
 */
export function followWidth(
  below: keyof typeof panelsBelow,
  isNarrow: boolean,
  lastFocused: EventTarget | null,
): void {
  const panels = `[data-locks-scroll="${panelsBelow[below]}"]`;
  const focused = findFocused(lastFocused);
  const open = document.querySelector<HTMLElement>(`${panels}:popover-open`);
  const flyout = document.querySelector<HTMLElement>(`${panels} [popover]:popover-open`);
  const panel = open ?? (flyout ?? focused)?.closest<HTMLElement>(panels);
  if (!panel) return;
  const buttons = (of: Element) => document.querySelectorAll<HTMLElement>(`[popovertarget="${of.id}"]`);
  if (!isNarrow) open?.hidePopover();
  else if (flyout !== null) panel.showPopover();
  // A panel closes its flyout when it moves, both ways. A click on the flyout's button opens it again, anchored to the
  // button.
  if (flyout?.matches(':not(:popover-open)')) buttons(flyout)[0]?.click();
  focusFirst([focused, ...(isNarrow ? buttons(panel) : panel.querySelectorAll('button, input, a'))]);
}

/** What has the focus, or had it until the width changed; not what the visitor has left and still sees. */
function findFocused(last: EventTarget | null): Element | null {
  const { activeElement, body } = document;
  if (activeElement !== body) return activeElement;
  return last instanceof Element && !last.checkVisibility() ? last : null;
}

/** Focuses the first that can have the focus. */
function focusFirst(elements: readonly (Element | null)[]): void {
  for (const element of elements) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
