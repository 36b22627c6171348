/** What dragging by keyboard puts on an element, with words in English; buttons and the outline do the same, in the app's language. */
const draggable = [
  'role',
  'tabindex',
  'aria-roledescription',
  'aria-describedby',
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
];

/**
 * Leaves dragging to pointers: what can be dragged is no button to a keyboard or a screen reader.
 * @param selector of the elements that are dragged, within the root
 * @returns ends it
 */
export function quietDragging(root: Document | Element, selector: string): () => void {
  const quiet = () => {
    for (const element of root.querySelectorAll(selector)) {
      for (const name of draggable) element.removeAttribute(name);
    }
  };
  quiet();
  const observer = new MutationObserver(quiet);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: draggable });
  return () => observer.disconnect();
}
