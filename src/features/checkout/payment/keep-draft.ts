/** Drafts of a checkout's billing address live as long as the browser's tab; cards and accounts are never kept. */
const keyOf = (checkoutId: string) => `billing-${checkoutId}`;

/** Keeps what was typed into the billing address. */
export function keepDraft(checkoutId: string, form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(([name]) => name.startsWith('billing.'));
  try {
    sessionStorage.setItem(keyOf(checkoutId), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing still lets people order.
  }
}

/** Puts a draft back into fields that nobody has changed since the page was served. */
export function restoreDraft(checkoutId: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(checkoutId))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) field.value = value;
    if (field instanceof HTMLSelectElement && field.value === '') field.value = value;
  }
}

function readDraft(checkoutId: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(checkoutId)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, string>) : {};
  } catch {
    return {};
  }
}
