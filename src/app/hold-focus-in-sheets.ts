/** Panels that cover a narrow window, below a width that each says. */
const sheets = '[data-locks-scroll="narrow"], [data-locks-scroll="medium"]';

/**
 * Keeps the focus, also that of a screen reader, in a panel that covers the window for as long as it is open; the browser holds it in
 * modal dialogs alone. What is behind the panel is inert, and its button gets the focus back.
 */
export function holdFocusInSheets(): void {
  let release: () => void = () => undefined;
  const follow = (panel: HTMLElement) => {
    release();
    release = holdFocusIn(panel);
  };
  // The event comes before the browser gives the focus back, which an inert button would not take.
  onSheet('beforetoggle', (_panel, state) => state === 'closed' && release());
  onSheet('toggle', (panel, state) => {
    if (state === 'open') follow(panel);
    else if (document.activeElement === document.body) focusFirst(findOpeners(panel));
  });
  const open = [...document.querySelectorAll<HTMLElement>(sheets)].find((panel) =>
    panel.matches(':popover-open'),
  );
  if (open) follow(open);
}

function onSheet(
  type: 'toggle' | 'beforetoggle',
  listener: (panel: HTMLElement, state: string) => void,
): void {
  // These events do not bubble.
  document.addEventListener(
    type,
    (event) => {
      const { target, newState } = event as ToggleEvent;
      if (target instanceof HTMLElement && target.matches(sheets)) listener(target, newState);
    },
    true,
  );
}

/** @returns gives up the hold */
function holdFocusIn(panel: HTMLElement): () => void {
  if (!panel.contains(document.activeElement)) focusFirst(panel.querySelectorAll('button, input, a[href]'));
  let held = makeInert(panel);
  // A page that is turned behind the panel has new parts, and may no longer have the panel.
  const changes = new MutationObserver(() => {
    for (const element of held) element.inert = false;
    held = panel.matches(':popover-open') ? makeInert(panel) : [];
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const element of held) element.inert = false;
  };
}

/** Makes everything inert that is neither in the panel nor around it. @returns what was not so before */
function makeInert(panel: HTMLElement): HTMLElement[] {
  const held: HTMLElement[] = [];
  for (
    let inside: Element = panel;
    inside !== document.body && inside.parentElement;
    inside = inside.parentElement
  ) {
    // Not `children`, which in the form of the search is its field of that name.
    for (const element of inside.parentElement.querySelectorAll(':scope > *')) {
      if (element === inside || !(element instanceof HTMLElement) || element.inert) continue;
      // An inert status is not announced.
      if (element.role === 'status') continue;
      element.inert = true;
      held.push(element);
    }
  }
  return held;
}

function findOpeners(panel: HTMLElement): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`);
}

/** Focuses the first that takes the focus. */
function focusFirst(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
