/**
 * Notes where in the window what a visitor looks at is: what has the focus, else what is in the middle, since a tap on an iPhone gives
 * no focus. Browsers keep it there while something above it grows or shrinks (https://drafts.csswg.org/css-scroll-anchoring/),
 * except for Safari, and for Firefox where what it holds on to is itself replaced.
 * @returns scrolls back to there, where the browser does not
 */
export function keepScrollPosition(): () => void {
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  if (CSS.supports('overflow-anchor', 'auto') && !isFirefox) return () => undefined;
  const { activeElement, body, documentElement } = document;
  // Else Firefox would scroll, too, where it has found its place.
  documentElement.style.setProperty('overflow-anchor', 'none');
  const seen =
    activeElement === body ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : activeElement;
  const top = seen?.getBoundingClientRect().top ?? 0;
  return () => {
    requestAnimationFrame(() => documentElement.style.removeProperty('overflow-anchor'));
    if (!seen?.isConnected) return;
    scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}
