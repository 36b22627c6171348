/**
 * What follows once another page is shown in place: the focus goes to its main heading, which screen readers announce and
 * from where the Tab key continues. It stays where a visitor has moved it since. Scrolls nothing.
 * @param focusedBefore what had the focus when the last page was left; null where the focus is known to be lost
 */
export function startAtHeading(focusedBefore: Element | null = null): void {
  const { activeElement, body } = document;
  if (activeElement !== focusedBefore && activeElement !== body) return;
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (heading == null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
