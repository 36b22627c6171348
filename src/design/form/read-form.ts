/** A form value: text, the state of a checkbox, or the values of a group. */
export type FormValue = string | boolean | FormValue[] | { [name: string]: FormValue };

type NamedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Lists the named controls of a form, including each button of a radio group. Leaves out controls in parts that are
 * saved separately (`data-saves`).
 */
export function listControls(form: HTMLFormElement): NamedControl[] {
  return [...form.elements].filter(
    (element): element is NamedControl =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.closest('[data-saves]') === null,
  );
}

/** Lists current names and values, also of disabled controls; a radio group has its chosen value, '' for none. */
export function listValues(controls: readonly NamedControl[]): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const control of controls) {
    const { name, value } = control;
    if (!(control instanceof HTMLInputElement)) values[name] = value;
    else if (control.type === 'checkbox') values[name] = control.checked;
    else if (control.type !== 'radio') values[name] = value;
    else if (control.checked) values[name] = value;
    else values[name] ??= '';
  }
  return values;
}

/** Nests values by path: `adults.0.fname` becomes the first name of the first adult. */
export function nestValues(values: Readonly<Record<string, string | boolean>>): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of Object.entries(values)) {
    const keys = name.split('.');
    const last = keys.pop() ?? name;
    let group = root;
    for (const [at, key] of keys.entries()) {
      const isList = /^\d+$/.test(keys[at + 1] ?? last);
      group[key] ??= isList ? [] : {};
      group = group[key] as Record<string, FormValue>;
    }
    group[last] = value;
  }
  return root;
}
