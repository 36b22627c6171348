import { listControls, listValues } from './read-form.ts';

type Draft = Readonly<Record<string, string | boolean>>;

/**
 * Keeps what is typed for as long as the tab lives, so that a reload loses nothing.
 * @param isKept by name; cards and accounts are never kept
 */
export function saveDraft(
  key: string,
  form: HTMLFormElement,
  isKept: (name: string) => boolean = () => true,
): void {
  try {
    const kept = listControls(form).filter(({ name }) => isKept(name));
    sessionStorage.setItem(key, JSON.stringify(listValues(kept)));
  } catch {
    // No room, or storage is switched off: then a reload begins anew.
  }
}

/** Puts a kept draft back into the form: what was typed or chosen since the page came is younger and stays. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  const controls = listControls(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const value = draft[control.name];
    if (value === undefined || control.disabled || touched.has(control.name)) continue;
    if (control instanceof HTMLSelectElement) restoreChoice(control, String(value));
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value;
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === true;
    else control.value = String(value);
  }
}

/** Names of the fields that a draft holds. */
export function listDraft(key: string): readonly string[] {
  return Object.keys(readDraft(key));
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

/** True for what is not as it was served; of a group of radio buttons for those that were changed. */
function isTouched(control: ReturnType<typeof listControls>[number]): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, served);
  }
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  if (isBox && control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Whoever follows a choice hears of it. */
function restoreChoice(select: HTMLSelectElement, value: string): void {
  if (select.value === value || ![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
