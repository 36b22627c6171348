/**
 * In a preview links and forms lead nowhere: the page stays open, and the browser sends nothing that a visitor would
 * send. Parts of the same page may be jumped to; what opens and closes on the page does so.
 */
export function stayInPreview(): void {
  addEventListener('click', stayOnLink, { capture: true });
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  if (!('navigation' in window)) return;
  // The shop also navigates by itself, when a search changes; this listener stops the event first.
  window.navigation.addEventListener('navigate', stayOnPage, { capture: true });
}

function stayOnLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link !== null && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

function stayOnPage(event: NavigateEvent): void {
  if (event.hashChange || event.navigationType === 'reload' || !event.cancelable) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}
