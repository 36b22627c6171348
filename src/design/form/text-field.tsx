import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../controls/field.tsx';
import { FieldLabel } from './field-label.tsx';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className' | 'required'> {
  /** Path in the form's values, `adults.0.fname`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
}

/** A text input with its label, and its error after the shopper has left it. */
export function TextField({ name, label, hint, isOptional = false, ...attributes }: TextFieldProps) {
  const error = useFieldError(name);
  return (
    <Field
      id={fieldId(name)}
      label={<FieldLabel isOptional={isOptional}>{label}</FieldLabel>}
      hint={hint}
      error={error}
    >
      {(control) => (
        <input
          type="text"
          {...attributes}
          {...control}
          name={name}
          aria-required={isOptional ? undefined : true}
        />
      )}
    </Field>
  );
}
