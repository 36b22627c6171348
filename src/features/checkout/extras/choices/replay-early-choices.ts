/** Choices that the shopper makes before hydration. */
export interface EarlyChoices {
  /** Ends the listening; returns the radio buttons and checkboxes chosen since the page was served. */
  take(): readonly HTMLInputElement[];
}

/**
 * Finds early choices, and listens for more until they are taken. To be called before React takes over, which it does bit by bit:
 * in doing so it sets buttons back to how they were served, in WebKit.
 */
export function watchEarlyChoices(page: Document): EarlyChoices {
  const inputs = page.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  const early = new Set([...inputs].filter(({ checked, defaultChecked }) => checked && !defaultChecked));
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio')
      for (const other of early) if (other.name === target.name) early.delete(other);
    if (target.checked && !target.defaultChecked) early.add(target);
    else early.delete(target);
  };
  page.addEventListener('change', note, true);
  return {
    take() {
      page.removeEventListener('change', note, true);
      return [...early];
    },
  };
}

/**
 * Repeats choices that the shopper made before hydration, because React has not received their events. Resets and clicks
 * radio buttons and checkboxes, because React ignores a click that does not change the control.
 */
export function replayEarlyChoices(root: HTMLElement, early: readonly HTMLInputElement[]): void {
  for (const input of early) {
    if (!root.contains(input)) continue;
    input.checked = false;
    // Not `click()`, which does nothing while the shopper's own click is still being handled: React may take over in the middle of it.
    input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  for (const select of root.querySelectorAll('select')) {
    // `defaultSelected` is the option that the server rendered.
    const served = [...select.options].find(({ defaultSelected }) => defaultSelected);
    if (served !== undefined && !served.selected) {
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
