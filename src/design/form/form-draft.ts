import { listControls, listValues } from './read-form.ts';

type Draft = Readonly<Record<string, string | boolean>>;

/**
 * Saves the form's values in the tab's session storage, so that a reload loses nothing.
 * @param isSaved by field name; false for cards and accounts, which are never saved
 */
export function saveFormDraft(
  key: string,
  form: HTMLFormElement,
  isSaved: (name: string) => boolean = () => true,
): void {
  try {
    const saved = listControls(form).filter(({ name }) => isSaved(name));
    sessionStorage.setItem(key, JSON.stringify(listValues(saved)));
  } catch {
    // The storage is full or switched off: after a reload the form is empty.
  }
}

/** Restores a saved draft, except for fields that the shopper has changed since the page loaded. */
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

/** Lists the names of the fields in a draft. */
export function listDraftFields(key: string): readonly string[] {
  return Object.keys(readDraft(key));
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The storage is switched off, so there is no draft.
  }
}

function readDraft(key: string): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Draft;
  } catch {
    return {};
  }
}

/** True while every control of a form has the value that it was served with. */
export function isPristine(form: HTMLFormElement): boolean {
  return !listControls(form).some(isTouched);
}

/** True when a control differs from the served value; in a radio group, for the buttons that changed. */
function isTouched(control: ReturnType<typeof listControls>[number]): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, served);
  }
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  if (isBox && control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Sets a select and dispatches the change event for its listeners. */
function restoreChoice(select: HTMLSelectElement, value: string): void {
  if (select.value === value || ![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
