import { listControls, listValues } from './read-form.ts';

type Draft = Readonly<Record<string, string | boolean>>;

/** Keeps what is typed for as long as the tab lives, so that a reload loses nothing. Never for card data. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(listValues(listControls(form))));
  } catch {
    // No room, or storage is switched off: then a reload begins anew.
  }
}

/** Puts a kept draft back into the form: what was typed since the page came is younger and stays. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const control of listControls(form)) {
    const value = draft[control.name];
    if (value === undefined || control.disabled) continue;
    if (control instanceof HTMLSelectElement) restoreChoice(control, String(value));
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value;
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === true;
    else if (control.value === control.defaultValue) control.value = String(value);
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

function readDraft(key: string): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Draft;
  } catch {
    return {};
  }
}

/** Whoever follows a choice hears of it. */
function restoreChoice(select: HTMLSelectElement, value: string): void {
  if (select.value === value || ![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
