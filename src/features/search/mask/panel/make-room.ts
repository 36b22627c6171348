/** CSS pixels that a picker needs above or below its field to be used without much scrolling. */
const roomWanted = 460;

/**
 * Scrolls the page so that a field's picker fits below it, where there is room neither above nor below, or where turning a
 * phone has left the field out of sight. To be done before the picker opens: it keeps to the side that it has opened on.
 */
export function makeRoom(field: Element): void {
  const { top, bottom } = field.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= innerHeight;
  if (isSeen && Math.max(top, innerHeight - bottom) >= roomWanted) return;
  field.scrollIntoView({ block: 'start', behavior: 'instant' });
}
