/**
 * Tells React what was chosen in the served page before React took it over: the controls show it already, but nobody has heard
 * of it. A radio or box is set back and pressed again, for React only hears of what it sees change.
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
    // Only what was served says which option it came with.
    const served = [...select.options].find(({ defaultSelected }) => defaultSelected);
    if (served !== undefined && !served.selected) {
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
