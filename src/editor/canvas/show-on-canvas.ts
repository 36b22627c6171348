/**
 * Scrolls the canvas to a module: the canvas alone, where `scrollIntoView` would scroll the whole editor out of its
 * frame too.
 */
export function showOnCanvas(id: string): void {
  const view = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow;
  const module = view?.document.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
  if (view == null || module == null) return;
  view.scrollBy({ top: module.getBoundingClientRect().top - room, behavior: 'smooth' });
}

/** Pixels above the module for its toolbar. */
const room = 64;
