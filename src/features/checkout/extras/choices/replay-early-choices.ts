/**
 * Repeats choices that the shopper made before hydration, because React has not received their events. Resets and clicks
 * radio buttons and checkboxes, because React ignores a click that does not change the control.
 */
export function replayEarlyChoices(root: HTMLElement): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(
    'input[type="radio"], input[type="checkbox"]',
  )) {
    if (!input.checked || input.defaultChecked) continue;
    input.checked = false;
    input.click();
  }
  for (const select of root.querySelectorAll('select')) {
    // `defaultSelected` is the option that the server rendered.
    const served = [...select.options].find(({ defaultSelected }) => defaultSelected);
    if (served !== undefined && !served.selected) {
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
