import type { PrefilledPerson } from './prefill-info.ts';

/** The details of a saved traveller, as they are typed into the form. */
export type SavedPerson = Pick<
  PrefilledPerson,
  'gender' | 'title' | 'fname' | 'lname' | 'birthDate' | 'nationality'
>;

/**
 * Types a saved traveller into the fields of a group. Each field sends the events of typing: the draft is saved, and an
 * error that no longer holds goes.
 * @param prefix path of the traveller in the form's values, such as `adults.0`
 */
export function fillTraveller(group: HTMLFieldSetElement, prefix: string, person: SavedPerson): void {
  for (const [field, value] of Object.entries(person)) {
    for (const control of group.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      `[name="${prefix}.${field}"]`,
    )) {
      // What a traveller is not asked for, such as the title of a child, stays empty.
      if (control.type === 'hidden') continue;
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        control.checked = control.value === value;
        if (!control.checked) continue;
      } else {
        control.value = value;
      }
      announceTyping(control);
    }
  }
}

/** Types a surname into another field. @returns false where there is none yet */
export function takeSurname(
  from: Pick<HTMLInputElement, 'value'>,
  to: Pick<HTMLInputElement, 'value' | 'dispatchEvent'>,
): boolean {
  const surname = from.value.trim();
  if (surname === '') return false;
  to.value = surname;
  announceTyping(to);
  return true;
}

function announceTyping(control: Pick<HTMLElement, 'dispatchEvent'>): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
