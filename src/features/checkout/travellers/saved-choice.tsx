import { useId } from 'react';
import { Field } from '../../../design/controls/field.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import { fillTraveller, type SavedPerson } from './fill-traveller.ts';

export interface SavedChoiceProps {
  /** Path of the traveller in the form's values, such as `adults.0`. */
  readonly prefix: string;
  readonly saved: readonly SavedPerson[];
}

/** Fills the fields of a traveller with somebody from the member's account (TRVL-017). It has no name: the choice itself is not sent. */
export function SavedChoice({ prefix, saved }: SavedChoiceProps) {
  const texts = useTexts();
  return (
    <Field id={useId()} label={texts('person.savedChoice')} error={null}>
      {(control) => (
        <select
          {...control}
          data-needs-script=""
          defaultValue=""
          onChange={({ currentTarget }) => {
            const group = currentTarget.closest('fieldset');
            const person = saved[Number(currentTarget.value)];
            if (currentTarget.value !== '' && group !== null && person !== undefined)
              fillTraveller(group, prefix, person);
          }}
        >
          <option value="">{texts('person.savedNobody')}</option>
          {saved.map(({ fname, lname, birthDate }, at) => (
            <option key={`${fname} ${lname} ${birthDate}`} value={at}>
              {`${fname} ${lname}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
