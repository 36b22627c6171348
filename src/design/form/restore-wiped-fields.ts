/**
 * WebKit empties text fields with `autocomplete="off"` of a page that it brings back from its back-forward cache. Fields for which
 * there is no autocomplete token (an IBAN, a miles number) get back what they contained. Only in memory, while the page is
 * cached.
 * @param signal ends it
 */
export function restoreWipedFields(signal: AbortSignal): void {
  const values = new Map<HTMLInputElement, string>();
  addEventListener(
    'pagehide',
    () => {
      for (const field of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]'))
        values.set(field, field.value);
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    () => {
      // In a task of its own: WebKit may empty the fields in one that follows the event.
      setTimeout(() => {
        for (const [field, value] of values) if (field.value === '') field.value = value;
        values.clear();
      });
    },
    { signal },
  );
}
