/** CSS pixels that a picker needs above or below its field to be used without much scrolling. */
const roomWanted = 460;

/** Scrolls the page so that a field's picker fits below it, where there is room neither above nor below. */
export function makeRoom(field: Element): void {
  const { top, bottom } = field.getBoundingClientRect();
  if (Math.max(top, innerHeight - bottom) < roomWanted) field.scrollIntoView({ block: 'start' });
}
