/** What in a row takes the focus: its name, the first of its buttons that is one for the keyboard. */
const nameOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('button') ?? null;

/** Called before a row goes away: the focus passes to the next one's name, or to that before. */
export function passFocusOn(pressed: Element): void {
  const row = pressed.closest('li');
  (nameOf(row?.nextElementSibling) ?? nameOf(row?.previousElementSibling))?.focus();
}

/**
 * Called after a row was asked to move: the focus follows to the same button in the row's new place, or to the row's name
 * where that button can do no more.
 * @param steps how many rows further down the row is now; 0 for rows that take their elements with them
 */
export function moveFocusWithRow(pressed: HTMLElement, steps: number): void {
  const row = pressed.closest('li');
  const list = row?.parentElement;
  if (row == null || list == null) return;
  const at = [...row.querySelectorAll('button')].indexOf(pressed as HTMLButtonElement);
  const place = [...list.children].indexOf(row) + steps;
  requestAnimationFrame(() => {
    const now = steps === 0 ? row : list.children[place];
    const same = now?.querySelectorAll('button')[at];
    (same === undefined || same.disabled ? nameOf(now) : same)?.focus();
  });
}

/** The `ref` of the element that replaces the pressed button: focuses it as soon as it mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for a group of fields: the first of them has the focus. */
export function focusFirstField(group: HTMLElement | null): void {
  group?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
