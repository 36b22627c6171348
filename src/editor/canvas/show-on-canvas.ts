/** Scrolls the canvas to a module. */
export function showOnCanvas(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const module = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
  module?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
