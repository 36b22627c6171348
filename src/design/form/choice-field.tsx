import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field } from '../controls/field.tsx';
import { FieldLabel } from './field-label.tsx';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceFieldProps
  extends Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'name' | 'id' | 'className' | 'required' | 'children'
  > {
  /** Path in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly choices: readonly Choice[];
  /** Choices below a separator, such as rarer countries. */
  readonly further?: { readonly label: string; readonly choices: readonly Choice[] } | undefined;
}

/** A native select. */
export function ChoiceField({
  name,
  label,
  hint,
  isOptional = false,
  choices,
  further,
  ...attributes
}: ChoiceFieldProps) {
  const error = useFieldError(name, 'choice');
  return (
    <Field
      id={fieldId(name)}
      label={<FieldLabel isOptional={isOptional}>{label}</FieldLabel>}
      hint={hint}
      error={error}
    >
      {(control) => (
        <select {...attributes} {...control} name={name} aria-required={isOptional ? undefined : true}>
          <Options choices={choices} />
          {further === undefined ? null : (
            <optgroup label={further.label}>
              <Options choices={further.choices} />
            </optgroup>
          )}
        </select>
      )}
    </Field>
  );
}

function Options({ choices }: Pick<ChoiceFieldProps, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
